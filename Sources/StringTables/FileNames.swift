import CopyModel

/// What a path says about the language of a file.
enum FileNames {
  /// The locale in `ko.lproj/Name.strings`, `Name.ko.xliff`, `Name_ko.txt`, `ko.xliff` or `ko/Name.xliff`.
  static func locale(of path: String) -> LocaleTag? {
    let stem = path.nameParts.stem
    var folder = path.folderPath.lastPathComponent
    // gettext: `ko/LC_MESSAGES/app.po`.
    if folder == "LC_MESSAGES" { folder = path.folderPath.folderPath.lastPathComponent }
    if let spelling = spelling(ofProject: folder) { return LocaleTag(folding: spelling) }
    if let locale = LocaleTag(folding: stem) { return locale }
    for separators in [".", "_-"] {
      // The longest tail first: `messages.zh_CN` before `CN`, `admin-ko_KR` before `KR`.
      for index in stem.indices where separators.contains(stem[index]) {
        let tail = stem[stem.index(after: index)...]
        if !isWord(tail, behind: stem[index]), let locale = LocaleTag(folding: tail) {
          return locale
        }
      }
    }
    return LocaleTag(folding: folder)
  }

  /// Whether the last part of a file's name is rather an English word than a language: `how-to`, `log-in`, `save-as`. Behind an
  /// underscore stand languages, but hardly these.
  static func isWord(_ tail: Substring, behind mark: Character) -> Bool {
    let words = ["to", "in", "as", "an", "or", "so", "us", "me", "and", "the", "new", "tag", "bin"]
    let code = tail.lowercased()
    return mark != "." && words.contains(code)
      || mark == "-" && ["am", "is", "it", "my", "no", "he", "hi", "be", "id"].contains(code)
  }

  /// How the language of an Apple `.lproj` folder is spelled, by its code where the folder has the English name that
  /// was used before codes: `fr` of `French.lproj`, `pt-BR` of `BrazilianPortuguese.lproj`. Nil for another folder.
  static func spelling(ofProject folder: String) -> String? {
    guard folder.hasSuffix(".lproj") else { return nil }
    let name = String(folder.dropLast(6))
    guard name.utf8.count > 3, LocaleTag(folding: name) == nil,
      let named = ColumnHeading(name).language
    else { return name }
    return named.isBareChinese ? "zh" : named.locale.identifier
  }
}
