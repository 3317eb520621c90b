import CopyModel
import JSONText

/// What stands for placeholders when text is measured.
struct Samples: Sendable {
  /// A class because it is looked at for every placeholder; all of it is constant.
  private final class Defaults: Sendable {
    let language: String
    let text: String?
    let whole: String?
    let decimal: String?
    let character: String?
    let date: String?

    init(_ language: String, _ object: LayoutObject) throws(LayoutError) {
      self.language = language
      text = try object.string("text")
      whole = try object.string("whole")
      decimal = try object.string("decimal")
      character = try object.string("character")
      date = try object.string("date")
    }
  }

  /// By language; `root` holds for all others, and for what a language does not say.
  private let defaults: [Defaults]
  /// The project's own, by placeholder as it writes them: `%@`, `%d`, `{name}`.
  private let configured: [String: String]

  init(_ file: LayoutFile, configured: [String: String]) throws(LayoutError) {
    let root = try file.object(["about", "sources", "samples"])
    let samples = try root.needed("samples")
    var defaults: [Defaults] = []
    for member in samples.value.members {
      let object = try LayoutObject(
        member.value, what: member.name, keys: ["text", "whole", "decimal", "character", "date"],
        in: file)
      defaults.append(try Defaults(member.name, object))
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
    return value(of: placeholder, in: language) ?? value(of: placeholder, in: "root")
      ?? placeholder.text
  }

  private func value(of placeholder: Placeholder, in language: String) -> String? {
    // There are so few that looking at each is faster than hashing.
    guard let values = defaults.first(where: { $0.language == language }) else { return nil }
    return switch placeholder.type {
    case .integer, .pointer, .number: values.whole
    case .floating: values.decimal
    case .character: values.character
    case .date: values.date
    case .object, .string, .any, .selector: values.text
    }
  }
}
