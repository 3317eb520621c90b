// The template of the audit's page, its style sheet and its script, the style sheet of a drawn alert, and the template of a digest, embedded in the binary.

#ifndef COPYDESK_PAGE_DATA_H
#define COPYDESK_PAGE_DATA_H

#include <stdint.h>

/// The files, by number.
enum {
  page_data_template = 0,
  page_data_style = 1,
  page_data_script = 2,
  page_data_alert = 3,
  page_data_digest = 4,
};

/// How many bytes a file has.
int32_t page_data_size(int32_t file);

/// A byte of a file; zero past its end.
uint8_t page_data_byte(int32_t file, int32_t offset);

#endif
