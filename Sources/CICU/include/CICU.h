// Our own names over the few ICU calls that copydesk makes.
//
// ICU's public names are macros that carry the version (`ubrk_open` is `ubrk_open_72` here and
// `_74` on the next distribution), which Swift cannot import, and ICU's types clash with those of
// the ICU inside Foundation. So no ICU header is included here: types are opaque, functions plain.

#ifndef COPYDESK_CICU_H
#define COPYDESK_CICU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

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

/// ICU's dictionary of Chinese and Japanese words. Not thread-safe: one owner at a time.
typedef struct cicu_han cicu_han;

/// Opens the dictionary; NULL when there is none, or it is stored in a form that is not known here.
cicu_han *cicu_han_open(void);

void cicu_han_close(cicu_han *han);

/// Divides a run of Han (only U+4E00 to U+9FFF, so that each takes three bytes) into words, as ICU's
/// iterator of words does.
///
/// Writes where each word ends, in bytes from the start of the run, and returns how many there are: at
/// most a third of `length`.
int32_t cicu_han_words(cicu_han *han, const uint8_t *utf8, int32_t length, int32_t *ends);

/// Converts between a character set that ICU knows by `name` (IANA or a usual alias) and UTF-8.
///
/// Writes at most `capacity` bytes and returns how many there would be; -1 with ICU's error code in
/// `error`, which is also what an unknown name gives. What cannot be converted becomes U+FFFD or `?`.
int32_t cicu_to_utf8(const char *name, const uint8_t *bytes, int32_t length, uint8_t *utf8,
                     int32_t capacity, int32_t *error);
int32_t cicu_from_utf8(const char *name, const uint8_t *utf8, int32_t length, uint8_t *bytes,
                       int32_t capacity, int32_t *error);

/// What is named by members of a closed set.
enum {
  cicu_languages = 0,
  cicu_regions = 1,
  cicu_weekdays = 2,
  cicu_months = 3,
};

/// Writes the names that ICU has in a locale, in all their variants: a code and its name, each with a zero
/// behind it. Codes are BCP 47's with `_` (`nb`, `zh_Hans`, `US`), of days and months numbers from 1 on,
/// Sunday first.
///
/// Only what the locale itself has of languages and regions, not its parents. Writes at most `capacity` bytes
/// and returns how many there would be; -1 with ICU's error code in `error`.
int32_t cicu_names(int32_t kind, const char *locale, uint8_t *utf8, int32_t capacity,
                   int32_t *error);

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

/// What a part of a message in MessageFormat is; ICU's `MessagePattern::Part` has the same parts.
enum {
  cicu_message_start = 0,
  cicu_message_end = 1,
  /// An apostrophe that quotes and is not shown.
  cicu_message_quote = 2,
  /// Where the apostrophe that should end a quotation is missing.
  cicu_message_missing_quote = 3,
  /// The `#` that stands for the number of the plural around it.
  cicu_message_number_sign = 4,
  cicu_message_argument_start = 5,
  cicu_message_argument_end = 6,
  cicu_message_name = 7,
  /// The type of a simple argument: `number`.
  cicu_message_type = 8,
  /// The style of a simple argument, with the spaces around it.
  cicu_message_style = 9,
  /// `one`, `=1`, `female`; in a choice, the sign behind its number.
  cicu_message_selector = 10,
  /// The number of `=1`, of `offset:1`, or before a choice's sign.
  cicu_message_value = 11,
};

/// What kind of argument starts.
enum {
  cicu_argument_plain = 0,
  cicu_argument_simple = 1,
  cicu_argument_choice = 2,
  cicu_argument_plural = 3,
  cicu_argument_select = 4,
  cicu_argument_ordinal = 5,
};

/// Why a message cannot be read.
enum {
  cicu_message_bad_syntax = 1,
  cicu_message_unmatched_brace = 2,
  /// A plural or select has no branch `other`.
  cicu_message_lacks_other = 3,
  /// A name of over 65,535 units, or a number that is out of range.
  cicu_message_too_large = 4,
};

/// A part of a message: UTF-8 byte offsets, the end exclusive.
typedef struct {
  int32_t type;
  int32_t start;
  int32_t end;
  /// The kind of an argument where it starts, else 0.
  int32_t kind;
} cicu_message_part;

/// Parses a message in MessageFormat with ICU's own parser, which calls itself at every brace: the
/// caller bounds the nesting.
///
/// Writes at most `capacity` parts in their order and returns how many there are; -1 with one of the
/// reasons above in `error`, and near which byte in `error_offset`.
int32_t cicu_message_parse(const uint8_t *utf8, int32_t length, cicu_message_part *parts,
                           int32_t capacity, int32_t *error, int32_t *error_offset);

/// The name of an ICU error code, such as "U_FILE_ACCESS_ERROR". Static storage.
const char *cicu_error_name(int32_t error);

/// ICU's version, such as "72.1". Static storage.
const char *cicu_version(void);

/// The Unicode version that ICU implements, such as "15.0". Static storage.
const char *cicu_unicode_version(void);

#ifdef __cplusplus
}
#endif

#endif
