// Runs ICU's word and line iterators over the lines of a file, and nothing else: what the Analyzer's time
// is held against. Prints nanoseconds a line, the least of several runs.
//
//   icu-loop LOCALE FILE RUNS

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int32_t boundaries(UBreakIterator *iterator, const UChar *units, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, units, count, &status);
  int32_t found = 0;
  ubrk_first(iterator);
  while (ubrk_next(iterator) != UBRK_DONE) found += ubrk_getRuleStatus(iterator) >= 100;
  return found;
}

int main(int count, char **arguments) {
  if (count < 4) return 2;
  FILE *file = fopen(arguments[2], "rb");
  if (file == NULL) return 1;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc((size_t)size + 1);
  UChar *units = malloc(((size_t)size + 1) * sizeof *units);
  if (bytes == NULL || units == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) return 1;

  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *words = ubrk_open(UBRK_WORD, arguments[1], NULL, 0, &status);
  UBreakIterator *lines = ubrk_open(UBRK_LINE, arguments[1], NULL, 0, &status);
  if (U_FAILURE(status)) return 1;
  double least = 1e300;
  long texts = 0, found = 0;
  for (int run = 0; run <= atoi(arguments[3]); run++) {
    double start = now();
    texts = 0;
    for (char *line = bytes; line < bytes + size;) {
      char *end = memchr(line, '\n', (size_t)(bytes + size - line));
      if (end == NULL) end = bytes + size;
      int32_t length = 0;
      // The iterators want UTF-16, as the Analyzer wants UTF-8.
      u_strFromUTF8(units, (int32_t)size + 1, &length, line, (int32_t)(end - line), &status);
      found += boundaries(words, units, length) + boundaries(lines, units, length);
      texts++;
      line = end + 1;
    }
    double nanoseconds = (now() - start) / (double)texts;
    if (run > 0 && nanoseconds < least) least = nanoseconds;
  }
  ubrk_close(words);
  ubrk_close(lines);
  if (found == 0 || U_FAILURE(status)) return 1;
  printf("%.1f\n", least);
  return 0;
}
