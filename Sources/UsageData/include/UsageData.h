// The files of Locales/wordings/, embedded in the binary.

#ifndef COPYDESK_USAGE_DATA_H
#define COPYDESK_USAGE_DATA_H

#include <stdint.h>

/// What a file counts: the labels of a locale, its words, the pairs of letters that it knows;
/// of all locales, the labels that are worded alike, what two regions word differently, and how Han characters sound and look.
enum usage_kind { USAGE_LABELS, USAGE_WORDS, USAGE_PAIRS, USAGE_ALIKE, USAGE_REGIONS, USAGE_HAN };

/// How many bytes the file has that counts `kind` in `locale`, a BCP 47 tag that fits into eight bytes, the first in the
/// lowest bits; 0 where there is none. Those of all locales are asked for with 0.
int32_t usage_data_size(uint64_t locale, enum usage_kind kind);

/// Eight bytes of that file from `offset` on, which is no further than the end, the first in the lowest bits; zero past
/// the end. Swift reads the data through this, so that no pointer leaves the module.
uint64_t usage_data_word(uint64_t locale, enum usage_kind kind, int32_t offset);

#endif
