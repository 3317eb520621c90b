/// A pattern for paths under a folder: `App`, `**/Tests/**`, `*/strings_??.json`.
///
/// `*` stands for any part of a name, `?` for one character of it, `**` for any folders, also none.
/// A pattern that matches a folder matches everything in it.
public struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  /// As it was written.
  public let text: String
  /// The absolute path that the pattern starts at, without a slash at its end.
  private let folder: String
  private let names: [[Character]]

  /// `folder` is an absolute path.
  public init(_ text: String, in folder: String) {
    self.text = text
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    names = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  public var description: String { text }

  /// The same pattern for a copy of the project: what lay in one folder lies in another.
  package func moved(from old: String, to new: String) -> PathPattern {
    PathPattern(text, in: folder.moved(from: old, to: new))
  }

  /// Whether the pattern speaks of a path at all: whether it lies in the pattern's folder.
  public func reaches(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

  /// Whether an absolute path, or a folder that it lies in, fits the pattern.
  public func matches(_ path: String) -> Bool {
    guard reaches(path) else { return false }
    let parts = path.dropFirst(folder.count + 1).split(separator: "/").map(Array.init)
    return Wildcards.match(
      parts, names, isAny: { $0 == ["*", "*"] }, isPrefixEnough: true
    ) { part, name in
      Wildcards.match(part, name, isAny: { $0 == "*" }) { $1 == "?" || $0 == $1 }
    }
  }
}

extension String {
  /// Where a path lies in a copy of the project: what lay in one folder lies in another.
  package func moved(from old: String, to new: String) -> String {
    self == old || hasPrefix(old + "/") ? new + dropFirst(old.count) : self
  }
}
