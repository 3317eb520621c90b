// The files of Layout/, embedded in the binary.

#ifndef COPYDESK_LAYOUT_DATA_H
#define COPYDESK_LAYOUT_DATA_H

#include <stdint.h>

/// The files, by number.
enum {
  layout_data_inter = 0,
  layout_data_metrics = 1,
  layout_data_platforms = 2,
  layout_data_samples = 3,
};

/// How many bytes a file has.
int32_t layout_data_size(int32_t file);

/// Eight bytes of a file from `offset` on, the first in the lowest bits; zero past the end.
/// Swift reads the data through this, so that no pointer leaves the module.
uint64_t layout_data_word(int32_t file, int32_t offset);

#endif
