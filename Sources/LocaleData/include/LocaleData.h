// The files of Locales/, embedded in the binary.

#ifndef COPYDESK_LOCALE_DATA_H
#define COPYDESK_LOCALE_DATA_H

#include <stdint.h>

/// How many bytes there are: the files in order, each followed by a zero byte.
int32_t locale_data_size(void);

/// Where the file ends that starts at `start`: the offset of the zero byte behind it.
int32_t locale_data_end(int32_t start);

/// Eight bytes from `offset` on, which is no further than the end, the first in the lowest bits; zero past the end.
/// Swift reads the data through this, so that no pointer leaves the module.
uint64_t locale_data_word(int32_t offset);

#endif
