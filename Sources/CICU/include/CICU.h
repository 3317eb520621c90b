// Our own names over the few ICU calls that copydesk makes.
//
// ICU's public names are macros that carry the version (`ubrk_open` is `ubrk_open_72` here and
// `_74` on the next distribution), which Swift cannot import, and ICU's types clash with those of
// the ICU inside Foundation. So no ICU header is included here: types are opaque, functions plain.

#ifndef COPYDESK_CICU_H
#define COPYDESK_CICU_H

#include <stdint.h>

/// What a break iterator looks for (UAX #29 and UAX #14).
enum {
  cicu_characters = 0,
  cicu_words = 1,
  cicu_sentences = 2,
  cicu_lines = 3,
};

/// An open break iterator with its own UTF-16 buffer. Not thread-safe: one owner at a time.
typedef struct cicu_breaks cicu_breaks;

/// Opens an iterator. On failure returns NULL and stores ICU's error code in `error`.
cicu_breaks *cicu_breaks_open(int kind, const char *locale, int32_t *error);

void cicu_breaks_close(cicu_breaks *breaks);

/// Finds all boundaries of `utf8` in one call.
///
/// Writes at most `length` pairs: the end of a segment (a UTF-8 byte offset, ascending; the last is
/// `length`) and ICU's rule status of that segment. Both arrays hold at least `length` elements.
/// Returns the number of segments, or -1 with ICU's error code in `error`.
int32_t cicu_breaks_fill(cicu_breaks *breaks, const uint8_t *utf8, int32_t length, int32_t *ends,
                         int32_t *statuses, int32_t *error);

/// Converts between a character set that ICU knows by `name` (IANA or a usual alias) and UTF-8.
///
/// Writes at most `capacity` bytes and returns how many there would be; -1 with ICU's error code in
/// `error`, which is also what an unknown name gives. What cannot be converted becomes U+FFFD or `?`.
int32_t cicu_to_utf8(const char *name, const uint8_t *bytes, int32_t length, uint8_t *utf8,
                     int32_t capacity, int32_t *error);
int32_t cicu_from_utf8(const char *name, const uint8_t *utf8, int32_t length, uint8_t *bytes,
                       int32_t capacity, int32_t *error);

/// East Asian Width (UAX #11), as far as layout tells it apart: full width counts as wide.
enum {
  cicu_width_narrow = 0,
  cicu_width_ambiguous = 1,
  cicu_width_half = 2,
  cicu_width_wide = 3,
};

int32_t cicu_east_asian_width(uint32_t scalar);

/// Whether UAX #14 keeps what follows this scalar on its line, as an opening bracket does.
int32_t cicu_keeps_next(uint32_t scalar);

/// Whether UAX #14 keeps this scalar on the line of what precedes it, as it does a closing bracket.
int32_t cicu_keeps_previous(uint32_t scalar);

/// The name of an ICU error code, such as "U_FILE_ACCESS_ERROR". Static storage.
const char *cicu_error_name(int32_t error);

/// ICU's version, such as "72.1". Static storage.
const char *cicu_version(void);

/// The Unicode version that ICU implements, such as "15.0". Static storage.
const char *cicu_unicode_version(void);

#endif
