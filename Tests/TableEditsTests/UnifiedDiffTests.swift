import TableEdits
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "a.strings") -> String {
    String(
      decoding: UnifiedDiff(path: path, from: Array(old.utf8), to: Array(new.utf8)).bytes,
      as: UTF8.self)
  }

  @Test func `a changed line stands between three of its neighbors`() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5\n", with: "five\n")) == """
        --- a.strings
        +++ a.strings
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `changes far apart have hunks of their own`() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n4", with: "two\n3\nfour").replacing("\n20\n21\n", with: "\n")
    #expect(
      diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -1,7 +1,7 @@", "@@ -17,8 +17,6 @@",
      ])
  }

  @Test func `a last line without a break says so`() {
    #expect(
      diff("a\nb", "a\nc") == """
        --- a.strings
        +++ a.strings
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func `equal files have no diff`() {
    #expect(diff("a\n", "a\n").isEmpty)
  }

  @Test(arguments: [
    ("a b.strings", "--- a b.strings\t\n"), ("a\"b\n", "--- \"a\\\"b\\012\"\n"),
    ("한글.strings", "--- 한글.strings\n"),
  ])
  func `a path is written so that patch understands it`(path: String, line: String) {
    #expect(diff("a\n", "b\n", path: path).hasPrefix(line))
  }
}
