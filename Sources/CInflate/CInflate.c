#include "CInflate.h"

#include <string.h>
#include <zlib.h>

int cinflate_unpack(const uint8_t *packed, uint32_t count, uint8_t *bytes, uint32_t size) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  // Without zlib's own head and checksum: a ZIP archive has its own.
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return 0;
  stream.next_in = (z_const Bytef *)packed;
  stream.avail_in = count;
  stream.next_out = bytes;
  stream.avail_out = size;
  int result = inflate(&stream, Z_FINISH);
  int is_whole = result == Z_STREAM_END && stream.avail_out == 0;
  inflateEnd(&stream);
  return is_whole;
}

uint32_t cinflate_checksum(const uint8_t *bytes, uint32_t count) {
  return (uint32_t)crc32(crc32(0, Z_NULL, 0), bytes, count);
}
