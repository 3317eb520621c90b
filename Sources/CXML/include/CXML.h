// libxml2's SAX parser behind plain functions: the elements of a document with their byte offsets.
//
// Hardened: nothing is fetched, no entity but XML's own five is known, libxml2's limits on depth
// and size stay on.

#ifndef COPYDESK_CXML_H
#define COPYDESK_CXML_H

#include <stdint.h>

/// A parsed document: a list of events and a list of errors.
typedef struct cxml_document cxml_document;

typedef struct {
  /// 0: an element starts; 1: it ends.
  int32_t kind;
  /// Of a start, the byte behind its tag; of an end, the first byte of its tag. Between the two
  /// lies the content as written.
  int64_t offset;
  /// Where the start tag begins: the byte of its `<`. Of an end, the same as `offset`.
  int64_t tag;
  /// How many attributes a start has, and the index of the first.
  int32_t attribute_count;
  int64_t first_attribute;
} cxml_event;

/// Parses UTF-8 bytes, whatever encoding the document claims. Returns NULL only without memory.
cxml_document *cxml_parse(const uint8_t *bytes, int32_t length);
void cxml_free(cxml_document *document);

int64_t cxml_event_count(const cxml_document *document);
cxml_event cxml_event_at(const cxml_document *document, int64_t index);

/// The local name of an event's element.
const char *cxml_event_name(const cxml_document *document, int64_t index);
/// The local name and the decoded value of an attribute.
const char *cxml_attribute_name(const cxml_document *document, int64_t index);
const char *cxml_attribute_value(const cxml_document *document, int64_t index);

int64_t cxml_error_count(const cxml_document *document);
int64_t cxml_error_offset(const cxml_document *document, int64_t index);
const char *cxml_error_message(const cxml_document *document, int64_t index);

#endif
