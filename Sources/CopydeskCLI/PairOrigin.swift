import JSONText

/// What a pair may say.
enum PairField: Int, NDJSONField {
  case id, source, target, locale, key, comment, role, variation, file, line, column
}

/// What the findings about a pair name it by: its id, and the place that `read` gave it.
struct PairOrigin {
  private let id: String
  private let file: String?
  private let line: Int?
  private let column: Int?

  init(_ object: NDJSONObject<PairField>) {
    id = object.id
    file = object[.file]?.string
    line = object[.line]?.number.flatMap { Int(exactly: $0) }
    column = object[.column]?.number.flatMap { Int(exactly: $0) }
  }

  func write(to json: inout JSONWriter) {
    json.name("id")
    json.literal(id)
    guard let file else { return }
    json.member("file", file)
    for (name, number) in [("line", line), ("column", column)] {
      guard let number else { continue }
      json.name(name)
      json.integer(number)
    }
  }
}
