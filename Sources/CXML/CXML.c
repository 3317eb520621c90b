#include "CXML.h"

#include <libxml/SAX2.h>
#include <libxml/hash.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  int32_t length;
  /// How many bytes libxml2 has taken.
  int32_t taken;
  xmlParserCtxtPtr parser;
  cxml_handler handler;
  /// The names of the entities that the document declares as texts; NULL when it declares none.
  xmlHashTablePtr entities;
  /// What stands for each of them: nothing is put in, so that no entity can hold a file or grow.
  xmlEntity declared;
} document;

/// Hands libxml2 the next piece of the document, so that it keeps no copy of the whole.
static int next_bytes(void *context, char *buffer, int room) {
  document *document = context;
  int32_t left = document->length - document->taken;
  int32_t count = left < room ? left : room;
  memcpy(buffer, document->bytes + document->taken, (size_t)count);
  // libxml2 takes a zero byte for the end of the document; another control character it steps over.
  for (char *zero = buffer; (zero = memchr(zero, 0, (size_t)(buffer + count - zero))) != NULL;) {
    *zero = 1;
  }
  document->taken += count;
  return count;
}

static int close_nothing(void *context) { return 0; }

/// Where libxml2 stands: a byte offset into the document.
static int64_t position(const document *document) {
  xmlParserInputPtr input = document->parser->input;
  if (input == NULL) return document->length;
  int64_t at = (int64_t)input->consumed + (input->cur - input->base);
  return at < 0 ? 0 : at > document->length ? document->length : at;
}

/// The last `<` before `end`: no `<` may stand inside a tag, so it opened the one that ends there.
static int64_t tag_before(const document *document, int64_t end) {
  int64_t tag = end > 0 ? end - 1 : 0;
  while (tag > 0 && document->bytes[tag] != '<') tag--;
  return tag;
}

static void on_start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                     int namespace_count, const xmlChar **namespaces, int attribute_count,
                     int defaulted, const xmlChar **values) {
  document *document = context;
  // libxml2 reports a start before it steps over the tag's end.
  int64_t end = position(document);
  if (end == 0 || document->bytes[end - 1] != '>') {
    while (end < document->length && document->bytes[end] != '>') end++;
    if (end < document->length) end++;
  }
  cxml_event event = {
      .name = (const char *)name,
      .offset = end,
      .tag = tag_before(document, end),
      .attribute_count = attribute_count,
      .attributes = values,
  };
  document->handler.start(document->handler.context, &event);
}

static void on_end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  document *document = context;
  int64_t end = position(document);
  // <name/> has no content and no end tag.
  int is_empty = end >= 2 && document->bytes[end - 1] == '>' && document->bytes[end - 2] == '/';
  int64_t offset = is_empty ? end : tag_before(document, end);
  cxml_event event = {.name = (const char *)name, .offset = offset, .tag = offset};
  document->handler.end(document->handler.context, &event);
}

static void on_entity_declaration(void *context, const xmlChar *name, int type,
                                  const xmlChar *public_id, const xmlChar *system_id,
                                  xmlChar *content) {
  document *document = context;
  // What stands for other entities or for a file is no text of the document's own.
  if (type != XML_INTERNAL_GENERAL_ENTITY || content == NULL) return;
  if (xmlStrchr(content, '&') != NULL) return;
  if (document->entities == NULL) document->entities = xmlHashCreate(0);
  if (document->entities != NULL) xmlHashAddEntry(document->entities, name, document);
}

static xmlEntityPtr on_entity(void *context, const xmlChar *name) {
  document *document = context;
  xmlEntityPtr predefined = xmlGetPredefinedEntity(name);
  // Within declarations libxml2 asks in order to write to what it gets.
  if (predefined != NULL || document->entities == NULL || document->parser->inSubset != 0) {
    return predefined;
  }
  return xmlHashLookup(document->entities, name) != NULL ? &document->declared : NULL;
}

static cxml_problem kind_of(int code) {
  switch (code) {
    case XML_ERR_DOCUMENT_EMPTY: return CXML_EMPTY;
    case XML_ERR_DOCUMENT_END:
      return CXML_TRAILING_CONTENT;
    case XML_ERR_TAG_NOT_FINISHED:
    case XML_ERR_CDATA_NOT_FINISHED:
    case XML_ERR_COMMENT_NOT_FINISHED:
    case XML_ERR_PI_NOT_FINISHED: return CXML_UNCLOSED;
    case XML_ERR_TAG_NAME_MISMATCH: return CXML_MISMATCHED_TAG;
    case XML_ERR_NAME_REQUIRED:
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
    case XML_ERR_INVALID_CHARREF:
    case XML_ERR_INVALID_DEC_CHARREF:
    case XML_ERR_INVALID_HEX_CHARREF: return CXML_BAD_REFERENCE;
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY: return CXML_UNKNOWN_ENTITY;
    case XML_ERR_LT_IN_ATTRIBUTE: return CXML_BARE_LESS_THAN;
    case XML_ERR_GT_REQUIRED:
    case XML_ERR_LTSLASH_REQUIRED: return CXML_BAD_TAG;
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
    case XML_ERR_ATTRIBUTE_NOT_FINISHED:
    case XML_ERR_ATTRIBUTE_REDEFINED:
    case XML_ERR_EQUAL_REQUIRED:
    case XML_ERR_SPACE_REQUIRED: return CXML_BAD_ATTRIBUTE;
    case XML_ERR_INVALID_CHAR:
    case XML_ERR_INVALID_ENCODING: return CXML_BAD_CHARACTER;
    default: return CXML_OTHER;
  }
}

static void on_error(void *context, xmlErrorPtr problem) {
  document *document = context;  // libxml2 hands over `userData`, as to the other handlers
  if (problem->level < XML_ERR_ERROR) return;
  const char *message = problem->message != NULL ? problem->message : "";
  // libxml2 has one code for all that is too much; only the message tells depth from size.
  cxml_problem kind = strstr(message, "depth") != NULL ? CXML_TOO_DEEP : kind_of(problem->code);
  int64_t place = position(document);
  // One code, too, for a name that is missing behind `&`, behind `<` and in a tag.
  if (problem->code == XML_ERR_NAME_REQUIRED && place > 0 && place < document->length) {
    if (document->bytes[place - 1] == '<') {
      kind = CXML_LOOSE_LESS_THAN;
      place--;
    } else if (document->bytes[place - 1] != '&') {
      kind = document->bytes[place] == '<' ? CXML_BAD_TAG : CXML_BAD_ATTRIBUTE;
    }
  }
  document->handler.problem(document->handler.context, kind, place, message);
}

int cxml_parse(const uint8_t *bytes, int32_t length, cxml_handler handler) {
  document document = {.bytes = bytes, .length = length, .handler = handler};
  document.declared.type = XML_ENTITY_DECL;
  document.declared.etype = XML_INTERNAL_PREDEFINED_ENTITY;
  document.declared.content = BAD_CAST "";
  xmlSAXHandler events;
  memset(&events, 0, sizeof events);
  events.initialized = XML_SAX2_MAGIC;
  events.startElementNs = on_start;
  events.endElementNs = on_end;
  events.getEntity = on_entity;
  events.entityDecl = on_entity_declaration;
  events.serror = on_error;
  document.parser = xmlCreateIOParserCtxt(&events, &document, next_bytes, close_nothing, &document,
                                          XML_CHAR_ENCODING_UTF8);
  if (document.parser == NULL) {
    // libxml2 may refuse an empty document before it can report one.
    if (length > 0) return 0;
    handler.problem(handler.context, CXML_EMPTY, 0, "");
    return 1;
  }
  // Without NOENT libxml2 hands over `&` in an attribute as `&#38;`. `on_entity` puts in XML's own
  // entities only.
  xmlCtxtUseOptions(document.parser, XML_PARSE_NONET | XML_PARSE_RECOVER | XML_PARSE_IGNORE_ENC |
                                         XML_PARSE_NOENT);
  document.parser->userData = &document;
  xmlParseDocument(document.parser);
  int is_out_of_memory = document.parser->errNo == XML_ERR_NO_MEMORY;
  if (document.parser->myDoc != NULL) xmlFreeDoc(document.parser->myDoc);
  document.parser->myDoc = NULL;
  xmlFreeParserCtxt(document.parser);
  if (document.entities != NULL) xmlHashFree(document.entities, NULL);
  return !is_out_of_memory;
}
