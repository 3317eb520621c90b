import ArgumentParser
import HistoryReports
import RunHistory

/// A file that a batch writes its digest into.
struct DigestFile {
  private enum Form: String, CaseIterable {
    case html, markdown, json
  }

  private let form: Form
  private let path: String

  /// Reads `html=digest.html`.
  init(_ argument: String) throws {
    guard let (name, path) = argument.formatAndFile, let form = Form(rawValue: name) else {
      let forms = Form.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "--digest takes FORMAT=FILE, such as html=digest.html. The formats are \(forms).")
    }
    (self.form, self.path) = (form, path)
  }

  /// Writes the file whole.
  func write(_ digest: Digest) throws {
    let bytes =
      switch form {
      case .html: try digest.html()
      case .markdown: digest.markdown
      case .json: digest.json
      }
    try Output.write(bytes, toFile: path)
  }
}
