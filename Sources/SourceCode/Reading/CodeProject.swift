package import CopyModel

/// The alerts of a project's code, found over several files: an alert's texts, and the functions that show it, may
/// stand in others.
package struct CodeProject: Sendable {
  /// A file of the project.
  package struct File: Sendable {
    package let path: String
    package let language: CodeLanguage
    package let bytes: [UInt8]
    let outline: CodeOutline

    /// More than a person writes into one file.
    private static let mostBytes = 1_000_000

    /// Nil where it is in no language whose alerts are read, and for a file that only a machine wrote.
    package init?(path: String, bytes: [UInt8]) {
      guard let language = CodeLanguage(path: path), bytes.count <= Self.mostBytes else {
        return nil
      }
      self.path = path
      self.language = language
      self.bytes = bytes
      outline = CodeOutline(bytes, language)
    }
  }

  /// All files, in the order of their numbers.
  package let files: [File]
  private let layouts: [String: AndroidLayout]
  private let functions: [String: AlertFunction]
  private let declaredWords: Set<UInt64>
  private let languages: [Int: CodeLanguage]
  private var index = CodeIndex()
  /// The files that were read so far.
  private var taken: Set<Int> = []
  /// The files whose functions are followed; others are only asked for what they declare.
  private var followed: Set<Int> = []
  private var reader: AlertReader?
  /// The functions, and the values outside of them, that made no alert when they were followed last.
  private var (idle, idleTops): (Set<Int>, Set<Int>) = ([], [])
  /// The names that were known then of what shows alerts.
  private var knownNames: Set<UInt64> = []
  /// The names that were looked for in all files: of what shows alerts, and of types.
  private var (soughtCalls, soughtTypes): (Set<UInt64>, Set<UInt64>) = ([], [])

  /// How often more files are taken in: a wrapper of a wrapper, and what names its texts.
  private static let mostRounds = 5
  /// How often all is followed in one round.
  private static let mostPasses = 6

  /// The calls of `functions` are alerts besides what is found; of layouts with one name the first counts.
  package init(
    _ files: [File], layouts: [AndroidLayout] = [], functions: [AlertFunction] = []
  ) {
    self.files = files
    let named = Dictionary(layouts.map { ($0.name, $0) }) { first, _ in first }
    self.layouts = named.mapValues { $0.whole(among: named) }
    declaredWords = Set(functions.map { WordHash.of($0.name) })
    self.functions = Dictionary(functions.map { ($0.name, $0) }) { first, _ in first }
    languages = Dictionary(uniqueKeysWithValues: files.indices.map { ($0, files[$0].language) })
  }

  /// What code looks up, by the numbers of files.
  private var texts: [Int: CodeTexts] = [:]

  /// The files to read first: those with an alert's name in them, and those that look texts up.
  package var first: [Int] {
    files.indices.filter { files[$0].outline.mentionsTexts || makesAlerts($0) }
  }

  /// Reads a file; what costs time, so that several can be read at once.
  package func read(_ number: Int) -> Code {
    let file = files[number]
    var code =
      file.language == .swift
      ? SwiftCode.read(file.bytes) : LightCode.read(file.bytes, as: file.language)
    guard reader == nil, file.outline.mentionsTexts else { return code }
    code.texts = MentionReader.read(code, file: number, isSwiftUI: file.outline.isSwiftUI)
    // What only looks texts up is not followed.
    if !makesAlerts(number) { code.statements = [] }
    return code
  }

  private func makesAlerts(_ number: Int) -> Bool {
    let file = files[number]
    return file.outline.makesAlerts || CodeOutline.holds(file.bytes, oneOf: declaredWords)
  }

  /// Takes in what was read, and answers what has to be read besides; empty when nothing does.
  package mutating func take(_ read: [(number: Int, code: Code)], round: Int) -> [Int] {
    var templates = reader?.templates ?? AlertTemplates()
    var makers = reader?.makers ?? []
    // It shares the index, which would be copied for it.
    reader = nil
    if round == 0 { followed = Set(read.map(\.number).filter(makesAlerts)) }
    for (number, code) in read {
      if round == 0 {
        texts[number] = code.texts
        guard followed.contains(number) else { continue }
      }
      if taken.insert(number).inserted { index.add(code, file: number) }
    }
    index.seal()
    // Templates are known only when all is followed: with them, once more.
    for _ in 0..<Self.mostPasses {
      var next = AlertReader(index: index, languages: languages)
      (next.templates, next.makers) = (templates, makers)
      next.declaredFunctions = functions
      next.layouts = layouts
      follow(&next)
      let isSettled = next.templates == templates && next.makers == makers
      (templates, makers, reader) = (next.templates, next.makers, next)
      let more = wanted(next)
      let unread = more.filter { !taken.contains($0) }
      if !unread.isEmpty, round < Self.mostRounds { return unread }
      if isSettled, more.isEmpty { break }
    }
    return []
  }

  /// Follows whatever uses the name of an alert, or of what shows one.
  private mutating func follow(_ reader: inout AlertReader) {
    reader.hashesOfTemplates = reader.namesInTemplates
    let fresh = reader.hashesOfTemplates.subtracting(knownNames)
    knownNames.formUnion(fresh)
    for (number, function) in index.functions.enumerated()
    where followed.contains(function.file) && !function.isPreview
      && reader.isWorthwhile(function.words)
    {
      if idle.contains(number), !function.words.holds(oneOf: fresh) { continue }
      let before = reader.drafts.count
      reader.readRoot(number)
      if reader.drafts.count == before { idle.insert(number) } else { idle.remove(number) }
    }
    for (number, top) in index.tops.enumerated()
    where followed.contains(top.file) && reader.isWorthwhile(top.words) {
      if idleTops.contains(number), !top.words.holds(oneOf: fresh) { continue }
      let before = reader.drafts.count
      reader.readTop(top)
      if reader.drafts.count == before { idleTops.insert(number) } else { idleTops.remove(number) }
    }
    reader.learn()
  }

  /// The files that declare what names a text, and those that call what shows an alert; the latter are followed from now on.
  private mutating func wanted(_ reader: AlertReader) -> [Int] {
    let calls = Set(reader.namesOfTemplates.map(WordHash.of)).subtracting(soughtCalls)
    soughtCalls.formUnion(calls)
    let missing = Set(reader.missing.map(WordHash.of)).subtracting(soughtTypes)
    soughtTypes.formUnion(missing)
    guard !calls.isEmpty || !missing.isEmpty else { return [] }
    var more: [Int] = []
    for number in files.indices {
      let file = files[number]
      let isCaller = !followed.contains(number) && CodeOutline.holds(file.bytes, oneOf: calls)
      if isCaller { followed.insert(number) }
      let isAsked = !taken.contains(number) && !file.outline.declared.isDisjoint(with: missing)
      if isCaller || isAsked { more.append(number) }
    }
    return more
  }

  /// The texts that code looks up, in alerts and elsewhere, in the order of their places.
  package var mentions: [CodeMention] {
    let all = texts.sorted { $0.key < $1.key }.map(\.value)
    let constants = all.reduce(into: [:]) { $0.merge($1.constants) { first, _ in first } }
    return all.flatMap { texts in
      (texts.mentions + texts.resolved(constants)).sorted { $0.spot.offset < $1.spot.offset }
    }
  }

  /// The alerts that were found, in the order of their places.
  package var alerts: [CodeAlert] { reader?.alerts ?? [] }
}
