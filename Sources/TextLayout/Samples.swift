import CopyModel
import JSONText

/// What stands for placeholders when text is measured.
struct Samples: Sendable {
  private struct Defaults: Sendable {
    var text: String?
    var whole: String?
    var decimal: String?
    var character: String?
    var date: String?
  }

  /// By language; `root` holds for all others, and for what a language does not say.
  private let defaults: [String: Defaults]
  /// The project's own, by placeholder as it writes them: `%@`, `%d`, `{name}`.
  private let configured: [String: String]

  init(_ file: LayoutFile, configured: [String: String]) throws(LayoutError) {
    let root = try file.object(["about", "sources", "samples"])
    let samples = try root.needed("samples")
    var defaults: [String: Defaults] = [:]
    for member in samples.value.members {
      let object = try LayoutObject(
        member.value, what: member.name, keys: ["text", "whole", "decimal", "character", "date"],
        in: file)
      defaults[member.name] = Defaults(
        text: try object.string("text"), whole: try object.string("whole"),
        decimal: try object.string("decimal"), character: try object.string("character"),
        date: try object.string("date"))
    }
    self.defaults = defaults
    self.configured = configured
  }

  /// What a placeholder is measured as.
  func sample(of placeholder: Placeholder, language: String) -> String {
    if !configured.isEmpty {
      if let sample = configured[placeholder.text] { return sample }
      // `%1$@` is shown like `%@`.
      if placeholder.syntax == .printf, let argument = placeholder.argument,
        let sample = configured["%" + placeholder.text.dropFirst(argument.utf8.count + 2)]
      {
        return sample
      }
    }
    return Self.value(of: placeholder, in: defaults[language])
      ?? Self.value(of: placeholder, in: defaults["root"]) ?? placeholder.text
  }

  private static func value(of placeholder: Placeholder, in defaults: Defaults?) -> String? {
    switch placeholder.type {
    case .integer, .pointer, .number: defaults?.whole
    case .floating: defaults?.decimal
    case .character: defaults?.character
    case .date: defaults?.date
    case .object, .string, .any, .selector: defaults?.text
    }
  }
}
