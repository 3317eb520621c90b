import CopyModel

/// Where platforms prescribe that the files of each language lie, so that their paths mean nothing else.
extension TableLayout {
  /// Apple's `LANGUAGE.lproj/Name.strings` (Bundle Programming Guide, “Localized Resources”).
  static func lproj(_ path: String) -> TableLayout? {
    let folder = path.folderPath
    let folderName = folder.lastPathComponent
    guard folderName.hasSuffix(".lproj") else { return nil }
    let language = String(folderName.dropLast(6))
    let spelled = FileNames.spelling(ofProject: folderName) ?? language
    let locale = RegionSpelling.locale(of: spelled)
    guard language == "Base" || locale != nil else { return nil }
    // The texts of an interface file in another language are in a `.strings` of its name.
    let isInterface = TableFormat.interface.extensions.contains(path.fileExtension)
    let root = folder.folderPath
    let name = isInterface ? path.lastPathComponent.stem + ".strings" : path.lastPathComponent
    let names =
      name.hasSuffix(".strings")
      ? [name] + TableFormat.interface.extensions.map { name.stem + "." + $0 } : [name]
    let folders = ["\0", "Base", "English"]
    return TableLayout(
      table: root + "\0" + name, family: root + "\0lproj",
      pattern: root.appendingPath("\0.lproj").appendingPath(name), spelling: language,
      locale: locale, isCertain: true,
      candidates: folders.flatMap { folder in
        names.map { root.appendingPath(folder + ".lproj").appendingPath($0) }
      })
  }

  /// Android's `values-ko/strings.xml`, `values-b+zh+Hans`, `values-ko-night` beside `values`
  /// (developer.android.com, “App resources overview”, table 2). All files of the folders are one table.
  static func values(_ path: String) -> TableLayout? {
    let folder = path.folderPath
    var qualifiers = folder.lastPathComponent.split(separator: "-").map(String.init)
    guard qualifiers.first == "values", path.hasSuffix(".xml") else { return nil }
    qualifiers.removeFirst()
    // The network's country and operator stand before the language.
    let networks = qualifiers.prefix { $0.isNetwork }
    qualifiers.removeFirst(networks.count)
    var locale: LocaleTag?
    var spelling: String?
    if let language = qualifiers.first, let found = RegionSpelling.locale(of: language) {
      (locale, spelling) = (found, language)
      qualifiers.removeFirst()
      if let region = qualifiers.first, region.count == 3, region.hasPrefix("r"),
        let found = LocaleTag(folding: language + "-" + region)
      {
        (locale, spelling) = (found, language + "-" + region)
        qualifiers.removeFirst()
      }
    }
    let root = folder.folderPath
    let rest = (["values"] + networks + qualifiers).joined(separator: "-")
    return TableLayout(
      table: root.appendingPath(rest) + "\0xml", spelling: spelling, locale: locale,
      isCertain: true, candidates: [root.appendingPath(rest).appendingPath(path.lastPathComponent)])
  }
}

extension String {
  /// Whether it is Android's qualifier for a mobile network: `mcc310`, `mnc004`.
  fileprivate var isNetwork: Bool {
    (hasPrefix("mcc") || hasPrefix("mnc")) && utf8.count > 3
      && utf8.dropFirst(3).allSatisfy { $0.isASCIIDigit }
  }
}
