import JSONText

/// What is wrong with a line of standard input.
struct NDJSONComplaint {
  let line: Int
  /// The id that the line names, as JSON; `null` where none was read.
  let id: String
  let message: String
  /// Whether the line is not answered for it; else only a part of it is not looked at.
  let isError: Bool
  /// How the line begins, where it is no object that its id could be known by.
  let text: String?

  /// What standard error says.
  var sentence: String { "standard input, line \(line): \(message)" }

  /// Writes it as a record of its own.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("line")
      json.integer(line)
      json.name("id")
      json.literal(id)
      json.member(isError ? "error" : "warning", message)
      if let text { json.member("text", text) }
    }
    json.endLine()
  }
}
