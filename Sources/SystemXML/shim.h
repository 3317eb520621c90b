// libxml2 is included by CXML alone; this header only gives the module a file.
