import CopyModel
import Testing

struct CueTableTests {
  /// Cancel, keep and yes; only whole labels mean yes.
  private let concepts = ConceptList(
    [("cancel", [1], false), ("keep", [0], false), ("yes", [], true)].map {
      name, opposites, isWholeLabel in
      Concept(
        name: name, kind: .action, opposites: opposites, isWholeLabel: isWholeLabel,
        isDestructive: false, impliesNegation: false)
    })

  private let table = CueTable(
    phrases: [
      ("cancel", 0, .sure), ("call off", 0, .unsure), ("cancel culture", 0, .mask),
      ("keep", 1, .sure), ("yes", 2, .sure),
    ].map { phrase, concept, trust in
      PhraseTable.Entry(
        phrase, value: CueTable.value(concept: concept, trust), startsWord: true, endsWord: true)
    },
    labels: [CueTable.labelKey("Cancel"): [0], CueTable.labelKey("Don’t Save"): [1]],
    missing: [.error, nil, .note], titles: ["Cancel", "Don’t Save", nil])

  private func cues(_ text: String) -> [Cue] {
    table.cues(in: text.utf8Span.span, concepts: concepts)
  }

  @Test func `finds sure and unsure wordings with their places`() {
    #expect(
      cues("Cancel it or call off and keep.") == [
        Cue(concept: 0, range: 0..<6, isSure: true), Cue(concept: 0, range: 13..<21, isSure: false),
        Cue(concept: 1, range: 26..<30, isSure: true),
      ])
  }

  @Test func `a mask hides the wording inside it and no other`() {
    #expect(cues("Cancel culture").isEmpty)
    #expect(cues("Cancel culture: cancel").map(\.range) == [16..<22])
    #expect(cues("Cancel, then cancel culture").map(\.range) == [0..<6])
  }

  @Test func `a mask hides only its own concept`() {
    let phrases = [("keep on", 0, CueTable.Trust.mask), ("keep", 1, .sure)].map {
      PhraseTable.Entry(
        $0.0, value: CueTable.value(concept: $0.1, $0.2), startsWord: true, endsWord: true)
    }
    let table = CueTable(
      phrases: phrases, labels: [:], missing: [nil, nil, nil], titles: [nil, nil, nil])
    let cues = table.cues(in: "keep on".utf8Span.span, concepts: concepts)
    #expect(cues.map(\.concept) == [1])
  }

  /// The things behind the three concepts: phone, phone number, letter.
  private func things(_ text: String) -> [Cue] {
    let phrases = [
      ("phone", 3, CueTable.Trust.sure), ("dial", 3, .unsure), ("phone number", 4, .sure),
      ("phone book", 3, .mask), ("dial number", 4, .sure), ("letter", 5, .sure), ("keep", 1, .sure),
    ].map {
      PhraseTable.Entry(
        $0.0, value: CueTable.value(concept: $0.1, $0.2), startsWord: true, endsWord: true)
    }
    let table = CueTable(
      phrases: phrases, labels: [:], missing: [nil, nil, nil], titles: [nil, nil, nil])
    return table.meanings(in: text.utf8Span.span, concepts: concepts).things
  }

  @Test func `finds things behind the concepts`() {
    #expect(
      things("keep the phone, letter") == [
        Cue(concept: 0, range: 9..<14, isSure: true), Cue(concept: 2, range: 16..<22, isSure: true),
      ])
    #expect(things("phone book").isEmpty)
  }

  @Test func `a name within a longer one of another thing is none`() {
    #expect(things("phone number") == [Cue(concept: 1, range: 0..<12, isSure: true)])
    #expect(things("dial number").map(\.concept) == [1])
    #expect(things("dial the phone").map(\.isSure) == [false, true])
  }

  @Test func `masks still hold far into a long text`() {
    let text = String(repeating: "cancel culture ", count: 500) + "cancel"
    #expect(cues(text).map(\.range.lowerBound) == [7500])
  }

  @Test func `a concept of whole labels gives no cues in texts`() {
    #expect(cues("Say yes.").isEmpty)
  }

  @Test(
    arguments: [
      ("Cancel", [0]), ("cancel", [0]), ("  Cancel… ", [0]), ("Don't save", [1]),
      ("Don’t\u{A0}Save...", [1]), ("Cancel Now", []), ("", []),
    ])
  func `knows what a button with this title does`(title: String, wanted: [Int]) {
    #expect(table.concepts(ofLabel: title) == wanted)
  }

  @Test func `knows how bad a missing concept is`() {
    #expect(table.severity(ofMissing: 0) == .error)
    #expect(table.severity(ofMissing: 1) == nil)
    #expect(table.severity(ofMissing: 2) == .note)
  }

  @Test func `a list finds concepts by name`() {
    #expect(concepts.index(of: "keep") == 1)
    #expect(concepts.index(of: "discard") == nil)
    #expect(concepts[0].opposites.map { concepts[$0].name } == ["keep"])
  }
}
