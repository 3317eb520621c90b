import CopyModel
import Testing

@testable import Reports

/// By what a later run knows a finding again.
@Suite struct FingerprintsTests {
  private let folders = ReportFolders(working: "/work/app/Sub", project: "/work/app")

  private func marks(_ findings: [Finding], in folders: ReportFolders?) -> [String] {
    Report(
      findings: findings, rules: [], errors: [], files: 1, units: 1, alerts: 0, version: "1",
      folders: folders
    ).fingerprints
  }

  private func finding(_ file: String, key: String = "k", source: String = "Keep") -> Finding {
    var finding = ReportSample.finding("typed-ellipsis", .note, file: file, line: 1)
    finding.key = key
    finding.source = source
    return finding
  }

  @Test func `however the path is typed, it is one finding`() {
    let paths = ["App/a.json", "./App/a.json", "/work/app/Sub/App/a.json", "../Sub/./App//a.json"]
    #expect(Set(paths.flatMap { marks([finding($0)], in: folders) }).count == 1)
    let above = ReportFolders(working: "/work/app", project: "/work/app")
    #expect(
      marks([finding("Sub/App/a.json")], in: above) == marks([finding(paths[0])], in: folders))
    #expect(
      marks([finding("/else/a.json")], in: folders) != marks([finding("a.json")], in: folders))
  }

  @Test func `two that are alike have two`() {
    let both = marks([finding("a.json"), finding("a.json")], in: folders)
    #expect(Set(both).count == 2)
    #expect(both[0] == marks([finding("a.json")], in: folders)[0])
    #expect(marks([finding("a.json")], in: nil) == [finding("a.json").fingerprint])
  }

  @Test func `one that stands for many stays itself while some of them are mended`() {
    var (all, rest) = (finding("a.json", key: "1"), finding("a.json", key: "2", source: "Move"))
    (all.keys, rest.keys) = (["1", "2", "3"], ["2", "3"])
    #expect(marks([all], in: folders) == marks([rest], in: folders))
    #expect(marks([all], in: folders) != marks([finding("a.json", key: "1")], in: folders))
  }

  @Test func `a paragraph is known by its text, not by its number`() {
    let (first, second) = (finding("a.md", key: "1"), finding("a.md", key: "7"))
    #expect(marks([first], in: folders) == marks([second], in: folders))
    #expect(
      marks([finding("a.json", key: "1")], in: folders)
        != marks([finding("a.json", key: "7")], in: folders))
  }
}
