#include "CICU.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/ucnv.h>
#include <unicode/utf8.h>
#include <unicode/utypes.h>
#include <unicode/uvernum.h>

struct cicu_breaks {
  UBreakIterator *iterator;
  UChar *units;       // the text as UTF-16
  int32_t *offsets;   // the UTF-8 byte offset at which each UTF-16 unit starts
  int32_t capacity;
};

cicu_breaks *cicu_breaks_open(int kind, const char *locale, int32_t *error) {
  static const UBreakIteratorType kinds[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_SENTENCE, UBRK_LINE};
  UErrorCode status = U_ZERO_ERROR;
  cicu_breaks *breaks = calloc(1, sizeof *breaks);
  if (breaks == NULL) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  breaks->iterator = ubrk_open(kinds[kind], locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    *error = status;
    free(breaks);
    return NULL;
  }
  return breaks;
}

void cicu_breaks_close(cicu_breaks *breaks) {
  if (breaks == NULL) return;
  ubrk_close(breaks->iterator);
  free(breaks->units);
  free(breaks->offsets);
  free(breaks);
}

static int reserve(cicu_breaks *breaks, int32_t length) {
  if (length < breaks->capacity) return 1;
  int32_t capacity = length < 512 ? 1024 : length + length / 2 + 1;
  UChar *units = realloc(breaks->units, (size_t)capacity * sizeof *units);
  if (units == NULL) return 0;
  breaks->units = units;
  int32_t *offsets = realloc(breaks->offsets, (size_t)capacity * sizeof *offsets);
  if (offsets == NULL) return 0;
  breaks->offsets = offsets;
  breaks->capacity = capacity;
  return 1;
}

int32_t cicu_breaks_fill(cicu_breaks *breaks, const uint8_t *utf8, int32_t length, int32_t *ends,
                         int32_t *statuses, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  // UTF-16 never takes more units than UTF-8 takes bytes; one more holds the end.
  if (!reserve(breaks, length)) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return -1;
  }
  int32_t units = 0, i = 0;
  while (i < length) {
    int32_t start = i;
    UChar32 c;
    U8_NEXT_OR_FFFD(utf8, i, length, c);
    breaks->offsets[units] = start;
    if (c < 0x10000) {
      breaks->units[units++] = (UChar)c;
    } else {
      breaks->offsets[units + 1] = start;
      breaks->units[units++] = U16_LEAD(c);
      breaks->units[units++] = U16_TRAIL(c);
    }
  }
  breaks->offsets[units] = length;
  ubrk_setText(breaks->iterator, breaks->units, units, &status);
  if (U_FAILURE(status)) {
    *error = status;
    return -1;
  }
  int32_t count = 0;
  ubrk_first(breaks->iterator);
  for (int32_t end; (end = ubrk_next(breaks->iterator)) != UBRK_DONE; count++) {
    ends[count] = breaks->offsets[end];
    statuses[count] = ubrk_getRuleStatus(breaks->iterator);
  }
  return count;
}

/// The end of a conversion. Too little room is no failure: the count says how much is wanted.
static int32_t finish(UConverter *converter, int32_t count, UErrorCode status, int32_t *error) {
  if (converter != NULL) ucnv_close(converter);
  *error = status == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : status;
  return U_SUCCESS(*error) ? count : -1;
}

int32_t cicu_to_utf8(const char *name, const uint8_t *bytes, int32_t length, uint8_t *utf8,
                     int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &status);
  int32_t count = U_FAILURE(status) ? -1
                                    : ucnv_toAlgorithmic(UCNV_UTF8, converter, (char *)utf8, capacity,
                                                         (const char *)bytes, length, &status);
  return finish(converter, count, status, error);
}

int32_t cicu_from_utf8(const char *name, const uint8_t *utf8, int32_t length, uint8_t *bytes,
                       int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &status);
  int32_t count = U_FAILURE(status) ? -1
                                    : ucnv_fromAlgorithmic(converter, UCNV_UTF8, (char *)bytes,
                                                           capacity, (const char *)utf8, length,
                                                           &status);
  return finish(converter, count, status, error);
}

const char *cicu_error_name(int32_t error) { return u_errorName((UErrorCode)error); }

const char *cicu_version(void) { return U_ICU_VERSION; }

const char *cicu_unicode_version(void) {
  static char text[U_MAX_VERSION_STRING_LENGTH];
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, text);
  return text;
}
