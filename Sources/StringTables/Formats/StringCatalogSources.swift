import CopyModel

/// One text of a key of a string catalog in one language.
struct StringCatalogForm {
  let locale: LocaleTag
  let variation: String?
  let text: String
  let range: Range<Int>
  let state: UnitState?
}

/// Which text of the source language a translation in a string catalog renders.
struct StringCatalogSources {
  /// The texts of all languages.
  private let forms: [StringCatalogForm]
  private let sources: [StringCatalogForm]
  private let substitutions: StringCatalogSubstitutions
  private let sourceLocale: LocaleTag

  init(
    _ forms: [StringCatalogForm], _ substitutions: StringCatalogSubstitutions,
    _ sourceLocale: LocaleTag
  ) {
    self.forms = forms
    self.substitutions = substitutions
    self.sourceLocale = sourceLocale
    sources = forms.filter { $0.locale == sourceLocale }
  }

  /// The source form that a translated form renders, nil where the key is all there is; and whether there is one at all:
  /// a substitution that the source language has not is a part of a text, and renders no other.
  func source(of form: StringCatalogForm) -> (form: StringCatalogForm?, isThere: Bool) {
    let name = form.variation?.substitution
    if let name, let part = part(of: form, called: name) { return (part, true) }
    if name != nil {
      // Where the text is nothing but its only substitution, that says it all.
      let isWhole =
        substitutions.count(in: form.locale) == 1
        && forms.contains {
          $0.locale == form.locale && $0.variation == nil && $0.text.isMereFormat
        }
      return isWhole ? (whole(of: nil, isMere: false), true) : (nil, false)
    }
    return (whole(of: form.variation, isMere: form.text.isMereFormat), true)
  }

  /// The form of the source's substitution of a name, or of the one that takes the same argument.
  private func part(
    of form: StringCatalogForm, called name: String
  ) -> StringCatalogForm? {
    if let same = sources.first(where: { $0.variation == form.variation }) { return same }
    let argument = substitutions[name, form.locale].argument
    let names = [name, substitutions.name(of: argument, in: sourceLocale)].compactMap(\.self)
    for name in names {
      let parts = sources.filter { $0.variation?.substitution == name }
      if let part = parts.first(where: { $0.variation?.hasSuffix(".other") == true }) ?? parts.first
      {
        return part
      }
    }
    return nil
  }

  /// The source form that says what a whole text does: the same variation, else that of the device, else the general one.
  private func whole(of variation: String?, isMere: Bool) -> StringCatalogForm? {
    let texts = sources.filter { $0.variation?.substitution == nil }
    func first(_ fits: (StringCatalogForm) -> Bool) -> StringCatalogForm? {
      texts.first { fits($0) && (isMere || !$0.text.isMereFormat) }
    }
    if let same = first({ $0.variation == variation }) { return same }
    if let device = variation?.device,
      let shown = first({ [device, device + ".plural.other"].contains($0.variation) })
    {
      return shown
    }
    if let general = variation?.generalForm, let other = first({ $0.variation == general }) {
      return other
    }
    return first { $0.variation?.hasSuffix("other") == true } ?? first { $0.variation == nil }
      // The text is nothing but a substitution, whose forms say it all.
      ?? sources.first { $0.variation?.hasSuffix("other") == true } ?? sources.first
  }
}

extension String {
  /// The substitution that a variation is a form of: `files` of `substitution.files.plural.one`.
  fileprivate var substitution: String? {
    let parts = split(separator: ".")
    return parts.firstIndex(of: "substitution").flatMap { index in
      index + 1 < parts.count ? String(parts[index + 1]) : nil
    }
  }

  /// The device that a variation is for, without its plural: `device.mac` of `device.mac.plural.one`.
  fileprivate var device: String? {
    let parts = split(separator: ".")
    guard parts.count > 1, parts[0] == "device" else { return nil }
    return parts[0...1].joined(separator: ".")
  }
}
