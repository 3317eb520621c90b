import CopyModel
import StringTables

/// Reads a project's terms out of any table: a CSV with a column for each language, a TBX file.
enum GlossaryFile {
  /// The most bytes of a term: what is longer is a text, and to look for it anywhere takes too long.
  private static let longest = 1000

  /// The terms of the file at `path`. A term whose state is obsolete or deprecated is one not to use;
  /// `|` parts wordings of which each will do.
  static func terms(
    of path: String, _ context: ReadingContext
  ) throws(CopydeskError) -> [GlossaryTerm] {
    guard let format = TableFormat.of(path: path), format.languages != .one else {
      throw CopydeskError.badGlossary(
        path, "This is no table with two languages. Name a .csv, .tsv or .tbx file.")
    }
    let read = FileRead(path, isNamed: true, context: context)
    if let error = read.error { throw CopydeskError.badGlossary(path, error.message) }
    var units = read.content.units
    for var piece in read.pieces {
      units.append(contentsOf: FileRead.content(of: &piece, format, context).units)
    }
    guard read.content.isTable || read.isVoid || !read.pieces.isEmpty else {
      throw Self.noTerms(path)
    }
    if let issue = read.content.issues.first(where: { $0.kind == .unreadableEntry }) {
      throw CopydeskError.badGlossary(
        "\(path):\(issue.start.line):\(issue.start.column)", issue.message)
    }
    if let text = units.first(where: { unit in
      [unit.source, unit.target].contains { ($0?.utf8.count ?? 0) > longest }
    }) {
      let place = text.stored.place
      throw CopydeskError.badGlossary(
        "\(path):\(place.line):\(place.column)",
        "This is longer than \(longest) bytes. A glossary holds words, not texts: shorten it, or take it out."
      )
    }
    let terms = units.flatMap { unit -> [GlossaryTerm] in
      guard let source = unit.source?.trimmed, !source.isEmpty, let target = unit.target else {
        return []
      }
      return target.split(separator: "|").map { String($0).trimmed }.filter { !$0.isEmpty }.map {
        GlossaryTerm(
          source: source, locale: unit.locale, target: $0, isForbidden: unit.state == .obsolete)
      }
    }
    guard !terms.isEmpty else { throw Self.noTerms(path) }
    return terms
  }

  private static func noTerms(_ path: String) -> CopydeskError {
    .badGlossary(
      path, "It has no terms in two languages. A CSV needs a heading such as: en,ko,zh-Hans")
  }
}
