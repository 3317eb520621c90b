#include <string.h>
#include <unicode/udat.h>
#include <unicode/udata.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "CICU.h"

/// Where names are written. `count` goes on where there is no more room.
typedef struct {
  uint8_t *utf8;
  int32_t capacity;
  int32_t count;
} names;

static void add_bytes(names *out, const char *bytes, int32_t length) {
  for (int32_t i = 0; i < length; i++, out->count++) {
    if (out->count < out->capacity) out->utf8[out->count] = (uint8_t)bytes[i];
  }
}

/// Adds a code and its name, with a zero behind each. A name that is longer than any of CLDR's is left out.
static void add(names *out, const char *code, const UChar *name, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  char text[512];
  int32_t count = 0;
  u_strToUTF8(text, sizeof text, &count, name, length, &status);
  if (length == 0 || U_FAILURE(status) || count >= (int32_t)sizeof text) return;
  add_bytes(out, code, (int32_t)strlen(code) + 1);
  add_bytes(out, text, count);
  add_bytes(out, "", 1);
}

/// Adds what the locale's own table says, and not its parents'. A table that it lacks is none.
static void add_table(names *out, UResourceBundle *bundle, const char *table) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *entries = ures_getByKey(bundle, table, NULL, &status);
  while (U_SUCCESS(status) && ures_hasNext(entries)) {
    const char *code = NULL;
    int32_t length = 0;
    const UChar *name = ures_getNextString(entries, &length, &code, &status);
    if (U_SUCCESS(status) && code != NULL) add(out, code, name, length);
  }
  ures_close(entries);
}

static void add_tables(names *out, const char *package, const char *locale,
                       const char *const *tables, UErrorCode *status) {
  UResourceBundle *bundle = ures_open(package, locale, status);
  // ICU answers for a locale that it does not know in the language of the machine.
  if (*status == U_USING_DEFAULT_WARNING) *status = U_MISSING_RESOURCE_ERROR;
  for (; U_SUCCESS(*status) && *tables != NULL; tables++) add_table(out, bundle, *tables);
  ures_close(bundle);
}

/// Adds symbols of dates, the first of which has the number `first`; their codes are numbers from 1 on.
static void add_symbols(names *out, const char *locale, const UDateFormatSymbolType *types,
                        int32_t count, int32_t first, UErrorCode *status) {
  UDateFormat *format = udat_open(UDAT_FULL, UDAT_FULL, locale, NULL, 0, NULL, 0, status);
  if (*status == U_USING_DEFAULT_WARNING) *status = U_MISSING_RESOURCE_ERROR;
  for (int32_t i = 0; i < count && U_SUCCESS(*status); i++) {
    int32_t end = udat_countSymbols(format, types[i]);
    for (int32_t symbol = first; symbol < end && symbol - first < 12; symbol++) {
      UChar name[128];
      int32_t length = udat_getSymbols(format, types[i], symbol, name, 128, status);
      int32_t number = symbol - first + 1;
      const char code[3] = {(char)(number < 10 ? '0' + number : '1'),
                            (char)(number < 10 ? 0 : '0' + number - 10), 0};
      if (U_SUCCESS(*status)) add(out, code, name, length);
    }
  }
  udat_close(format);
}

int32_t cicu_names(int32_t kind, const char *locale, uint8_t *utf8, int32_t capacity,
                   int32_t *error) {
  static const char *const languages[] = {"Languages",         "Languages%long", "Languages%short",
                                          "Languages%variant", "Languages%menu", NULL};
  static const char *const regions[] = {"Countries", "Countries%short", "Countries%variant", NULL};
  static const UDateFormatSymbolType weekdays[] = {
      UDAT_STANDALONE_WEEKDAYS, UDAT_STANDALONE_SHORT_WEEKDAYS, UDAT_STANDALONE_NARROW_WEEKDAYS,
      UDAT_WEEKDAYS,            UDAT_SHORT_WEEKDAYS,            UDAT_SHORTER_WEEKDAYS};
  static const UDateFormatSymbolType months[] = {
      UDAT_STANDALONE_MONTHS, UDAT_STANDALONE_SHORT_MONTHS, UDAT_STANDALONE_NARROW_MONTHS,
      UDAT_MONTHS, UDAT_SHORT_MONTHS};
  names out = {utf8, capacity, 0};
  UErrorCode status = U_ZERO_ERROR;
  switch (kind) {
    case cicu_languages:
      add_tables(&out, U_ICUDATA_NAME "-lang", locale, languages, &status);
      break;
    case cicu_regions:
      add_tables(&out, U_ICUDATA_NAME "-region", locale, regions, &status);
      break;
    case cicu_weekdays:
      // Before Sunday, ICU keeps an empty place.
      add_symbols(&out, locale, weekdays, sizeof weekdays / sizeof *weekdays, 1, &status);
      break;
    default:
      add_symbols(&out, locale, months, sizeof months / sizeof *months, 0, &status);
  }
  *error = U_FAILURE(status) ? status : U_ZERO_ERROR;
  return U_FAILURE(status) ? -1 : out.count;
}
