// zlib is included by CInflate alone; this header only gives the module a file.
