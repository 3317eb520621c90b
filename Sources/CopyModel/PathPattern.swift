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

/// One way of matching for names in a path and for characters in a name.
private enum Wildcards {
  /// Whether a pattern fits a sequence, or with `isPrefixEnough` the start of one.
  ///
  /// To go back to the last wildcard only is enough: an earlier one that took more would leave less for the rest.
  static func match<Part, Name>(
    _ parts: [Part], _ pattern: [Name], isAny: (Name) -> Bool, isPrefixEnough: Bool = false,
    fits: (Part, Name) -> Bool
  ) -> Bool {
    var (part, name) = (0, 0)
    var wildcard: (name: Int, part: Int)?
    while true {
      if name == pattern.count, isPrefixEnough || part == parts.count { return true }
      if name < pattern.count, isAny(pattern[name]) {
        wildcard = (name, part)
        name += 1
      } else if name < pattern.count, part < parts.count, fits(parts[part], pattern[name]) {
        (part, name) = (part + 1, name + 1)
      } else if let last = wildcard, last.part < parts.count {
        wildcard = (last.name, last.part + 1)
        (part, name) = (last.part + 1, last.name + 1)
      } else {
        return false
      }
    }
  }
}
