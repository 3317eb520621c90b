/// A programming language whose alerts are read.
package enum CodeLanguage: String, Sendable, CaseIterable {
  case swift, kotlin, java, dart
  case objectiveC = "objective-c"

  /// Languages whose code makes up one program.
  package static let families: [[CodeLanguage]] = [
    [.swift, .objectiveC], [.kotlin, .java], [.dart],
  ]

  /// The language of a file by its name; nil where its alerts are not read.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...] {
    case "swift": self = .swift
    case "kt", "kts": self = .kotlin
    case "java": self = .java
    case "dart": self = .dart
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
