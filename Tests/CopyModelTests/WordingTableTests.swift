import CopyModel
import Testing

struct WordingTableTests {
  /// Cancel, keep and yes; only whole labels mean yes.
  private let concepts = ConceptList(
    [("cancel", [1], false), ("keep", [0], false), ("yes", [], true)].map {
      name, opposites, isWholeLabel in
      Concept(
        name: name, kind: .action, opposites: opposites, isWholeLabel: isWholeLabel,
        isDestructive: false, impliesNegation: false)
    })

  private let table: WordingTable

  init() {
    let cues: [(String, Int, WordingTable.Trust)] = [
      ("cancel", 0, .sure), ("call off", 0, .unsure), ("cancel culture", 0, .mask),
      ("keep", 1, .sure), ("yes", 2, .sure),
    ]
    func entry(_ phrase: String, _ value: Int) -> PhraseTable.Entry {
      PhraseTable.Entry(phrase, value: value, startsWord: true, endsWord: true)
    }
    table = WordingTable(
      cues: PhraseList(cues.map { entry($0, WordingTable.value(concept: $1, $2)) }),
      style: StyleWords([
        .unneutral: StyleWords.List([entry("oops", 0), entry("oops up", -1)], substitutes: [""])
      ]),
      numbers: [entry("two", 2), entry("two dozen", 24)], concepts: concepts)
  }

  private func cues(_ text: String) -> [Cue] {
    table.wordings(in: text.utf8.span).cues
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
    let phrases = [("keep on", 0, WordingTable.Trust.mask), ("keep", 1, .sure)].map {
      PhraseTable.Entry(
        $0.0, value: WordingTable.value(concept: $0.1, $0.2), startsWord: true, endsWord: true)
    }
    let table = WordingTable(
      cues: PhraseList(phrases), style: StyleWords(), numbers: [], concepts: concepts)
    #expect(table.wordings(in: "keep on".utf8.span).cues.map(\.concept) == [1])
  }

  /// The things behind the three concepts: phone, phone number, letter.
  private func things(_ text: String) -> [Cue] {
    let phrases = [
      ("phone", 3, WordingTable.Trust.sure), ("dial", 3, .unsure), ("phone number", 4, .sure),
      ("phone book", 3, .mask), ("dial number", 4, .sure), ("letter", 5, .sure), ("keep", 1, .sure),
    ].map {
      PhraseTable.Entry(
        $0.0, value: WordingTable.value(concept: $0.1, $0.2), startsWord: true, endsWord: true)
    }
    let table = WordingTable(
      cues: PhraseList(phrases), style: StyleWords(), numbers: [], concepts: concepts)
    return table.wordings(in: text.utf8.span).things
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

  @Test func `finds numbers in words and the kinds of style words in the same walk`() {
    let found = table.wordings(in: "Oops, keep two dozen or two.".utf8.span)
    #expect(found.numbers.map(\.value) == [2, 24, 2])
    #expect(found.numbers.map(\.range) == [11..<14, 11..<20, 24..<27])
    #expect(found.styleKinds == 1 << UInt8(StyleWords.Kind.unneutral.place))
    #expect(found.cues.map(\.concept) == [1])
    #expect(table.wordings(in: "Keep it".utf8.span).styleKinds == 0)
  }

  @Test func `a list finds concepts by name`() {
    #expect(concepts.index(of: "keep") == 1)
    #expect(concepts.index(of: "discard") == nil)
    #expect(concepts[0].opposites.map { concepts[$0].name } == ["keep"])
  }
}
