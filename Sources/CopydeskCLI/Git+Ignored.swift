import Copydesk
import Foundation

extension Git {
  /// What Git ignores under a folder, by absolute paths; empty where there is no repository or no git. A folder is named
  /// in place of all that is in it, and the folder itself is never named.
  static func ignored(under folder: String) -> Set<String> {
    let root = folder.realPath
    let arguments = [
      "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z",
    ]
    guard root.nearestFolder(where: { $0(".git") }) != nil,
      let listed = try? run(arguments, in: root), listed.isSuccess
    else { return [] }
    return Set(
      listed.output.split(separator: 0).compactMap { name in
        guard let name = String(bytes: name, encoding: .utf8), name != "./" else { return nil }
        return "\(root)/\(name.hasSuffix("/") ? String(name.dropLast()) : name)"
      })
  }
}
