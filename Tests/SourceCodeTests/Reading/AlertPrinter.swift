import CopyModel
import SourceCode

/// Reads files as one project, layouts of Android's among them, and prints the alerts that they make, one a line.
func alerts(in files: [(path: String, source: String)], functions: [AlertFunction] = []) -> String {
  project(files, functions: functions).alerts.map(AlertPrinter.line).joined(separator: "\n")
}

/// The alerts of a single file.
func alerts(_ path: String, _ source: String) -> String { alerts(in: [(path, source)]) }

/// Reads files to the end.
func project(
  _ files: [(path: String, source: String)], functions: [AlertFunction] = []
) -> CodeProject {
  let read = files.compactMap { CodeProject.File(path: $0.path, bytes: Array($0.source.utf8)) }
  let layouts = files.compactMap { AndroidLayout(path: $0.path, bytes: Array($0.source.utf8)) }
  var project = CodeProject(read, layouts: layouts, functions: functions)
  var next = project.first
  var round = 0
  while round == 0 || !next.isEmpty {
    let codes = next.map { (number: $0, code: project.read($0)) }
    next = project.take(codes, round: round)
    round += 1
  }
  return project
}

/// `alert: title | message | button, button(role)`: keys as they are, accessors behind a tilde, texts in quotation marks, the
/// system's in angle brackets, what is not known as a question mark.
enum AlertPrinter {
  static func line(_ alert: CodeAlert) -> String {
    let buttons = alert.buttons.map(button).joined(separator: ", ")
    let elements =
      alert.elements.isEmpty ? "" : " +" + alert.elements.map(\.rawValue).joined(separator: "+")
    return
      "\(alert.kind.rawValue): \(text(alert.title)) | \(text(alert.message)) | \(buttons)\(elements)"
  }

  private static func button(_ button: CodeButton) -> String {
    let role = button.role.map { "(\($0.rawValue))" } ?? ""
    let isDefault = button.isDefault == true ? "!" : ""
    return text(button.title) + role + isDefault + (button.isAutomatic ? " automatic" : "")
  }

  static func text(_ strings: [CodeString]) -> String {
    strings.isEmpty
      ? "-" : strings.map(text).joined(separator: strings.contains(where: \.isPart) ? " + " : " / ")
  }

  private static func text(_ string: CodeString) -> String {
    switch string.origin {
    case .key: string.text
    case .accessor: "~" + string.text
    case .literal: "“\(string.text)”"
    case .system: "<\(string.text)>"
    case .unknown: "?"
    }
  }
}
