#include "LayoutData.h"

static const unsigned char inter[] = {
#embed "../../Layout/inter.txt"
};
static const unsigned char metrics[] = {
#embed "../../Layout/metrics.json"
};
static const unsigned char platforms[] = {
#embed "../../Layout/platforms.json"
};
static const unsigned char samples[] = {
#embed "../../Layout/samples.json"
};

static const struct {
  const unsigned char *bytes;
  int32_t size;
} files[] = {
    [layout_data_inter] = {inter, sizeof inter},
    [layout_data_metrics] = {metrics, sizeof metrics},
    [layout_data_platforms] = {platforms, sizeof platforms},
    [layout_data_samples] = {samples, sizeof samples},
};

int32_t layout_data_size(int32_t file) { return files[file].size; }

uint64_t layout_data_word(int32_t file, int32_t offset) {
  uint64_t word = 0;
  for (int i = 0; i < 8 && offset + i < files[file].size; i++) {
    word |= (uint64_t)files[file].bytes[offset + i] << (8 * i);
  }
  return word;
}
