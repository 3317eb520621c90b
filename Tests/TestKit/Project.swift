package import Foundation

/// Where the project's own folders are, from the place of this file.
package enum Project {
  /// The folder that holds Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let corpus = root.appending(path: "Corpus")

  /// The real tables that some checkouts have beside them; nil where they are not at hand.
  package static let sharedTables: URL? = {
    let folder = root.deletingLastPathComponent().appending(path: "shared/data/tables/raw")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The bilingual documents that some checkouts have beside them.
  package static let sharedDocuments: URL? = {
    let folder = root.deletingLastPathComponent().appending(path: "shared/seeds")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The files under a folder, as paths from it, sorted.
  package static func files(under folder: URL, extension: String? = nil) -> [String] {
    let files =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { path in
      `extension`.map { path.hasSuffix("." + $0) } ?? true
    }.sorted()
  }
}
