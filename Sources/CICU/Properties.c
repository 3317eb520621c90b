#include <unicode/uchar.h>

#include "CICU.h"

int32_t cicu_east_asian_width(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_AMBIGUOUS: return cicu_width_ambiguous;
    case U_EA_HALFWIDTH: return cicu_width_half;
    case U_EA_FULLWIDTH:
    case U_EA_WIDE: return cicu_width_wide;
    default: return cicu_width_narrow;
  }
}

int32_t cicu_keeps_next(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK)) {
    case U_LB_OPEN_PUNCTUATION:
    case U_LB_QUOTATION:
    case U_LB_GLUE:
    case U_LB_WORD_JOINER:
    case U_LB_ZWJ:
    case U_LB_BREAK_BEFORE: return 1;
    default: return 0;
  }
}

int32_t cicu_keeps_previous(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK)) {
    case U_LB_CLOSE_PUNCTUATION:
    case U_LB_CLOSE_PARENTHESIS:
    case U_LB_EXCLAMATION:
    case U_LB_INFIX_NUMERIC:
    case U_LB_BREAK_SYMBOLS:
    case U_LB_NONSTARTER:
    case U_LB_CONDITIONAL_JAPANESE_STARTER:
    case U_LB_INSEPARABLE:
    case U_LB_BREAK_AFTER:
    case U_LB_HYPHEN:
    case U_LB_QUOTATION:
    case U_LB_GLUE:
    case U_LB_WORD_JOINER:
    case U_LB_COMBINING_MARK:
    case U_LB_ZWJ:
    case U_LB_SPACE: return 1;
    default: return 0;
  }
}
