// libxml2's SAX parser behind plain functions: the elements of a document with their byte offsets,
// handed over one by one, so that nothing but the document itself is in memory.
//
// Hardened: nothing is fetched, no entity but XML's own five is known, libxml2's limits on depth
// and size stay on.

#ifndef COPYDESK_CXML_H
#define COPYDESK_CXML_H

#include <stdint.h>

/// What is wrong with a document.
typedef enum {
  CXML_OTHER = 0,
  CXML_EMPTY,
  CXML_UNCLOSED,
  CXML_MISMATCHED_TAG,
  CXML_BAD_REFERENCE,
  CXML_UNKNOWN_ENTITY,
  CXML_BARE_LESS_THAN,
  CXML_LOOSE_LESS_THAN,
  CXML_BAD_TAG,
  CXML_BAD_ATTRIBUTE,
  CXML_BAD_CHARACTER,
  CXML_TRAILING_CONTENT,
  CXML_TOO_DEEP,
} cxml_problem;

/// An element that starts or ends. Pointers hold during the call only.
typedef struct {
  /// The local name.
  const char *name;
  /// Of a start, the byte behind its tag; of an end, the first byte of its tag. Between the two
  /// lies the content as written.
  int64_t offset;
  /// Where the start tag begins: the byte of its `<`. Of an end, the same as `offset`.
  int64_t tag;
  int32_t attribute_count;
  /// libxml2's own list: local name, prefix, URI, first byte and end of the decoded value.
  const unsigned char **attributes;
} cxml_event;

/// Whom the parser tells. `context` is handed to each function.
typedef struct {
  void *context;
  void (*start)(void *context, const cxml_event *event);
  void (*end)(void *context, const cxml_event *event);
  void (*problem)(void *context, cxml_problem problem, int64_t offset, const char *message);
} cxml_handler;

/// Parses UTF-8 bytes, whatever encoding the document claims. Returns 0 without memory, else 1.
int cxml_parse(const uint8_t *bytes, int32_t length, cxml_handler handler);

#endif
