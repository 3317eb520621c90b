import CopyModel
import FoundationEssentials
import Reports

extension ReportFolders {
  /// The working folder, and the nearest one from it upwards that has the project's configuration or is Git's; the
  /// working folder itself where there is none.
  static var here: ReportFolders {
    let working = FileManager.default.currentDirectoryPath
    let project = working.nearestFolder { [".git", ".copydesk.yml"].contains(where: $0) }
    return ReportFolders(
      working: working, project: project ?? working,
      repository: working.nearestFolder { $0(".git") })
  }
}

extension String {
  /// The nearest folder from this one upwards of which something holds, as its names tell.
  func nearestFolder(where holds: ((String) -> Bool) -> Bool) -> String? {
    var folder = self
    while !folder.isEmpty {
      if holds({ FileManager.default.fileExists(atPath: folder + "/" + $0) }) { return folder }
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    }
    return nil
  }
}

extension String {
  /// The path with the name of the working folder, where that tells a language: what lies in `ko.lproj` is
  /// Korean, and has its source beside it, from inside the folder as well.
  func fromBesideItsLanguage(_ source: LocaleTag) -> String {
    let folder = FileManager.default.currentDirectoryPath
    guard !hasPrefix("/"), !hasPrefix(".."), folder.isLanguageFolder,
      folder.isPlatformFolder || folder.liesBeside(source)
    else { return self }
    let name = folder.lastName
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
    if isPlatformFolder { return true }
    // Many a word is a code of three letters: app, lib.
    return lastName.prefix { $0.isLetter }.count == 2 && LocaleTag(folding: lastName) != nil
  }

  /// Whether the name of the last folder is no word besides: `ko.lproj`, `values-ko`.
  private var isPlatformFolder: Bool {
    lastName.hasSuffix(".lproj") || lastName == "values" || lastName.hasPrefix("values-")
  }

  /// Whether a folder with the source language lies where this one does. A project may well be called `my` or `go`.
  private func liesBeside(_ source: LocaleTag) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: self + "/..")) ?? []
    return names.contains { name in
      ["base", "Base", "default", "source"].contains(name)
        || name.isLanguageFolder && LocaleTag(folding: name)?.language == source.language
    }
  }

  /// The name of the last folder of the path.
  private var lastName: String { split(separator: "/").last.map { String($0) } ?? self }
}
