#include "LocaleData.h"

#include <string.h>

// One line a file. A test fails when a file of Locales/ is missing here.
static const unsigned char data[] = {
#embed "../../Locales/root.json" suffix(, 0, )
#embed "../../Locales/root.cues.json" suffix(, 0, )
#embed "../../Locales/root.things.json" suffix(, 0, )
#embed "../../Locales/root.verbs.json" suffix(, 0, )
#embed "../../Locales/root.senses.json" suffix(, 0, )
#embed "../../Locales/root.sets.json" suffix(, 0, )
#embed "../../Locales/en.json" suffix(, 0, )
#embed "../../Locales/en.cues.json" suffix(, 0, )
#embed "../../Locales/en.things.json" suffix(, 0, )
#embed "../../Locales/en.verbs.json" suffix(, 0, )
#embed "../../Locales/en.senses.json" suffix(, 0, )
#embed "../../Locales/en.sets.json" suffix(, 0, )
#embed "../../Locales/en.vocabulary.json" suffix(, 0, )
#embed "../../Locales/de.json" suffix(, 0, )
#embed "../../Locales/de-CH.json" suffix(, 0, )
#embed "../../Locales/fr.json" suffix(, 0, )
#embed "../../Locales/fr-CA.json" suffix(, 0, )
#embed "../../Locales/ja.json" suffix(, 0, )
#embed "../../Locales/ja.cues.json" suffix(, 0, )
#embed "../../Locales/ja.things.json" suffix(, 0, )
#embed "../../Locales/ja.verbs.json" suffix(, 0, )
#embed "../../Locales/ja.senses.json" suffix(, 0, )
#embed "../../Locales/ja.sets.json" suffix(, 0, )
#embed "../../Locales/ja.vocabulary.json" suffix(, 0, )
#embed "../../Locales/ko.json" suffix(, 0, )
#embed "../../Locales/ko.cues.json" suffix(, 0, )
#embed "../../Locales/ko.things.json" suffix(, 0, )
#embed "../../Locales/ko.verbs.json" suffix(, 0, )
#embed "../../Locales/ko.senses.json" suffix(, 0, )
#embed "../../Locales/ko.sets.json" suffix(, 0, )
#embed "../../Locales/ko.vocabulary.json" suffix(, 0, )
#embed "../../Locales/zh-Hans.json" suffix(, 0, )
#embed "../../Locales/zh-Hans.cues.json" suffix(, 0, )
#embed "../../Locales/zh-Hans.things.json" suffix(, 0, )
#embed "../../Locales/zh-Hans.verbs.json" suffix(, 0, )
#embed "../../Locales/zh-Hans.senses.json" suffix(, 0, )
#embed "../../Locales/zh-Hans.sets.json" suffix(, 0, )
#embed "../../Locales/zh-Hans.vocabulary.json" suffix(, 0, )
#embed "../../Locales/zh-Hans.forms.json" suffix(, 0, )
#embed "../../Locales/zh-Hant.json" suffix(, 0, )
#embed "../../Locales/zh-Hant.cues.json" suffix(, 0, )
#embed "../../Locales/zh-Hant.things.json" suffix(, 0, )
#embed "../../Locales/zh-Hant.verbs.json" suffix(, 0, )
#embed "../../Locales/zh-Hant.senses.json" suffix(, 0, )
#embed "../../Locales/zh-Hant.sets.json" suffix(, 0, )
#embed "../../Locales/zh-Hant.vocabulary.json" suffix(, 0, )
#embed "../../Locales/zh-Hant.forms.json" suffix(, 0, )
// So that a word can be read from any byte.
0, 0, 0, 0, 0, 0, 0
};

int32_t locale_data_size(void) { return (int32_t)sizeof data - 7; }

int32_t locale_data_end(int32_t start) {
  const unsigned char *end = memchr(data + start, 0, sizeof data - (size_t)start);
  return end ? (int32_t)(end - data) : locale_data_size();
}

uint64_t locale_data_word(int32_t offset) {
  uint64_t word = 0;
  for (int i = 0; i < 8; i++) word |= (uint64_t)data[offset + i] << (8 * i);
  return word;
}
