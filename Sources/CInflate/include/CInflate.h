// zlib's inflate behind one plain function: a packed piece whose size is known is unpacked at once, so
// that no stream outlives the call and no more is written than there is room for.

#ifndef COPYDESK_CINFLATE_H
#define COPYDESK_CINFLATE_H

#include <stdint.h>

/// Unpacks raw deflate data (RFC 1951). Returns 1 when it stands for exactly `size` bytes, else 0.
int cinflate_unpack(const uint8_t *packed, uint32_t count, uint8_t *bytes, uint32_t size);

/// The CRC-32 of some bytes.
uint32_t cinflate_checksum(const uint8_t *bytes, uint32_t count);

#endif
