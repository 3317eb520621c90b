import CopyModel
import Testing

struct CueTableTests {
  private let table = CueTable(
    labels: [CueTable.labelKey("Cancel"): [0], CueTable.labelKey("Don’t Save"): [1]],
    missing: [.error, nil, .note], titles: ["Cancel", "Don’t Save", nil])

  @Test(
    arguments: [
      ("Cancel", [0]), ("cancel", [0]), ("  Cancel… ", [0]), ("Don't save", [1]),
      ("Don’t\u{A0}Save...", [1]), ("Cancel Now", []), ("", []),
      ("Cancel" + String(repeating: "!", count: 100), []),
    ])
  func `knows what a button with this title does`(title: String, wanted: [Int]) {
    #expect(table.concepts(ofLabel: title) == wanted)
  }

  @Test func `knows how bad a missing concept is`() {
    #expect(table.severity(ofMissing: 0) == .error)
    #expect(table.severity(ofMissing: 1) == nil)
    #expect(table.severity(ofMissing: 2) == .note)
  }
}
