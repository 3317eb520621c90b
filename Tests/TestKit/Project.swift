package import Foundation

/// Where the project's own folders are, from the place of this file.
package enum Project {
  /// The folder that holds Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let corpus = root.appending(path: "Corpus")

  /// A file that some checkouts have in `shared` beside them; nil where it is not at hand.
  package static func shared(_ name: String) -> URL? {
    let file = root.deletingLastPathComponent().appending(path: "shared/" + name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The real tables that some checkouts have beside them; nil where they are not at hand.
  package static let sharedTables = shared("data/tables/raw")

  /// The bilingual documents that some checkouts have beside them.
  package static let sharedDocuments = shared("seeds")

  /// The files under a folder, as paths from it, sorted.
  package static func files(under folder: URL, extension: String? = nil) -> [String] {
    let files =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { path in
      `extension`.map { path.hasSuffix("." + $0) } ?? true
    }.sorted()
  }
}
