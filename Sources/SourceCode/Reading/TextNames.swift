/// The names by which code reaches localized texts.
enum LocalizedNames {
  /// What generators and frameworks call the object that has all texts: `context.l10n.delete`, `t.dialogs.title`.
  private static let roots: Set<String> = [
    "l10n", "L10n", "loc", "localizations", "localization", "appLocalizations", "S", "t", "tr",
    "i18n", "strings", "Strings", "translations", "texts", "LocaleKeys", "LocalStrings", "lang",
    "locale", "intl", "R",
  ]
  private static let endings = [
    "Localizations", "Localization", "L10n", "L10N", "Strings", "Translations", "LocaleKeys",
  ]

  static func isRoot(_ name: String) -> Bool {
    roots.contains(name) || endings.contains { name.hasSuffix($0) }
  }

  /// Properties of a string that look it up: `"delete.title".localized`.
  static let properties: Set<String> = ["localized", "localizedString", "tr", "i18n", "l10n"]
  /// Functions that look a key up, as methods of it or with it as their first argument.
  static let functions: Set<String> = [
    "localized", "localize", "localizedString", "tr", "translate", "translated", "trans", "i18n",
    "plural", "LocalizedStringKey", "LocalizedStringResource",
  ]
  /// How Foundation's macros end, and those that apps make after them.
  private static let macros = [
    "LocalizedString", "LocalizedStringFromTable", "LocalizedStringFromTableInBundle",
    "LocalizedStringWithDefaultValue", "localizedStringForKey",
  ]

  /// The types of texts that are looked up, which apps extend with texts of their own.
  static let types: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String", "Text",
  ]

  static func isLookup(_ name: String) -> Bool {
    functions.contains(name) || macros.contains { name.hasSuffix($0) }
  }

  /// The parts of a path that lead to the texts and name none.
  static let steps: Set<String> = ["of", "current", "instance", "maybeOf", "localizable", "string"]
}

/// What may be done with a text that leaves it the same text.
enum TextNames {
  static let keeping: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedUppercase", "uppercased", "lowercased",
    "uppercase", "lowercase", "toUpperCase", "toLowerCase", "toString", "description", "rawValue",
    "value", "key", "text", "string", "data", "trim", "trimmingCharacters", "replacingOccurrences",
    "replace", "replaceAll", "replaceFirst", "appending", "format", "formatted", "tr", "plural",
    "html",
    "toHtml", "markdown", "bold", "font", "foregroundColor", "foregroundStyle", "resolve",
    "asString",
    "asText", "join", "joined", "fixedSize", "multilineTextAlignment", "lineLimit", "padding",
    "capitalize", "titlecase", "stringByAppendingString", "stringByAppendingFormat", "prefix",
    "stringByReplacingOccurrencesOfString", "let", "orEmpty", "fontWeight", "tint",
    "accessibilityIdentifier",
  ]
}
