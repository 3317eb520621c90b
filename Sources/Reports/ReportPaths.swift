import CopyModel

extension Report {
  /// A path as services take it that know only the repository: from its folder on. As it is where there is none.
  func repositoryPath(of file: String) -> String {
    if let folders, let repository = folders.repository {
      return file.path(from: folders.working, in: repository)
    }
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  /// A path from the root of the disk on; as it is where the working folder is not known.
  func wholePath(of file: String) -> String {
    guard let folders else { return file }
    return "/" + file.path(from: folders.working, in: "")
  }
}
