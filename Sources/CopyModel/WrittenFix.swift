/// A fix as it is written in its file: what stands from the finding's start to its end gives way to it.
package struct WrittenFix: Sendable, Equatable {
  /// The text with the escapes that its place wants.
  package let text: String
  /// The finding's columns in UTF-8 bytes, from 1; nil in lines so long that nobody counts them.
  package let byteColumns: Columns?

  package struct Columns: Sendable, Equatable {
    package let start: Int
    package let end: Int

    package init(start: Int, end: Int) {
      (self.start, self.end) = (start, end)
    }
  }

  package init(text: String, byteColumns: Columns?) {
    (self.text, self.byteColumns) = (text, byteColumns)
  }
}
