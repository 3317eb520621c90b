import Copydesk
import FoundationEssentials

/// What `--version` prints.
enum Version {
  static let number = "0.1.0"

  /// What tells this program from others of its number: its own file’s size and time, as compilers’ caches do.
  static var build: String {
    let path = CommandLine.arguments.first.flatMap {
      FileManager.default.fileExists(atPath: "/proc/self/exe") ? "/proc/self/exe" : $0
    }
    let attributes = path.flatMap {
      try? FileManager.default.attributesOfItem(atPath: $0.realPath)
    }
    let facts = [FileAttributeKey.size, .modificationDate].map { "\(attributes?[$0] ?? "")" }
    return ([number] + facts).joined(separator: " ")
  }

  static var text: String {
    "copydesk \(number) (ICU \(Libraries.icu), Unicode \(Libraries.unicode))"
  }
}
