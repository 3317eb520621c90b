import CopyModel

/// What a path says about the language of a file.
enum FileNames {
  /// The locale in `ko.lproj/Name.strings`, `Name.ko.xliff`, `Name_ko.txt`, `ko.xliff` or `ko/Name.xliff`.
  static func locale(of path: String) -> LocaleTag? {
    let name = path.lastPathComponent
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    var folder = path.folderPath.lastPathComponent
    // gettext: `ko/LC_MESSAGES/app.po`.
    if folder == "LC_MESSAGES" { folder = path.folderPath.folderPath.lastPathComponent }
    if folder.hasSuffix(".lproj") { return LocaleTag(folding: folder.dropLast(6)) }
    if let locale = LocaleTag(folding: stem) { return locale }
    for separators in [".", "_-"] {
      // The longest tail first: `messages.zh_CN` before `CN`, `admin-ko_KR` before `KR`.
      for index in stem.indices where separators.contains(stem[index]) {
        if let locale = LocaleTag(folding: stem[stem.index(after: index)...]) { return locale }
      }
    }
    return LocaleTag(folding: folder)
  }
}
