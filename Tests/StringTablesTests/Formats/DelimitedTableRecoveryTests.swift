import CopyModel
import Testing

@testable import StringTables

/// What damage to a delimited table costs, and what it must not cost.
struct DelimitedTableRecoveryTests {
  private static let rows = [
    "title,\"Delete, or keep?\",\"삭제, 또는 유지?\"", "body,\"One\ntwo\",\"하나\n둘\"",
    "cancel,Cancel,취소", "delete,\"Delete\",\"삭제\"", "ok,\"Say \"\"hi\"\"\",\"안녕\"", "done,Done,완료",
  ]

  private func read(_ rows: [String]) -> Reading {
    Reading("key,en,ko\n" + rows.map { $0 + "\n" }.joined(), as: "A.csv")
  }

  /// The keys and translations of the units.
  private func pairs(_ reading: Reading) -> [String] {
    reading.units.map { "\($0.key)=\($0.target ?? "-")" }
  }

  @Test(
    arguments: rows.indices,
    ["x,\"Open,열기", "x,Open,\"열기", "x,\"Open\" it,열기", "x,\"Open\",\"열\"기", "x,Open, now,열기"])
  func `one damaged row costs itself alone`(position: Int, damaged: String) throws {
    let whole = pairs(read(Self.rows))
    #expect(whole.count == Self.rows.count)
    var rows = Self.rows
    rows.insert(damaged, at: position)
    let reading = read(rows)
    #expect(pairs(reading) == whole)
    let line = 2 + rows[..<position].reduce(0) { $0 + $1.split(separator: "\n").count }
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
    #expect(reading.issues.first?.start.line == line)
  }

  @Test func `each of two damaged rows is reported`() {
    let reading = read(["a,\"Open,열기", "b,\"Close,닫기", "c,Done,완료"])
    #expect(pairs(reading) == ["c=완료"])
    #expect(reading.issues.map(\.start.line) == [2, 3])
  }

  @Test func `the rest of a cell that was given up is no row`() {
    let reading = read(["a,\"One \"word\"", "two, three\",하나", "b,Done,완료"])
    #expect(pairs(reading) == ["b=완료"])
    #expect(reading.issues.count == 1)
  }

  @Test func `issues say where and what to do`() throws {
    let open = try #require(read(["a,\"Open,열기"]).issues.first)
    #expect(open.start == Place(line: 2, column: 3))
    #expect(open.message.contains("Close it"))
    let behind = try #require(read(["a,\"Open\" it,열기"]).issues.first)
    #expect(behind.start == Place(line: 2, column: 9))
    #expect(behind.end == Place(line: 2, column: 12))
    #expect(behind.message.contains("twice"))
    let surplus = try #require(read(["a,Open, now,열기"]).issues.first)
    #expect(surplus.start == Place(line: 2, column: 13))
    #expect(surplus.message.contains("4 cells, but its header has 3"))
    #expect(surplus.message.contains("“,”"))
  }

  @Test func `conflict markers are issues and both sides are kept`() {
    let reading = read(["<<<<<<< ours", "a,Keep,유지", "=======", "a,Keep,보관", ">>>>>>> theirs"])
    #expect(pairs(reading) == ["a=유지", "a=보관"])
    #expect(reading.issues.map(\.kind) == [.conflictMarker, .conflictMarker, .conflictMarker])
    #expect(reading.issues.map(\.start.line) == [2, 4, 6])
  }

  /// Rows that each run over the rest of the file until they fail would take hours.
  @Test(
    arguments: [
      "\"\n", "x,\"\n", ",\"a\",\"\n", "\",a,b,c\n", "a,\"\"\"\n", "a,\"b\" c\n", "\"a\n\",b,c,d\n",
      "a,b\"\n\n\",,,,", "\",\"\n",
    ])
  func `damage without end is read in time`(row: String) {
    let text = "key,en,ko\n" + String(repeating: row, count: 1_000_000 / row.utf8.count)
    let clock = ContinuousClock()
    let time = clock.measure { _ = Reading(text, as: "A.csv") }
    #expect(time < .seconds(60))
  }
}
