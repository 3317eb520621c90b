// libxlsxwriter behind plain functions: a workbook is written sheet by sheet, cell by cell.
//
// Texts are written as texts: none becomes a formula, a link or a number, whatever it begins with.

#ifndef COPYDESK_CXLSX_H
#define COPYDESK_CXLSX_H

#include <stdint.h>

/// A workbook that is being written.
typedef struct cxlsx_book cxlsx_book;

/// How a cell looks.
typedef enum {
  CXLSX_PLAIN = 0,
  CXLSX_HEADING,
  CXLSX_WRAPPED,
} cxlsx_style;

/// Begins a workbook at a path; NULL where there is no memory.
cxlsx_book *cxlsx_begin(const char *path);

/// Begins a sheet, which the next calls are about. False where Excel takes no such name.
int32_t cxlsx_sheet(cxlsx_book *book, const char *name);

/// Sets the width of a column, in characters.
void cxlsx_column(cxlsx_book *book, int32_t column, double width);

/// Writes a text of at most 32,767 UTF-16 units. False where it could not be written.
int32_t cxlsx_text(cxlsx_book *book, int32_t row, int32_t column, const char *text, cxlsx_style style);

/// Writes a number.
void cxlsx_number(cxlsx_book *book, int32_t row, int32_t column, double number);

/// Gives the cells of a column, from a first row to a last, a list to choose from: words between commas.
int32_t cxlsx_choices(cxlsx_book *book, int32_t column, int32_t first, int32_t last, const char *words);

/// Keeps the first row in sight, and gives the columns filters.
void cxlsx_finish_sheet(cxlsx_book *book, int32_t last_row, int32_t last_column);

/// Writes the file, and frees the workbook. Zero where all went well.
int32_t cxlsx_end(cxlsx_book *book);

#endif
