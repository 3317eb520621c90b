#include "PageData.h"

static const unsigned char template_bytes[] = {
#embed "page.mustache"
};
static const unsigned char style_bytes[] = {
#embed "page.css"
};
static const unsigned char script_bytes[] = {
#embed "page.js"
};
static const unsigned char alert_bytes[] = {
#embed "alert.css"
};
static const unsigned char digest_bytes[] = {
#embed "digest.mustache"
};

static const struct {
  const unsigned char *bytes;
  int32_t size;
} files[] = {
    [page_data_template] = {template_bytes, sizeof template_bytes},
    [page_data_style] = {style_bytes, sizeof style_bytes},
    [page_data_script] = {script_bytes, sizeof script_bytes},
    [page_data_alert] = {alert_bytes, sizeof alert_bytes},
    [page_data_digest] = {digest_bytes, sizeof digest_bytes},
};

int32_t page_data_size(int32_t file) { return files[file].size; }

uint8_t page_data_byte(int32_t file, int32_t offset) {
  return offset < files[file].size ? files[file].bytes[offset] : 0;
}
