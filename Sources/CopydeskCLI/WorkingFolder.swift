import CopyModel
import FoundationEssentials

extension String {
  /// The path with the name of the working folder, where that tells a language: what lies in `ko.lproj` is
  /// Korean, and has its source beside it, from inside the folder as well.
  var fromBesideItsLanguage: String {
    let folder = FileManager.default.currentDirectoryPath
    guard !hasPrefix("/"), !hasPrefix(".."), folder.isLanguageFolder,
      let name = folder.split(separator: "/").last
    else { return self }
    let rest = hasPrefix("./") ? dropFirst(2) : self == "." ? "" : self[...]
    return rest.isEmpty ? "../\(name)" : "../\(name)/\(rest)"
  }

  /// The path from the working folder on, where that leads to it; else the path as it is.
  var fromWorkingFolder: String {
    let folder = FileManager.default.currentDirectoryPath
    return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }

  /// Whether the last folder of the path holds one language: `ko.lproj`, `values-ko`, `ko`, `zh_CN`.
  var isLanguageFolder: Bool {
    let name = split(separator: "/").last.map { String($0) } ?? self
    if name.hasSuffix(".lproj") || name == "values" || name.hasPrefix("values-") { return true }
    // Many a word is a code of three letters: app, lib.
    return name.prefix { $0.isLetter }.count == 2 && LocaleTag(folding: name) != nil
  }
}
