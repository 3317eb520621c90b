import CopyModel
import JSONText

/// JSON that holds sources and their translations: gettext's tables for programs in a browser (Jed, “Gettext in JavaScript”;
/// Nextcloud, “Translations”), and what Go's gotext hands to translators (golang.org/x/text, `message/pipeline`).
struct JSONPairs {
  private(set) var file: TableFile
  private(set) var units = PackedUnits()
  /// What the document says of its language.
  private(set) var language: DeclaredLanguage?
  private let json: JSONOutline
  private let context: ReadingContext
  private var locale: LocaleTag?
  /// The first translation of a file that names no language for it.
  private(set) var homeless: Range<Int>?

  /// Nil where the document is none of these.
  init?(_ json: JSONOutline, in file: TableFile, _ context: ReadingContext) {
    self.json = json
    self.file = file
    self.context = context
    locale = context.locale(of: file.path)
    if let domains = json.member("locale_data", of: json.root) {
      for domain in json.members(of: domains) { readDomain(domain) }
    } else if let messages = json.member("messages", of: json.root),
      let language = json.member("language", of: json.root), json.kind(of: messages) == .array,
      json.children(of: messages).allSatisfy({ json.member("id", of: $0) != nil })
    {
      declare(language)
      for message in json.children(of: messages) { readMessage(message) }
    } else if let translations = json.member("translations", of: json.root),
      json.kind(of: translations) == .object,
      ["pluralForm", "pluralForms"].contains(where: { json.member($0, of: json.root) != nil })
    {
      for translation in json.members(of: translations) { readTranslation(translation) }
    } else {
      return nil
    }
    guard !units.isEmpty else { return nil }
  }

  private mutating func declare(_ value: Int?) {
    guard let value, let spelling = json.string(of: value),
      let declared = DeclaredLanguage(declared: spelling, at: json.range(of: value))
    else { return }
    language = declared
    locale = declared.locale
  }

  /// Jed's `{ "": { "lang": "ko" }, "%d note": ["메모 %d개"] }`; U+0004 parts a context from its source.
  private mutating func readDomain(_ domain: Int) {
    let head = json.member("", of: domain)
    declare(head.flatMap { json.member("lang", of: $0) ?? json.member("language", of: $0) })
    let plurals = head.flatMap { head in
      ["plural_forms", "plural-forms", "Plural-Forms"].lazy
        .compactMap { [json] in json.member($0, of: head) }.first
    }
    let count = plurals.flatMap { json.string(of: $0) }.flatMap { POPluralForms($0).count }
    for member in json.members(of: domain) {
      let name = json.name(of: member)
      guard !name.isEmpty, json.kind(of: member) == .array || json.kind(of: member) == .string
      else { continue }
      let parts = name.split(separator: "\u{4}", maxSplits: 1).map(String.init)
      var place = json.nameRange(of: member)
      if parts.count > 1, let mark = find("\\u0004", in: place) {
        place = mark.upperBound..<place.upperBound
      }
      var forms = texts(of: member)
      // Before version 1 the source's plural, or null, stood first.
      if let first = forms.first,
        json.literal(of: first) == "null" || count.map({ $0 + 1 == forms.count }) ?? false
      {
        forms.removeFirst()
      }
      add(parts.joined(separator: "|"), place, forms, isPlural: forms.count > 1)
    }
  }

  /// Nextcloud's `"_%n note_::_%n notes_": ["메모 %n개"]`, or a text alone.
  private mutating func readTranslation(_ member: Int) {
    let (key, place) = (json.name(of: member), json.nameRange(of: member))
    guard json.kind(of: member) == .array, let mark = find("_::_", in: place),
      place.lowerBound + 1 <= mark.lowerBound, mark.upperBound <= place.upperBound - 1
    else { return add(key, place, texts(of: member), isPlural: json.kind(of: member) == .array) }
    add(
      key, mark.upperBound..<place.upperBound - 1, texts(of: member), isPlural: true,
      one: place.lowerBound + 1..<mark.lowerBound)
  }

  /// Where some written text first stands in a range.
  private func find(_ text: String, in range: Range<Int>) -> Range<Int>? {
    let bytes = file.bytes.span
    let start = range.first { bytes.has(text, at: $0) && $0 + text.utf8.count <= range.upperBound }
    return start.map { $0..<$0 + text.utf8.count }
  }

  /// gotext's `{ "id": …, "message": …, "translation": … }`.
  private mutating func readMessage(_ message: Int) {
    guard let source = json.member("message", of: message), let text = json.string(of: source)
    else { return }
    let id = json.member("id", of: message)
    let key = id.flatMap { texts(of: $0).first }.flatMap { json.string(of: $0) } ?? text
    let translation = json.member("translation", of: message)
    let select = translation.flatMap { json.member("select", of: $0) }
    guard let cases = select.flatMap({ json.member("cases", of: $0) }) else {
      return add(
        key, json.range(of: source), translation.map { texts(of: $0) } ?? [], isPlural: false)
    }
    for form in json.members(of: cases) {
      append(
        key, json.range(of: source), json.member("msg", of: form) ?? form,
        "plural." + json.name(of: form))
    }
  }

  /// A text, or those of a list.
  private func texts(of value: Int) -> [Int] {
    json.kind(of: value) == .array ? Array(json.children(of: value)) : [value]
  }

  /// Adds a source that stands at `place` with its forms; `one` is where that of the form for one stands.
  private mutating func add(
    _ key: String, _ place: Range<Int>, _ forms: [Int], isPlural: Bool, one: Range<Int>? = nil
  ) {
    if forms.isEmpty { return append(key, place, nil, nil) }
    // No language has as many; a slip must not cost memory.
    let forms = forms.prefix(isPlural ? 100 : 1)
    let categories = PluralCategory.ofForms(forms.count)
    for (number, form) in forms.enumerated() {
      let category = isPlural ? categories[number] : nil
      append(
        key, category == "one" ? one ?? place : place, form, category.map { "plural." + $0 })
    }
  }

  private mutating func append(
    _ key: String, _ place: Range<Int>, _ form: Int?, _ variation: String?
  ) {
    let text = form.flatMap { json.string(of: $0) } ?? ""
    let source = WrittenText.decode(file.bytes.span.extracting(place), as: .json)
    if locale == nil, homeless == nil, !text.isEmpty, text != source {
      homeless = form.map { json.range(of: $0) }
    }
    let target = locale == nil || text.isEmpty ? nil : form
    let storedSource = file.stored(place, as: .json)
    units.append(
      TextUnit(
        format: TableFormat.json.name, key: key, locale: locale ?? context.sourceLocale,
        source: source, target: target == nil ? nil : text, variation: variation,
        stored: target.map { file.stored(json.range(of: $0), as: .json) } ?? storedSource,
        storedSource: storedSource))
  }
}
