import CopyModel
import Yams

/// The YAML parser, with its complaints as ours.
enum YAML {
  /// The document of a text; nil when it is empty.
  static func node(of text: String, path: String) throws(ConfigurationError) -> Node? {
    do {
      // Yams keeps a pointer into its text, which a text of less than 16 bytes does not outlive.
      return try compose(yaml: text.utf8.count < 16 ? text + "\n#               " : text)
    } catch {
      throw ConfigurationError(error, in: text, path: path)
    }
  }
}

extension ConfigurationError {
  /// Puts what the YAML parser says into one line.
  fileprivate init(_ error: any Error, in text: String, path: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = Place(line: lines.count, column: (lines.last?.utf16.count ?? 0) + 1)
    // What is missing at the end is missed at the end of the text, not behind it.
    func place(_ mark: Yams.Mark) -> Place {
      min(Place(line: mark.line, column: mark.column), end)
    }
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let circumstance = context.map { "\($0.text), " } ?? ""
      self.init(
        path: path, place: place(mark), message: "This is no YAML: \(circumstance)\(problem).")
    case .reader(let problem, let offset, _, _):
      let lines = text.prefix(offset ?? 0).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      self.init(
        path: path, place: Place(line: lines.count, column: (lines.last?.utf16.count ?? 0) + 1),
        message: "This is no YAML: \(problem).")
    case .duplicatedKeysInMapping(let names, let context):
      let list = names.sorted().map { "“\($0)”" }.joined(separator: ", ")
      self.init(
        path: path, place: place(context.mark),
        message: "\(list) stands in this mapping more than once. Keep one.")
    default:
      self.init(path: path, place: nil, message: "This is no YAML that can be read: \(error).")
    }
  }
}
