import CopyModel
import JSONText

/// One key of a string catalog with all its languages and variations.
struct StringCatalogEntry {
  let key: String
  /// Where the key stands, quotes left out: UTF-8 bytes.
  let keyRange: Range<Int>
  let value: JSONValue
  let sourceLocale: LocaleTag

  /// One text of the entry in one language.
  private struct Form {
    var variation: String?
    var text: JSONValue
    var state: UnitState?
  }

  /// Adds the units of the entry: the source language's own, then each other language's, in file order.
  func append(
    to units: inout [TextUnit], in file: inout TableFile, _ locales: inout LocaleSpellings
  ) {
    let comment = value["comment"]?.string
    let isUntranslatable = value["shouldTranslate"]?.bool == false
    let isStale = value["extractionState"]?.string == "stale"
    var sources: [Form] = []
    var targets: [(locale: LocaleTag, forms: [Form])] = []
    for member in value["localizations"]?.members ?? [] {
      guard let locale = locales[member.name] else { continue }
      let forms = Self.forms(of: member.value)
      if locale == sourceLocale { sources = forms } else { targets.append((locale, forms)) }
    }
    func unit(_ locale: LocaleTag, _ form: Form?, source: Form?, isTarget: Bool) -> TextUnit {
      var state = form?.state
      if isStale { state = .stale }
      if isUntranslatable { state = .untranslatable }
      let sourceStored = source.map { file.stored($0.text.range, as: .json) }
      let place =
        form.map { file.stored($0.text.range, as: .json) }
        ?? sourceStored ?? file.stored(keyRange, as: .json)
      return TextUnit(
        format: TableFormat.stringCatalog.name, key: key, locale: locale,
        source: source?.text.string ?? KeyText.source(ofKey: key, comment: comment)
          ?? (KeyText.isIdentifier(key, comment: comment) ? nil : key),
        target: isTarget ? form?.text.string : nil,
        comment: comment, state: state, variation: form?.variation, stored: place,
        storedSource: sourceStored)
    }
    if sources.isEmpty {
      units.append(unit(sourceLocale, nil, source: nil, isTarget: false))
    }
    for form in sources { units.append(unit(sourceLocale, form, source: form, isTarget: false)) }
    for target in targets {
      for form in target.forms {
        let source = Self.source(for: form, in: sources)
        units.append(unit(target.locale, form, source: source, isTarget: true))
      }
    }
  }

  /// The source form that a translated form renders: the same variation, else the general one.
  private static func source(for form: Form, in sources: [Form]) -> Form? {
    if let same = sources.first(where: { $0.variation == form.variation }) { return same }
    if let variation = form.variation, let dot = variation.lastIndex(of: ".") {
      let general = variation[..<dot] + ".other"
      if let other = sources.first(where: { $0.variation == String(general) }) { return other }
    }
    return sources.first { $0.variation?.hasSuffix("other") == true }
      ?? sources.first { $0.variation == nil } ?? sources.first
  }

  /// Every text of a localization, its variations spelled out.
  private static func forms(of localization: JSONValue, path: [String] = []) -> [Form] {
    var forms: [Form] = []
    for member in localization.members {
      switch member.name {
      case "stringUnit":
        guard let text = member.value["value"], text.string != nil else { continue }
        forms.append(
          Form(
            variation: path.isEmpty ? nil : path.joined(separator: "."), text: text,
            state: state(member.value["state"]?.string)))
      case "stringSet":
        let texts = member.value["values"]?.elements ?? []
        for (number, text) in texts.enumerated() where text.string != nil {
          forms.append(
            Form(
              variation: (path + ["set", String(number)]).joined(separator: "."), text: text,
              state: state(member.value["state"]?.string)))
        }
      case "variations":
        for kind in member.value.members {
          for option in kind.value.members {
            forms += Self.forms(of: option.value, path: path + [kind.name, option.name])
          }
        }
      case "substitutions":
        for substitution in member.value.members {
          forms += Self.forms(
            of: substitution.value, path: path + ["substitution", substitution.name])
        }
      default: continue
      }
    }
    return forms
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
