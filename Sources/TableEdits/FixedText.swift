package import CopyModel
package import StringTables

/// A new text for a place, made of the fixes that can be taken together.
package struct FixedText: Sendable {
  /// The numbers of the findings that it mends.
  package let numbers: [Int]
  package let edit: TableEdit
  /// What stands at the place now.
  let old: String

  /// A text that takes the place of a whole other one.
  package init(number: Int, _ stored: StoredText, from old: String, to new: String) {
    numbers = [number]
    self.old = old
    edit = TableEdit(stored, text: new)
  }

  /// The texts that some fixes make, by their places. Of two fixes for the same words the first is taken.
  package static func made(of fixes: [StoredFix]) -> [FixedText] {
    let byPlace = Dictionary(grouping: fixes) { $0.stored.bytes }
    return byPlace.values.compactMap { FixedText($0) }.sorted {
      $0.edit.stored.bytes.lowerBound < $1.edit.stored.bytes.lowerBound
    }
  }

  private init?(_ fixes: [StoredFix]) {
    guard let first = fixes.first else { return nil }
    let bytes = Array(first.text.utf8)
    var numbers: [Int] = []
    var text: [UInt8] = []
    var (start, end) = (-1, 0)
    for fix in fixes.sorted(by: Self.precedes) where fix.text == first.text {
      guard fix.range.lowerBound >= end, fix.range.lowerBound > start,
        fix.range.upperBound <= bytes.count
      else { continue }
      text += bytes[end..<fix.range.lowerBound] + Array(fix.replacement.utf8)
      (start, end) = (fix.range.lowerBound, fix.range.upperBound)
      numbers.append(fix.number)
    }
    text += bytes[end...]
    guard text != bytes, let new = String(validating: text, as: UTF8.self) else { return nil }
    self.numbers = numbers
    old = first.text
    edit = TableEdit(first.stored, text: new)
  }

  private static func precedes(_ a: StoredFix, _ b: StoredFix) -> Bool {
    (a.range.lowerBound, a.range.upperBound, a.number)
      < (b.range.lowerBound, b.range.upperBound, b.number)
  }
}
