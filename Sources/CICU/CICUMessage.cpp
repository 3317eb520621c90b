#include "CICU.h"

#include <algorithm>
#include <unicode/messagepattern.h>
#include <vector>

namespace {

/// A text as UTF-16, and where each of its units stands in UTF-8.
struct Text {
  icu::UnicodeString units;
  std::vector<int32_t> offsets;

  Text(const uint8_t *utf8, int32_t length) {
    offsets.reserve(static_cast<size_t>(length) + 1);
    for (int32_t i = 0; i < length;) {
      int32_t start = i;
      UChar32 c;
      U8_NEXT_OR_FFFD(utf8, i, length, c);
      units.append(c);
      offsets.insert(offsets.end(), c < 0x10000 ? 1 : 2, start);
    }
    offsets.push_back(length);
  }

  int32_t offset(int32_t unit) const {
    if (unit < 0) return 0;
    return offsets[std::min(static_cast<size_t>(unit), offsets.size() - 1)];
  }
};

int32_t type(UMessagePatternPartType type) {
  switch (type) {
    case UMSGPAT_PART_TYPE_MSG_START: return cicu_message_start;
    case UMSGPAT_PART_TYPE_MSG_LIMIT: return cicu_message_end;
    case UMSGPAT_PART_TYPE_SKIP_SYNTAX: return cicu_message_quote;
    case UMSGPAT_PART_TYPE_INSERT_CHAR: return cicu_message_missing_quote;
    case UMSGPAT_PART_TYPE_REPLACE_NUMBER: return cicu_message_number_sign;
    case UMSGPAT_PART_TYPE_ARG_START: return cicu_message_argument_start;
    case UMSGPAT_PART_TYPE_ARG_LIMIT: return cicu_message_argument_end;
    case UMSGPAT_PART_TYPE_ARG_NUMBER:
    case UMSGPAT_PART_TYPE_ARG_NAME: return cicu_message_name;
    case UMSGPAT_PART_TYPE_ARG_TYPE: return cicu_message_type;
    case UMSGPAT_PART_TYPE_ARG_STYLE: return cicu_message_style;
    case UMSGPAT_PART_TYPE_ARG_SELECTOR: return cicu_message_selector;
    case UMSGPAT_PART_TYPE_ARG_INT:
    case UMSGPAT_PART_TYPE_ARG_DOUBLE: return cicu_message_value;
  }
  return cicu_message_value;
}

int32_t kind(UMessagePatternArgType type) {
  switch (type) {
    case UMSGPAT_ARG_TYPE_NONE: return cicu_argument_plain;
    case UMSGPAT_ARG_TYPE_SIMPLE: return cicu_argument_simple;
    case UMSGPAT_ARG_TYPE_CHOICE: return cicu_argument_choice;
    case UMSGPAT_ARG_TYPE_PLURAL: return cicu_argument_plural;
    case UMSGPAT_ARG_TYPE_SELECT: return cicu_argument_select;
    case UMSGPAT_ARG_TYPE_SELECTORDINAL: return cicu_argument_ordinal;
  }
  return cicu_argument_plain;
}

}  // namespace

extern "C" int32_t cicu_message_parse(const uint8_t *utf8, int32_t length, cicu_message_part *parts,
                                      int32_t capacity, int32_t *error, int32_t *error_offset) {
  Text text(utf8, length);
  UErrorCode status = U_ZERO_ERROR;
  UParseError problem = {0, 0, {0}, {0}};
  icu::MessagePattern pattern(status);
  pattern.parse(text.units, &problem, status);
  if (U_FAILURE(status)) {
    *error = status == U_DEFAULT_KEYWORD_MISSING ? cicu_message_lacks_other
             : status == U_UNMATCHED_BRACES      ? cicu_message_unmatched_brace
             : status == U_PATTERN_SYNTAX_ERROR  ? cicu_message_bad_syntax
                                                 : cicu_message_too_large;
    *error_offset = text.offset(problem.offset);
    return -1;
  }
  int32_t count = pattern.countParts();
  for (int32_t i = 0; i < count && i < capacity; i++) {
    const icu::MessagePattern::Part &part = pattern.getPart(i);
    bool starts = part.getType() == UMSGPAT_PART_TYPE_ARG_START;
    parts[i] = {type(part.getType()), text.offset(part.getIndex()), text.offset(part.getLimit()),
                starts ? kind(part.getArgType()) : 0};
  }
  return count;
}
