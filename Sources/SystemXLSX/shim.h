// libxlsxwriter is included by CXLSX alone; this header only gives the module a file.
