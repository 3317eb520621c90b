import Foundation
import TestKit

/// Our own copy with labels given by hand before the Analyzer saw it: rows of cells from `Copy/`.
enum LabelledCopy {
  /// The rows of all files whose name begins so.
  static func rows(_ name: String) throws -> [[String]] {
    let folder = Project.root.appending(path: "Tests/TextAnalysisTests/Copy")
    let files = Project.files(under: folder, extension: "tsv").filter { $0.hasPrefix(name) }
    return try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { $0.split(separator: "\t").map(String.init) }
    }
  }
}
