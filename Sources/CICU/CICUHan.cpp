#include "CICU.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <unicode/ucharstrie.h>
#include <unicode/udata.h>
#include <vector>

namespace {

constexpr UChar32 first_han = 0x4E00, last_han = 0x9FFF;
/// The cost of a character that is no word of the dictionary, and the most characters of a word: as in
/// ICU's CjkBreakEngine.
constexpr uint32_t rare_cost = 255;
constexpr int32_t longest_word = 20;

/// Where the trie stands behind one character: not looked up yet, or nowhere. No state of ICU is 0 or 1.
constexpr uint64_t unknown_state = 0, no_state = 1;

}  // namespace

struct cicu_han {
  UDataMemory *data = nullptr;
  const UChar *trie = nullptr;
  /// By character: finding the first of a word among all of them costs more than the rest of the word.
  std::vector<uint64_t> states;
  std::vector<UChar> units;
  /// By how many characters are divided, the least cost, and where the last word starts.
  std::vector<uint32_t> costs;
  std::vector<int32_t> starts;

  ~cicu_han() { udata_close(data); }

  bool open();
  UStringTrieResult start(icu::UCharsTrie &words, UChar first);
  void add(int32_t start, int32_t count, uint32_t cost);
  void divide(int32_t count);
};

bool cicu_han::open() {
  UErrorCode status = U_ZERO_ERROR;
  data = udata_open(U_ICUDATA_NAME "-brkitr", "dict", "cjdict", &status);
  if (U_FAILURE(status)) return false;
  UDataInfo info;
  info.size = sizeof info;
  udata_getInfo(data, &info);
  // The head of ICU's DictionaryData: where the trie starts, and at 4 its kind, of which 1 is UCharsTrie.
  auto head = static_cast<const int32_t *>(udata_getMemory(data));
  if (std::memcmp(info.dataFormat, "Dict", 4) != 0 || info.formatVersion[0] != 1 ||
      (head[4] & 7) != 1) {
    return false;
  }
  trie = reinterpret_cast<const UChar *>(reinterpret_cast<const char *>(head) + head[0]);
  states.resize(last_han - first_han + 1);
  return true;
}

/// Goes to the first character of a word.
UStringTrieResult cicu_han::start(icu::UCharsTrie &words, UChar first) {
  uint64_t &state = states[first - first_han];
  if (state == no_state) return USTRINGTRIE_NO_MATCH;
  if (state != unknown_state) return words.resetToState64(state).current();
  UStringTrieResult result = words.first(first);
  state = result == USTRINGTRIE_NO_MATCH ? no_state : words.getState64();
  return result;
}

void cicu_han::add(int32_t start, int32_t count, uint32_t cost) {
  if (costs[start] + cost >= costs[start + count]) return;
  costs[start + count] = costs[start] + cost;
  starts[start + count] = start;
}

/// Finds the words whose costs are least together.
void cicu_han::divide(int32_t count) {
  icu::UCharsTrie words(trie);
  costs.assign(static_cast<size_t>(count) + 1, UINT32_MAX);
  starts.resize(static_cast<size_t>(count) + 1);
  costs[0] = 0;
  for (int32_t start = 0; start < count; start++) {
    int32_t most = std::min(longest_word, count - start);
    bool is_word = false;
    UStringTrieResult result = this->start(words, units[start]);
    for (int32_t length = 1; result != USTRINGTRIE_NO_MATCH; length++) {
      if (USTRINGTRIE_HAS_VALUE(result)) {
        add(start, length, static_cast<uint32_t>(words.getValue()));
        is_word = is_word || length == 1;
      }
      if (length == most || !USTRINGTRIE_HAS_NEXT(result)) break;
      result = words.next(units[start + length]);
    }
    if (!is_word) add(start, 1, rare_cost);
  }
}

cicu_han *cicu_han_open(void) {
  auto han = new (std::nothrow) cicu_han;
  if (han != nullptr && !han->open()) {
    delete han;
    return nullptr;
  }
  return han;
}

void cicu_han_close(cicu_han *han) { delete han; }

int32_t cicu_han_words(cicu_han *han, const uint8_t *utf8, int32_t length, int32_t *ends) {
  int32_t count = length / 3;
  han->units.resize(static_cast<size_t>(count));
  for (int32_t i = 0; i < count; i++) {
    const uint8_t *bytes = utf8 + 3 * i;
    han->units[i] =
        static_cast<UChar>((bytes[0] & 0x0F) << 12 | (bytes[1] & 0x3F) << 6 | (bytes[2] & 0x3F));
  }
  han->divide(count);
  int32_t words = 0;
  for (int32_t end = count; end > 0; end = han->starts[end]) words++;
  int32_t number = words;
  for (int32_t end = count; end > 0; end = han->starts[end]) ends[--number] = 3 * end;
  return words;
}
