import CopyModel
import Testing

@testable import StringTables

/// What damage to a YAML table costs: itself, and no more.
struct YAMLRecoveryTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    /// What stands in place of the `message` entry.
    var line: String
    /// The keys that are lost.
    var lost: Set<String> = ["alert.message"]
    var testDescription: String { line }
  }

  static let message = "    message: \"실행 취소할 수 없습니다.\""

  static let whole = """
    ko:
      # Title of the alert
      title: 삭제하겠습니까?
      alert:
        ok: "확인"
    \(message)
        cancel: '취소'
      list:
      - 하나
      - "둘"
      end: 끝

    """

  static let damages: [Damage] = [
    Damage(line: "    message: \"실행 취소할 수 없습니다."),
    Damage(line: "    message: '실행 취소할 수 없습니다."),
    Damage(line: "    message: \"실행 \"취소\"할 수 없습니다.\""),
    Damage(line: "    message \"실행 취소할 수 없습니다.\""),
    Damage(line: "    message:\"실행 취소할 수 없습니다.\""),
    Damage(line: "    message: 실행: 취소할 수 없습니다."),
    Damage(line: "     message: \"실행 취소할 수 없습니다.\""),
    Damage(line: "   message: \"실행 취소할 수 없습니다.\""),
    Damage(line: "    message: \"\\실행 취소할 수 없습니다.\""),
    Damage(line: "    message: {count}개를 지웁니다."),
    Damage(line: "    message: [하나, 둘"),
    Damage(line: "    message: | 실행 취소할 수 없습니다."),
    Damage(line: "    message: *실행* 취소할 수 없습니다.", lost: []),
    Damage(line: "    message: %{count}개를 지웁니다.", lost: []),
    Damage(line: "    message: @name의 파일", lost: []),
    Damage(line: "    message: & 취소", lost: []),
    Damage(line: "message: \"실행 취소할 수 없습니다.\""),
    Damage(line: "  message: \"실행 취소할 수 없습니다.\""),
    Damage(line: "\t\tmessage: \"실행 취소할 수 없습니다.\""),
    Damage(line: "    message: \"실행\u{1} 취소할 수 없습니다.\"", lost: []),
    Damage(line: "<<<<<<< HEAD\n\(message)\n=======\n\(message)\n>>>>>>> b", lost: []),
    Damage(line: "}\n\(message)", lost: []),
  ]

  @Test(arguments: damages)
  func `a damaged entry costs itself`(damage: Damage) {
    let whole = Reading(Self.whole, as: "ko.yml")
    #expect(whole.issues.isEmpty)
    let damaged = Reading(Self.whole.replacing(Self.message, with: damage.line), as: "ko.yml")
    let lines = 6..<6 + damage.line.split(separator: "\n").count
    #expect(damaged.issues.allSatisfy { lines.contains($0.start.line) }, "\(damaged.issues)")
    #expect(!damaged.issues.isEmpty)
    let kept = whole.entries.filter { !damage.lost.contains($0.key) }.map(\.key)
    var found = damaged.entries.map(\.key)
    if damage.line.contains("=======") { found.removeAll { $0 == "alert.message" } }
    #expect(found == kept.filter { $0 != "alert.message" || found.contains($0) })
    #expect(kept.filter { $0 != "alert.message" }.allSatisfy(found.contains))
    for entry in damaged.entries where entry.key != "alert.message" {
      #expect(entry.text == whole.entries.first { $0.key == entry.key }?.text)
    }
    let message = damaged.entries.contains { $0.key == "alert.message" }
    #expect(message == !damage.lost.contains("alert.message"))
  }

  @Test func `a file cut anywhere keeps the entries before the cut`() {
    let bytes = Array(Self.whole.utf8)
    let whole = Reading(bytes, as: "ko.yml")
    for count in 20..<bytes.count {
      let found = Reading(Array(bytes[..<count]), as: "ko.yml").pairs
      let kept = whole.entries.filter { $0.stored.bytes.upperBound + 2 < count }
      #expect(
        kept.allSatisfy { found.contains("\($0.key)=\($0.text)") }, "\(count) bytes: \(found)")
    }
  }

  @Test func `a key that lost its colon keeps what stands under it`() {
    let damaged = Self.whole.replacing("  alert:", with: "  alert")
    let reading = Reading(damaged, as: "ko.yml")
    #expect(reading.pairs == Reading(Self.whole, as: "ko.yml").pairs)
    #expect(reading.issues.map(\.start) == [Place(line: 4, column: 3)])
  }

  @Test func `tabs for indentation are read as spaces and reported once`() {
    let reading = Reading(
      "ko:\n\ttitle: 가\n\talert:\n\t\tok: 나\n\t\tcancel: 다\n\tend: 라\n", as: "ko.yml")
    #expect(reading.pairs == ["title=가", "alert.ok=나", "alert.cancel=다", "end=라"])
    #expect(reading.issues.map(\.start) == [Place(line: 2, column: 1)])
  }

  @Test(
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
      String(repeating: "? ", count: 100_000), String(repeating: "[\n", count: 100_000),
      String(repeating: "{a: ", count: 200) + String(repeating: "}", count: 200),
      (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ])
  func `deep nesting is refused`(nested: String) {
    let reading = Reading("a: 가\nb:\n" + nested + "\n", as: "ko.yml")
    #expect(!reading.issues.isEmpty)
  }

  @Test func `a file with more damage than can be mended keeps its head`() {
    let damage = (0..<50).map { "  bad\($0): \"a\"b\"\n" }.joined()
    let reading = Reading("ko:\n  a: 가\n  b: 나\n" + damage + "  c: 다\n", as: "ko.yml")
    #expect(reading.pairs.prefix(2) == ["a=가", "b=나"])
    #expect(reading.issues.last?.message.contains("too damaged") == true)
  }

  @Test(.timeLimit(.minutes(30)))
  func `a large file with damage is read in due time`() {
    let line = "  key: \"텍스트\"\n"
    let lines = (0..<40_000).map { "  key\($0): \"텍스트 \($0)\"\n" }.joined()
    let reading = Reading("ko:\n" + lines + "  bad: \"a\"b\"\n" + line, as: "ko.yml")
    #expect(reading.entries.count == 40_001)
    #expect(reading.issues.count == 1)
  }
}
