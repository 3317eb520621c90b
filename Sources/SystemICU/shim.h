// ICU is included by CICU alone; this header only gives the module a file.
