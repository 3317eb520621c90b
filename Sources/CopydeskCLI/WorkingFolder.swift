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
}
