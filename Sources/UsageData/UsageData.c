#include "UsageData.h"

#include <string.h>

// One table a file. A test fails when a file of Locales/wordings/ is missing here.
static const unsigned char ja_labels[] = {
#embed "../../Locales/wordings/ja.labels.tsv"
};
static const unsigned char ja_words[] = {
#embed "../../Locales/wordings/ja.words.tsv"
};
static const unsigned char ja_pairs[] = {
#embed "../../Locales/wordings/ja.pairs.bin"
};
static const unsigned char ko_labels[] = {
#embed "../../Locales/wordings/ko.labels.tsv"
};
static const unsigned char ko_words[] = {
#embed "../../Locales/wordings/ko.words.tsv"
};
static const unsigned char ko_pairs[] = {
#embed "../../Locales/wordings/ko.pairs.bin"
};
static const unsigned char hans_labels[] = {
#embed "../../Locales/wordings/zh-Hans.labels.tsv"
};
static const unsigned char hans_words[] = {
#embed "../../Locales/wordings/zh-Hans.words.tsv"
};
static const unsigned char hans_pairs[] = {
#embed "../../Locales/wordings/zh-Hans.pairs.bin"
};
static const unsigned char hant_labels[] = {
#embed "../../Locales/wordings/zh-Hant.labels.tsv"
};
static const unsigned char hant_words[] = {
#embed "../../Locales/wordings/zh-Hant.words.tsv"
};
static const unsigned char hant_pairs[] = {
#embed "../../Locales/wordings/zh-Hant.pairs.bin"
};
static const unsigned char alike[] = {
#embed "../../Locales/wordings/alike.tsv"
};
static const unsigned char regions[] = {
#embed "../../Locales/wordings/regions.tsv"
};
static const unsigned char han[] = {
#embed "../../Locales/wordings/han.tsv"
};

#define FILE_OF(tag, kind, bytes) {tag, kind, bytes, (int32_t)sizeof bytes}

static const struct file {
  const char *tag;
  enum usage_kind kind;
  const unsigned char *bytes;
  int32_t size;
} files[] = {
    FILE_OF("ja", USAGE_LABELS, ja_labels),        FILE_OF("ja", USAGE_WORDS, ja_words),
    FILE_OF("ja", USAGE_PAIRS, ja_pairs),          FILE_OF("ko", USAGE_LABELS, ko_labels),
    FILE_OF("ko", USAGE_WORDS, ko_words),          FILE_OF("ko", USAGE_PAIRS, ko_pairs),
    FILE_OF("zh-Hans", USAGE_LABELS, hans_labels), FILE_OF("zh-Hans", USAGE_WORDS, hans_words),
    FILE_OF("zh-Hans", USAGE_PAIRS, hans_pairs),   FILE_OF("zh-Hant", USAGE_LABELS, hant_labels),
    FILE_OF("zh-Hant", USAGE_WORDS, hant_words),   FILE_OF("zh-Hant", USAGE_PAIRS, hant_pairs),
    FILE_OF("", USAGE_ALIKE, alike),               FILE_OF("", USAGE_REGIONS, regions),
    FILE_OF("", USAGE_HAN, han),
};

static uint64_t word_at(const unsigned char *bytes, int32_t size) {
  uint64_t word = 0;
  for (int i = 0; i < 8 && i < size; i++) word |= (uint64_t)bytes[i] << (8 * i);
  return word;
}

static const struct file *file_of(uint64_t locale, enum usage_kind kind) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    const struct file *file = &files[i];
    const unsigned char *tag = (const unsigned char *)file->tag;
    if (file->kind == kind && word_at(tag, (int32_t)strlen(file->tag)) == locale) return file;
  }
  return 0;
}

int32_t usage_data_size(uint64_t locale, enum usage_kind kind) {
  const struct file *file = file_of(locale, kind);
  return file ? file->size : 0;
}

uint64_t usage_data_word(uint64_t locale, enum usage_kind kind, int32_t offset) {
  const struct file *file = file_of(locale, kind);
  return file ? word_at(file->bytes + offset, file->size - offset) : 0;
}
