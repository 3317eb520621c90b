/// The alerts of a project's code, found over several files: an alert's texts, and the functions that show it, may
/// stand in others.
package struct CodeProject: Sendable {
  /// A file of the project.
  package struct File: Sendable {
    package let path: String
    package let language: CodeLanguage
    let bytes: [UInt8]
    let outline: CodeOutline

    /// Nil where it is in no language whose alerts are read.
    package init?(path: String, bytes: [UInt8]) {
      guard let language = CodeLanguage(path: path) else { return nil }
      self.path = path
      self.language = language
      self.bytes = bytes
      outline = CodeOutline(bytes, language)
    }
  }

  /// All files, in the order of their numbers.
  package let files: [File]
  /// What was read of them so far, by number.
  private var codes: [Int: Code] = [:]
  /// The files whose functions are followed; others are only asked for what they declare.
  private var followed: Set<Int> = []
  private var reader: AlertReader?

  /// How often more files are taken in: a wrapper of a wrapper, and what names its texts.
  private static let mostRounds = 5

  package init(_ files: [File]) { self.files = files }

  /// The files to read first: those with an alert's name in them.
  package var first: [Int] { files.indices.filter { files[$0].outline.makesAlerts } }

  /// Reads a file; what costs time, so that several can be read at once.
  package func read(_ number: Int) -> Code {
    let file = files[number]
    return file.language == .swift
      ? SwiftCode.read(file.bytes) : LightCode.read(file.bytes, as: file.language)
  }

  /// Takes in what was read, and answers what has to be read besides; empty when nothing does.
  package mutating func take(_ read: [(number: Int, code: Code)], round: Int) -> [Int] {
    for (number, code) in read { codes[number] = code }
    if round == 0 { followed = Set(read.map(\.number)) }
    var index = CodeIndex()
    for number in codes.keys.sorted() {
      if let code = codes[number] { index.add(code, file: number) }
    }
    let before = reader
    var reader = AlertReader(
      index: index,
      languages: Dictionary(uniqueKeysWithValues: files.indices.map { ($0, files[$0].language) }))
    reader.templates = before?.templates.moved(from: before?.index, to: index) ?? AlertTemplates()
    follow(&reader)
    // Templates are known only now: with them, once more.
    for _ in 0..<3 where !reader.templates.isEmpty {
      let known = reader.templates
      var again = AlertReader(index: index, languages: reader.languages)
      again.templates = known
      again.makers = reader.makers
      follow(&again)
      reader = again
      if reader.templates == known { break }
    }
    self.reader = reader
    guard round < Self.mostRounds else { return [] }
    return wanted(reader)
  }

  private func follow(_ reader: inout AlertReader) {
    for (number, function) in reader.index.functions.enumerated()
    where followed.contains(function.file) && !function.isPreview {
      reader.readRoot(number)
    }
    for number in followed.sorted() {
      guard let code = codes[number] else { continue }
      reader.readTop(code.statements, file: number)
    }
    reader.learn()
  }

  /// The files that declare what names a text, and those that call what shows an alert.
  private mutating func wanted(_ reader: AlertReader) -> [Int] {
    let calls = Set(reader.namesOfTemplates.map(WordHash.of))
    let missing = Set(reader.missing.map(WordHash.of))
    var more: [Int] = []
    for number in files.indices {
      let file = files[number]
      let isCaller = !followed.contains(number) && CodeOutline.holds(file.bytes, oneOf: calls)
      if isCaller { followed.insert(number) }
      let isAsked = codes[number] == nil && !file.outline.declared.isDisjoint(with: missing)
      if isCaller || isAsked { more.append(number) }
    }
    return more
  }

  /// The alerts that were found, in the order of their places.
  package var alerts: [CodeAlert] { reader?.alerts ?? [] }

  /// The place of an offset: 1-based, columns in UTF-16 code units.
  package func lineAndColumn(_ spot: CodeSpot) -> (line: Int, column: Int) {
    let bytes = files[spot.file].bytes
    var (line, start) = (1, 0)
    for index in 0..<min(spot.offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    var column = 1
    for index in start..<max(start, min(spot.offset, bytes.count)) where bytes[index] & 0xC0 != 0x80
    {
      column += bytes[index] >= 0xF0 ? 2 : 1
    }
    return (line, column)
  }
}
