import CopyModel
import JSONText

/// One key of a string catalog with all its languages and variations.
struct StringCatalogEntry {
  let key: String
  /// Where the key stands, quotes left out: UTF-8 bytes.
  let keyRange: Range<Int>
  private var comment: String?
  private var isTranslatable = true
  private var isStale = false
  /// The texts of all languages, in file order.
  private var forms: [StringCatalogForm] = []

  /// What stands where a text or a language should.
  private(set) var flaws: [StringCatalogSubstitutions.Flaw] = []
  private var substitutions = StringCatalogSubstitutions()

  init(key: String, keyRange: Range<Int>) {
    self.key = key
    self.keyRange = keyRange
  }

  /// Reads the entry's object.
  mutating func read(
    _ json: inout JSONReader, in text: Span<UInt8>, _ locales: inout LocaleSpellings
  ) throws(JSONError) {
    guard try json.enterObject(in: text) else { return try json.skip(in: text) }
    while let name = try json.member(in: text) {
      if name.isName("localizations", in: text) {
        try readLocalizations(&json, in: text, &locales)
      } else if name.isName("comment", in: text) {
        comment = try json.stringIfAny(in: text)?.text
      } else if name.isName("extractionState", in: text) {
        isStale = try json.stringIfAny(in: text)?.text == "stale"
      } else if name.isName("shouldTranslate", in: text) {
        isTranslatable = try json.value(in: text).bool != false
      } else {
        try json.skip(in: text)
      }
    }
  }

  private mutating func readLocalizations(
    _ json: inout JSONReader, in text: Span<UInt8>, _ locales: inout LocaleSpellings
  ) throws(JSONError) {
    // Of two members with one name the last holds.
    (forms, substitutions) = ([], StringCatalogSubstitutions())
    guard try json.enterObject(in: text) else { return try json.skip(in: text) }
    while let name = try json.member(in: text) {
      let spelling = try JSONReader.decode(name, in: text)
      json.skipSpace(in: text)
      let isObject = text.has("{", at: json.offset)
      if let locale = locales[spelling] ?? LocaleTag(declared: spelling), isObject {
        try readLocalization(of: locale, &json, in: text)
      } else {
        flaws.append(
          (
            .unreadableEntry, name.range,
            isObject
              ? "“\(spelling.excerpt)” is no language that is known here, so its text is not read. Correct the code."
              : "Behind the language stands no localization, so it is lost. Write { \"stringUnit\" : … }."
          ))
        try json.skip(in: text)
      }
    }
  }

  /// Reads a localization. What is no text in one language costs the others nothing.
  private mutating func readLocalization(
    of locale: LocaleTag, _ json: inout JSONReader, in text: Span<UInt8>
  ) throws(JSONError) {
    let (start, known) = (json, forms.count)
    do throws(JSONError) {
      try readForms(of: locale, path: [], &json, in: text)
    } catch {
      guard [.controlCharacter, .badEscape].contains(error.problem) else { throw error }
      json = start
      try json.skipDamaged(in: text)
      forms.removeSubrange(known...)
      flaws.append(
        (
          .unreadableEntry, error.offset..<error.offset + 1,
          "This is no JSON: \(error.message). What the key says in \(locale) is not checked."
        ))
    }
  }

  /// Reads a localization, or the part of one that a variation's path leads to.
  private mutating func readForms(
    of locale: LocaleTag, path: [String], _ json: inout JSONReader, in text: Span<UInt8>
  ) throws(JSONError) {
    guard try json.enterObject(in: text) else { return try json.skip(in: text) }
    while let name = try json.member(in: text) {
      if name.isName("stringUnit", in: text) || name.isName("stringSet", in: text) {
        try readTexts(of: locale, path: path, &json, in: text)
      } else if name.isName("variations", in: text) {
        guard try json.enterObject(in: text) else { return try json.skip(in: text) }
        while let kind = try json.member(in: text) {
          try readEach(of: locale, path + [try JSONReader.decode(kind, in: text)], &json, in: text)
        }
      } else if name.isName("substitutions", in: text) {
        try readEach(of: locale, path + ["substitution"], &json, in: text)
      } else if path.dropLast().last == "substitution", let own = path.last,
        try readSubstitution(own, name, of: locale, &json, in: text)
      {
        continue
      } else {
        try json.skip(in: text)
      }
    }
  }

  /// Reads what tells how a substitution takes its argument; false where the member is another.
  private mutating func readSubstitution(
    _ own: String, _ name: JSONReader.WrittenString, of locale: LocaleTag,
    _ json: inout JSONReader, in text: Span<UInt8>
  ) throws(JSONError) -> Bool {
    if name.isName("argNum", in: text) {
      substitutions[own, locale].argument = try json.value(in: text).number.flatMap {
        Int(exactly: $0)
      }
    } else if name.isName("formatSpecifier", in: text) {
      substitutions[own, locale].specifier = try json.stringIfAny(in: text)
    } else {
      return false
    }
    return true
  }

  /// Reads the localizations in an object, each under its name.
  private mutating func readEach(
    of locale: LocaleTag, _ path: [String], _ json: inout JSONReader, in text: Span<UInt8>
  ) throws(JSONError) {
    guard try json.enterObject(in: text) else { return try json.skip(in: text) }
    while let name = try json.member(in: text) {
      let path = path + [try JSONReader.decode(name, in: text)]
      if path.dropLast().last == "substitution", let own = path.last {
        // It is there, whatever it holds.
        substitutions[own, locale] = substitutions[own, locale]
      }
      try readForms(of: locale, path: path, &json, in: text)
    }
  }

  /// Reads a string unit, or a string set with several texts in one state.
  private mutating func readTexts(
    of locale: LocaleTag, path: [String], _ json: inout JSONReader, in text: Span<UInt8>
  ) throws(JSONError) {
    guard try json.enterObject(in: text) else { return try json.skip(in: text) }
    var single: (text: String, range: Range<Int>)?
    var set: [(text: String, range: Range<Int>)] = []
    var state: UnitState?
    while let name = try json.member(in: text) {
      if name.isName("state", in: text) {
        state = Self.state(try json.stringIfAny(in: text)?.text)
      } else if name.isName("value", in: text) {
        single = try json.stringIfAny(in: text)
        if single == nil {
          flaws.append(
            (
              .unreadableEntry, name.range,
              "Its value is no text. Put the translation between quotes."
            ))
        }
      } else if name.isName("values", in: text), try json.enterArray(in: text) {
        while try json.element(in: text) {
          if let string = try json.stringIfAny(in: text) { set.append(string) }
        }
      } else {
        try json.skip(in: text)
      }
    }
    if let single {
      forms.append(
        StringCatalogForm(
          locale: locale, variation: path.isEmpty ? nil : path.joined(separator: "."),
          text: single.text, range: single.range, state: state))
    }
    for (number, string) in set.enumerated() {
      forms.append(
        StringCatalogForm(
          locale: locale, variation: (path + ["set", String(number)]).joined(separator: "."),
          text: string.text, range: string.range, state: state))
    }
  }

  /// Adds the units of the entry: the source language's own, then each other language's, in file order.
  func append(to units: inout PackedUnits, in file: inout TableFile, sourceLocale: LocaleTag) {
    var hasSource = false
    for form in forms where form.locale == sourceLocale {
      hasSource = true
      units.append(unit(sourceLocale, nil, source: form, in: &file))
    }
    if !hasSource { units.append(unit(sourceLocale, nil, source: nil, in: &file)) }
    let sources = StringCatalogSources(forms, substitutions, sourceLocale)
    for form in forms where form.locale != sourceLocale {
      let (source, hasCounterpart) = sources.source(of: form)
      units.append(
        unit(form.locale, form, source: source, hasCounterpart: hasCounterpart, in: &file))
    }
  }

  /// What the substitutions of the languages have against one another, and what the texts ask of them.
  func flawsOfSubstitutions(sourceLocale: LocaleTag) -> [StringCatalogSubstitutions.Flaw] {
    forms.compactMap { substitutions.flaw(of: $0.text, at: $0.range, in: $0.locale) }
      + substitutions.flaws(key: key, sourceLocale: sourceLocale)
  }

  /// The unit of a translation, or of a source when there is none.
  private func unit(
    _ locale: LocaleTag, _ target: StringCatalogForm?, source: StringCatalogForm?,
    hasCounterpart: Bool = true,
    in file: inout TableFile
  ) -> TextUnit {
    let form = target ?? source
    let storedSource = source.map { file.stored($0.range, as: .json) }
    return TextUnit(
      format: TableFormat.stringCatalog.name, key: key, locale: locale,
      source: source?.text ?? (hasCounterpart ? textOfKey : nil),
      target: target?.text, comment: comment,
      state: !isTranslatable ? .untranslatable : isStale ? .stale : form?.state,
      variation: form?.variation,
      stored: target.map { file.stored($0.range, as: .json) } ?? storedSource
        ?? file.stored(keyRange, as: .json),
      storedSource: storedSource)
  }

  /// What the key says where the source language has no text.
  private var textOfKey: String? {
    KeyText.source(ofKey: key, comment: comment)
      ?? (KeyText.isIdentifier(key, comment: comment) ? nil : key)
  }

  private static func state(_ name: String?) -> UnitState? {
    switch name {
    case "translated": .translated
    case "needs_review": .needsReview
    case "new": .new
    case "stale": .stale
    default: nil
    }
  }
}
