import CICU

/// The names that ICU's locales give to languages, regions, days and months.
package enum DisplayNames {
  package enum Kind: Sendable {
    case languages, regions, weekdays, months

    fileprivate var number: Int {
      switch self {
      case .languages: cicu_languages
      case .regions: cicu_regions
      case .weekdays: cicu_weekdays
      case .months: cicu_months
      }
    }
  }

  /// A name and the code of what it names: `nb`, `zh_Hans`, `US`; of a day or a month its number, Sunday and
  /// January first.
  package struct Name: Sendable, Equatable {
    package let code: String
    package let name: String
  }

  /// More bytes than the names of one kind take in any locale.
  private static let usualRoom = 1 << 15

  /// All names in a locale, as ICU spells that: `zh_Hant`. One thing may have several, the usual one first.
  ///
  /// Of languages and regions those that the locale has itself: `zh_Hant_HK` only what differs from `zh_Hant`.
  package static func all(_ kind: Kind, in locale: String) throws(ICUError) -> [Name] {
    let bytes = try bytes(kind, in: locale)
    var names: [Name] = []
    var code: String?
    for part in bytes.split(separator: 0) {
      let text = String(decoding: part, as: UTF8.self)
      if let known = code {
        names.append(Name(code: known, name: text))
        code = nil
      } else {
        code = text
      }
    }
    return names
  }

  @safe private static func bytes(
    _ kind: Kind, in locale: String
  ) throws(ICUError) -> [UInt8] {
    // No more is written than there is room for; the first call may say that more is wanted.
    var room = usualRoom
    while true {
      var error: Int32 = 0
      var wanted = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        wanted = unsafe Int(
          cicu_names(
            Int32(kind.number), locale, buffer.baseAddress, Int32(buffer.count), &error))
        count = max(0, min(wanted, buffer.count))
      }
      guard wanted >= 0 else {
        throw ICUError.failed(unsafe String(cString: cicu_error_name(error)))
      }
      if wanted <= room { return bytes }
      room = wanted
    }
  }
}
