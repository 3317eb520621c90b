import CopyModel
import JSONText

extension TableFormat {
  /// Xcode's string catalog (`.xcstrings`): every language of a table in one JSON file.
  package static let stringCatalog = TableFormat(
    name: "xcstrings", extensions: ["xcstrings"], languages: .several,
    // Between two entries, where Xcode laid the catalog out: nothing else is indented so. Which
    // languages a key lacks only the whole catalog tells.
    pieces: PieceRule(windowsOver: 1 << 24, isUsable: { $0.has("{\n  \"", at: 0) }) { text, index in
      text[index] == 0x0A && text.has("\n    \"", at: index) && text.has("\n    },", at: index - 7)
    }
  ) { file, context in
    var reader = StringCatalogReader(file: file, sourceLocale: context.sourceLocale)
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Walks the catalog entry by entry, so that one damaged entry does not cost the others.
private struct StringCatalogReader {
  var file: TableFile
  var content = TableContent()
  private var sourceLocale: LocaleTag
  private var json = JSONReader()
  private var hasLanguage = false
  private var locales = LocaleSpellings()
  /// How many bytes stand before an entry on its line.
  private var indentation = 0

  init(file: TableFile, sourceLocale: LocaleTag) {
    self.file = file
    self.sourceLocale = sourceLocale
  }

  mutating func read() {
    json.move(to: file.range.lowerBound)
    do throws(JSONError) {
      if let head = file.head {
        // A piece from the middle of the strings.
        take(head.span.value(behind: "\"sourceLanguage\" : \""))
        _ = try readEntries()
      } else {
        try readMembers()
      }
    } catch {
      report(error, key: nil)
    }
  }

  private mutating func take(_ language: String?) {
    guard let locale = language.flatMap(LocaleTag.init(folding:)) else { return }
    sourceLocale = locale
    content.sourceLocale = locale
    hasLanguage = true
  }

  /// Reads the members of the catalog's object.
  private mutating func readMembers() throws(JSONError) {
    let bytes = file.bytes
    try json.expect(UInt8(ascii: "{"), "“{”", in: bytes.span)
    guard !json.take(UInt8(ascii: "}"), in: bytes.span) else {
      return try json.expectEnd(in: bytes.span)
    }
    repeat {
      json.skipSpace(in: bytes.span)
      if indentation > 0, column(of: json.offset) == indentation {
        // An entry that stands behind the end of all entries: the one before closes too much.
        report(JSONError(at: json.offset, .expected("one “}” less before")), key: nil, goesOn: true)
        guard try readEntries() else { return }
        continue
      }
      let name = try json.string(in: bytes.span)
      try json.expect(UInt8(ascii: ":"), "“:”", in: bytes.span)
      if name.text == "strings" {
        if !hasLanguage { take(languageBehind(json)) }
        // It is looked for once, however often there are strings.
        hasLanguage = true
        guard try readStrings() else { return }
      } else {
        let value = try json.value(in: bytes.span)
        if name.text == "sourceLanguage" { take(value.string) }
        if !value.members.isEmpty {
          content.issues.append(
            file.issue(
              .unreadableEntry, name.range, key: name.text,
              "This entry stands outside “strings”, so Xcode drops it. Move it into “strings”."))
        }
      }
    } while json.take(UInt8(ascii: ","), in: bytes.span)
    try json.expect(UInt8(ascii: "}"), "“,” or “}”", in: bytes.span)
    try json.expectEnd(in: bytes.span)
  }

  /// The source language of a catalog that names it behind its strings.
  private func languageBehind(_ reader: JSONReader) -> String? {
    let bytes = file.bytes
    var reader = reader
    do throws(JSONError) {
      _ = try reader.value(in: bytes.span)
      while reader.take(UInt8(ascii: ","), in: bytes.span) {
        let name = try reader.string(in: bytes.span)
        try reader.expect(UInt8(ascii: ":"), "“:”", in: bytes.span)
        let value = try reader.value(in: bytes.span)
        if name.text == "sourceLanguage" { return value.string }
      }
    } catch {
      // What is damaged is reported when it is read.
    }
    return nil
  }

  /// Reports damage, and whether the entries behind it can still be found.
  private mutating func report(_ error: JSONError, key: String?, goesOn: Bool = false) {
    let end = max(min(error.offset + 1, file.bytes.count), error.offset)
    let rest =
      goesOn
      ? "The entries behind it are still checked."
      : "What stands behind it in the file is not checked."
    content.issues.append(
      file.issue(
        .unreadableEntry, error.offset..<end, key: key,
        "This is no JSON: \(error.message). \(rest)"))
  }

  /// Reads the entries. Returns false when a damaged one hides where the next begins.
  private mutating func readStrings() throws(JSONError) -> Bool {
    let bytes = file.bytes
    try json.expect(UInt8(ascii: "{"), "“{”", in: bytes.span)
    if json.take(UInt8(ascii: "}"), in: bytes.span) { return true }
    return try readEntries()
  }

  /// Reads the entries up to the end of their object, or of the piece.
  private mutating func readEntries() throws(JSONError) -> Bool {
    let bytes = file.bytes
    while true {
      json.skipSpace(in: bytes.span)
      let start = json.offset
      if start >= file.range.upperBound, file.next != nil { return false }
      indentation = max(indentation, column(of: start))
      var key: String?
      do throws(JSONError) {
        let name = try json.string(in: bytes.span)
        key = name.text
        try json.expect(UInt8(ascii: ":"), "“:”", in: bytes.span)
        var entry = StringCatalogEntry(key: name.text, keyRange: name.range)
        try entry.read(&json, in: bytes.span, &locales)
        // An entry that ends on a line further out may have taken the next ones for its own.
        if let end = file.indentation(of: json.offset - 1), end < indentation,
          let next = nextEntry(after: start, indentation: indentation), next < json.offset
        {
          throw JSONError(at: json.offset, .expected("“}”"))
        }
        for flaw in entry.flaws + entry.flawsOfSubstitutions(sourceLocale: sourceLocale) {
          content.issues.append(file.issue(flaw.kind, flaw.range, key: name.text, flaw.message))
        }
        entry.append(to: &content.units, in: &file, sourceLocale: sourceLocale)
        guard json.take(UInt8(ascii: ","), in: bytes.span) else {
          try json.expect(UInt8(ascii: "}"), "“,” or “}”", in: bytes.span)
          return true
        }
      } catch {
        let isIndented = indentation > 0
        let next = nextEntry(
          after: isIndented ? start : max(start, error.offset), indentation: indentation)
        // Where the next entry begins, this one should have ended.
        let isOpen = isIndented && next.map { $0 < error.offset } ?? false
        let found = isOpen ? JSONError(at: next ?? start, .expected("“}”")) : error
        report(found, key: key, goesOn: next != nil)
        guard let next else { return false }
        json.move(to: next)
      }
    }
  }

  /// How many bytes stand before `offset` on its line; 0 on a line too long to be indented.
  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, file.bytes[start - 1] != 0x0A {
      start -= 1
      if offset - start > 64 { return 0 }
    }
    return offset - start
  }

  /// The next line that opens an entry at the indentation of the entries before.
  private func nextEntry(after offset: Int, indentation: Int) -> Int? {
    let bytes = file.bytes
    var line = file.lineEnd(from: offset)
    while line < bytes.count {
      line += 1
      var first = line
      while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
      if first - line == indentation, first < bytes.count, bytes[first] == UInt8(ascii: "\"") {
        return first
      }
      line = file.lineEnd(from: first)
    }
    return nil
  }
}
