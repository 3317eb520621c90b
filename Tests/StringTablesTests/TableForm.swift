import Foundation
import Testing

/// How a table of one format is written: enough to make tables of any size, and to damage them.
struct TableForm: Sendable, CustomTestStringConvertible {
  /// The format's name.
  let format: String
  let path: String
  var head = ""
  /// One entry: KEY stands for its key, SOURCE for its English text and TEXT for its translation.
  let entry: String
  var separator = "\n"
  var foot = ""
  /// What goes wrong with an entry. Each damage has to be reported.
  var damages: [Damage] = []
  /// The text of a file that nests as deeply as it can.
  var nested: (@Sendable (_ depth: Int) -> String)?
  var testDescription: String { format }

  struct Damage: Sendable, CustomTestStringConvertible {
    let what: String
    let old: String
    let new: String
    var testDescription: String { what }

    /// In an entry, the last occurrence of `old` becomes `new`.
    init(_ what: String, _ old: String, _ new: String) {
      (self.what, self.old, self.new) = (what, old, new)
    }
  }

  /// The entry with a number.
  func entry(_ number: Int, key: String? = nil) -> String {
    entry.replacing("KEY", with: key ?? "key\(number)")
      .replacing("SOURCE", with: "Text \(number)").replacing("TEXT", with: "글 \(number)")
  }

  /// A table of these entries.
  func table(of entries: [String]) -> String {
    head + entries.joined(separator: separator) + foot
  }
}
