#include "CXML.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stdlib.h>
#include <string.h>

enum { most_errors = 20 };

typedef struct {
  int32_t kind;
  int32_t attribute_count;
  int64_t offset, tag, first_attribute;
  int64_t name;  // an offset into `texts`
} event;

typedef struct {
  int64_t name, value;  // offsets into `texts`
} attribute;

typedef struct {
  int64_t offset;
  int64_t message;  // an offset into `texts`
} error;

struct cxml_document {
  const uint8_t *bytes;
  int32_t length;
  xmlParserCtxtPtr parser;
  event *events;
  int64_t event_count, event_capacity;
  attribute *attributes;
  int64_t attribute_count, attribute_capacity;
  char *texts;
  int64_t text_count, text_capacity;
  error errors[most_errors];
  int64_t error_count;
  int out_of_memory;
};

/// Makes room for `more` elements behind `count`. Returns 0 without memory.
static int grow(void **memory, int64_t *capacity, int64_t count, int64_t more, size_t size) {
  if (count + more <= *capacity) return 1;
  int64_t wanted = *capacity < 64 ? 128 : *capacity * 2;
  if (wanted < count + more) wanted = count + more;
  void *larger = realloc(*memory, (size_t)wanted * size);
  if (larger == NULL) return 0;
  *memory = larger;
  *capacity = wanted;
  return 1;
}

static int64_t keep(cxml_document *document, const xmlChar *text, size_t length) {
  if (!grow((void **)&document->texts, &document->text_capacity, document->text_count,
            (int64_t)length + 1, 1)) {
    document->out_of_memory = 1;
    return 0;
  }
  int64_t at = document->text_count;
  memcpy(document->texts + at, text, length);
  document->texts[at + (int64_t)length] = 0;
  document->text_count += (int64_t)length + 1;
  return at;
}

/// Where libxml2 stands: a byte offset into the document.
static int64_t position(const cxml_document *document) {
  xmlParserInputPtr input = document->parser->input;
  if (input == NULL) return document->length;
  int64_t at = (int64_t)input->consumed + (input->cur - input->base);
  return at < 0 ? 0 : at > document->length ? document->length : at;
}

static event *add_event(cxml_document *document, int32_t kind, const xmlChar *name) {
  if (!grow((void **)&document->events, &document->event_capacity, document->event_count, 1,
            sizeof(event))) {
    document->out_of_memory = 1;
    return NULL;
  }
  event *added = &document->events[document->event_count++];
  memset(added, 0, sizeof *added);
  added->kind = kind;
  added->name = keep(document, name, strlen((const char *)name));
  return added;
}

static void on_start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                     int namespace_count, const xmlChar **namespaces, int attribute_count,
                     int defaulted, const xmlChar **values) {
  cxml_document *document = context;
  event *added = add_event(document, 0, name);
  if (added == NULL) return;
  added->first_attribute = document->attribute_count;
  for (int i = 0; i < attribute_count; i++) {
    if (!grow((void **)&document->attributes, &document->attribute_capacity,
              document->attribute_count, 1, sizeof(attribute))) {
      document->out_of_memory = 1;
      return;
    }
    const xmlChar **value = values + i * 5;  // local name, prefix, URI, begin, end
    attribute *kept = &document->attributes[document->attribute_count++];
    kept->name = keep(document, value[0], strlen((const char *)value[0]));
    kept->value = keep(document, value[3], (size_t)(value[4] - value[3]));
    added->attribute_count++;
  }
  // libxml2 reports a start before it steps over the tag's end.
  int64_t end = position(document);
  if (end == 0 || document->bytes[end - 1] != '>') {
    while (end < document->length && document->bytes[end] != '>') end++;
    if (end < document->length) end++;
  }
  added->offset = end;
  // No `<` may stand inside a tag, so the last one opened it.
  int64_t tag = end > 0 ? end - 1 : 0;
  while (tag > 0 && document->bytes[tag] != '<') tag--;
  added->tag = tag;
}

static void on_end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  cxml_document *document = context;
  event *added = add_event(document, 1, name);
  if (added == NULL) return;
  int64_t end = position(document);
  if (end >= 2 && document->bytes[end - 1] == '>' && document->bytes[end - 2] == '/') {
    added->offset = added->tag = end;  // <name/>: no content and no end tag
    return;
  }
  int64_t tag = end > 0 ? end - 1 : 0;
  while (tag > 0 && document->bytes[tag] != '<') tag--;
  added->offset = added->tag = tag;
}

static xmlEntityPtr on_entity(void *context, const xmlChar *name) {
  return xmlGetPredefinedEntity(name);
}

static void on_error(void *context, xmlErrorPtr problem) {
  cxml_document *document = context;  // libxml2 hands over `userData`, as to the other handlers
  if (problem->level < XML_ERR_ERROR || document->error_count == most_errors) return;
  const char *message = problem->message != NULL ? problem->message : "the XML is damaged";
  size_t length = strcspn(message, "\n");
  error *added = &document->errors[document->error_count++];
  added->offset = position(document);
  added->message = keep(document, (const xmlChar *)message, length);
}

cxml_document *cxml_parse(const uint8_t *bytes, int32_t length) {
  cxml_document *document = calloc(1, sizeof *document);
  if (document == NULL) return NULL;
  document->bytes = bytes;
  document->length = length;
  document->parser = xmlCreateMemoryParserCtxt((const char *)bytes, length);
  if (document->parser == NULL) {
    // libxml2 refuses an empty document before it can report one.
    document->errors[0].offset = 0;
    document->errors[0].message = keep(document, (const xmlChar *)"the document is empty", 21);
    document->error_count = 1;
    return document;
  }
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = on_start;
  handler.endElementNs = on_end;
  handler.getEntity = on_entity;
  handler.serror = on_error;
  *document->parser->sax = handler;
  // Without NOENT libxml2 hands over `&` in an attribute as `&#38;`. `on_entity` knows XML's own
  // entities only, so nothing else can be put in.
  xmlCtxtUseOptions(document->parser, XML_PARSE_NONET | XML_PARSE_RECOVER | XML_PARSE_IGNORE_ENC |
                                          XML_PARSE_NOENT);
  document->parser->userData = document;
  xmlParseDocument(document->parser);
  if (document->parser->myDoc != NULL) xmlFreeDoc(document->parser->myDoc);
  document->parser->myDoc = NULL;
  xmlFreeParserCtxt(document->parser);
  document->parser = NULL;
  if (document->out_of_memory) {
    cxml_free(document);
    return NULL;
  }
  return document;
}

void cxml_free(cxml_document *document) {
  if (document == NULL) return;
  free(document->events);
  free(document->attributes);
  free(document->texts);
  free(document);
}

int64_t cxml_event_count(const cxml_document *document) { return document->event_count; }

cxml_event cxml_event_at(const cxml_document *document, int64_t index) {
  const event *found = &document->events[index];
  return (cxml_event){
      .kind = found->kind,
      .offset = found->offset,
      .tag = found->tag,
      .attribute_count = found->attribute_count,
      .first_attribute = found->first_attribute,
  };
}

const char *cxml_event_name(const cxml_document *document, int64_t index) {
  return document->texts + document->events[index].name;
}

const char *cxml_attribute_name(const cxml_document *document, int64_t index) {
  return document->texts + document->attributes[index].name;
}

const char *cxml_attribute_value(const cxml_document *document, int64_t index) {
  return document->texts + document->attributes[index].value;
}

int64_t cxml_error_count(const cxml_document *document) { return document->error_count; }

int64_t cxml_error_offset(const cxml_document *document, int64_t index) {
  return document->errors[index].offset;
}

const char *cxml_error_message(const cxml_document *document, int64_t index) {
  return document->texts + document->errors[index].message;
}
