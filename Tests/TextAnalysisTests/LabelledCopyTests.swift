import CopyModel
import Testing

/// The Analyzer against labelled copy.
@Suite struct LabelledCopyTests {
  @Test func `English copy is in the style that its label says`() throws {
    let rows = try LabelledCopy.rows("english")
    #expect(rows.count > 700)
    for row in rows {
      let text = try Analysis.of(row[2])
      let style = text.caseFacts.capitalization?.rawValue ?? "none"
      #expect(style == row[0], "\(row[2])")
      #expect(text.completeness.rawValue == row[1], "\(row[2])")
    }
  }

  @Test(arguments: CaseStyle.allCases)
  func `a text as a style wants it is in that style`(style: CaseStyle) throws {
    for row in try LabelledCopy.rows("english") {
      let original = try Analysis.of(row[2])
      let corrected = original.corrected(to: style)
      let text = try Analysis.of(corrected)
      let styles: [Capitalization?] = [nil, .both, style == .title ? .title : .sentence]
      #expect(styles.contains(text.caseFacts.capitalization), "\(row[2]) → \(corrected)")
      #expect(text.corrected(to: style) == corrected)
      #expect(corrected.lowercased() == row[2].lowercased())
      #expect(
        text.texts(text.placeholders.filter { $0.syntax != .branches }.map(\.range))
          == original.texts(original.placeholders.filter { $0.syntax != .branches }.map(\.range)))
    }
  }

  @Test func `only texts that are against a style are changed by it`() throws {
    for row in try LabelledCopy.rows("english") {
      let text = try Analysis.of(row[2])
      for style in CaseStyle.allCases {
        #expect(
          (text.corrected(to: style) == row[2])
            == [style.rawValue, "both", "none"].contains(row[0]), "\(row[2])")
      }
    }
  }

  @Test func `Korean copy is as complete as its last word says`() throws {
    let rows = try LabelledCopy.rows("korean")
    #expect(rows.count > 150)
    for row in rows {
      let text = try Analysis.of(row[2], in: "ko")
      #expect(text.completeness.rawValue == row[0], "\(row[2])")
      if row[0] != "unknown" {
        // Whether a last syllable with ㅁ is an ending or part of a noun cannot be seen: 알림.
        let register = text.sentences.last?.register
        #expect(register?.rawValue == row[1] || row[1] == "-" && register?.isLevel != true)
      }
    }
  }

  @Test func `Chinese copy is as complete as its marks and words say`() throws {
    let rows = try LabelledCopy.rows("chinese")
    #expect(rows.count > 150)
    for row in rows {
      #expect(
        try Analysis.of(row[2], in: row[0]).completeness.rawValue == row[1], "\(row[2])")
    }
  }

  @Test func `sentences end where they are marked`() throws {
    let rows = try LabelledCopy.rows("sentences")
    #expect(rows.count > 100)
    for row in rows {
      let parts = row[2].split(separator: "¦").map {
        $0.split(separator: " ").joined(separator: " ")
      }
      let text = try Analysis.of(row[2].filter { $0 != "¦" }, in: row[0])
      let found = text.sentences.isEmpty ? [text.string] : text.texts(text.sentences.map(\.range))
      #expect(found == parts, "\(row[2])")
      #expect(text.ending.rawValue == row[1], "\(row[2])")
    }
  }
}
