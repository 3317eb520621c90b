#include "CXLSX.h"

#include <stdlib.h>
#include <string.h>
#include <xlsxwriter.h>

struct cxlsx_book {
  lxw_workbook *workbook;
  lxw_worksheet *sheet;
  lxw_format *formats[3];
};

cxlsx_book *cxlsx_begin(const char *path) {
  cxlsx_book *book = calloc(1, sizeof *book);
  if (!book) return NULL;
  book->workbook = workbook_new(path);
  if (!book->workbook) {
    free(book);
    return NULL;
  }
  // The same input makes the same bytes: no clock is looked at.
  lxw_doc_properties properties = {0};
  properties.created = 1;
  workbook_set_properties(book->workbook, &properties);
  book->formats[CXLSX_HEADING] = workbook_add_format(book->workbook);
  format_set_bold(book->formats[CXLSX_HEADING]);
  format_set_bottom(book->formats[CXLSX_HEADING], LXW_BORDER_THIN);
  book->formats[CXLSX_WRAPPED] = workbook_add_format(book->workbook);
  format_set_text_wrap(book->formats[CXLSX_WRAPPED]);
  format_set_align(book->formats[CXLSX_WRAPPED], LXW_ALIGN_VERTICAL_TOP);
  book->formats[CXLSX_PLAIN] = workbook_add_format(book->workbook);
  format_set_align(book->formats[CXLSX_PLAIN], LXW_ALIGN_VERTICAL_TOP);
  return book;
}

int32_t cxlsx_sheet(cxlsx_book *book, const char *name) {
  if (workbook_validate_sheet_name(book->workbook, name) != LXW_NO_ERROR) return 0;
  book->sheet = workbook_add_worksheet(book->workbook, name);
  return book->sheet != NULL;
}

void cxlsx_column(cxlsx_book *book, int32_t column, double width) {
  worksheet_set_column(book->sheet, (lxw_col_t)column, (lxw_col_t)column, width, NULL);
}

int32_t cxlsx_text(cxlsx_book *book, int32_t row, int32_t column, const char *text, cxlsx_style style) {
  return worksheet_write_string(book->sheet, (lxw_row_t)row, (lxw_col_t)column, text, book->formats[style]) == LXW_NO_ERROR;
}

void cxlsx_number(cxlsx_book *book, int32_t row, int32_t column, double number) {
  worksheet_write_number(book->sheet, (lxw_row_t)row, (lxw_col_t)column, number, book->formats[CXLSX_PLAIN]);
}

int32_t cxlsx_choices(cxlsx_book *book, int32_t column, int32_t first, int32_t last, const char *words) {
  // Excel takes at most 255 characters for a list.
  char copy[256];
  char *list[32] = {0};
  if (strlen(words) >= sizeof copy) return 0;
  strcpy(copy, words);
  size_t count = 0;
  for (char *word = strtok(copy, ","); word && count < 31; word = strtok(NULL, ",")) list[count++] = word;
  lxw_data_validation validation = {0};
  validation.validate = LXW_VALIDATION_TYPE_LIST;
  validation.value_list = list;
  return worksheet_data_validation_range(
             book->sheet, (lxw_row_t)first, (lxw_col_t)column, (lxw_row_t)last, (lxw_col_t)column, &validation)
         == LXW_NO_ERROR;
}

void cxlsx_finish_sheet(cxlsx_book *book, int32_t last_row, int32_t last_column) {
  worksheet_freeze_panes(book->sheet, 1, 0);
  worksheet_autofilter(book->sheet, 0, 0, (lxw_row_t)last_row, (lxw_col_t)last_column);
}

int32_t cxlsx_end(cxlsx_book *book) {
  lxw_error error = workbook_close(book->workbook);
  free(book);
  return (int32_t)error;
}
