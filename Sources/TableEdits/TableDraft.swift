package import StringTables

/// A file that gets new texts, which are taken only when it then reads as it did but for them.
package struct TableDraft: Sendable {
  private let path: String
  private let stored: [UInt8]
  private let format: TableFormat
  private let context: ReadingContext
  private let reading: TableReading

  /// Why no text of a file can be changed.
  package enum Obstacle: Error, Equatable {
    /// A compiled table.
    case compiled
    /// Bytes that are not what its encoding says, in which nothing can be written back.
    case encoding
  }

  /// Why one text stays.
  package enum Refusal: Sendable, Hashable {
    /// A key, or a copy of a text that belongs to another place.
    case copied
    /// The file's notation or character set has no way to write it there.
    case unwritable
  }

  /// `stored` are the file's bytes as they are on disk.
  package init(
    path: String, stored: [UInt8], format: TableFormat, context: ReadingContext
  ) throws(Obstacle) {
    self.path = path
    self.stored = stored
    self.format = format
    self.context = context
    reading = TableReading(stored, of: path, format, context)
    guard !reading.isBinary else { throw .compiled }
    do throws(TableEdit.Failure) {
      guard try TableEdit.apply([], to: stored, format: format) == stored else { throw .encoding }
    } catch {
      throw .encoding
    }
  }

  /// The file with as many of some texts as it takes, and the others by their numbers in `texts`.
  package func taking(_ texts: [FixedText]) -> (bytes: [UInt8], refused: [Int: Refusal]) {
    var refused: [Int: Refusal] = [:]
    var open: [Int] = []
    for (number, text) in texts.enumerated() {
      if reading.isChangeable(text.edit.stored, from: text.old) {
        open.append(number)
      } else {
        refused[number] = .copied
      }
    }
    let taken = taken(open[...], of: texts)
    for number in open where !taken.contains(number) { refused[number] = .unwritable }
    // What is right by itself may not be so together; then it waits.
    guard let bytes = written(taken[...], of: texts) else {
      for number in taken { refused[number] = .unwritable }
      return (stored, refused)
    }
    return (bytes, refused)
  }

  /// Those of some texts that the file takes: all, or what each half of them brings.
  private func taken(_ numbers: ArraySlice<Int>, of texts: [FixedText]) -> [Int] {
    if numbers.isEmpty { return [] }
    if written(numbers, of: texts) != nil { return Array(numbers) }
    guard numbers.count > 1 else { return [] }
    let middle = numbers.startIndex + numbers.count / 2
    return taken(numbers[..<middle], of: texts) + taken(numbers[middle...], of: texts)
  }

  /// The file with some texts; nil where it would not read as it should.
  private func written(_ numbers: ArraySlice<Int>, of texts: [FixedText]) -> [UInt8]? {
    let edits = numbers.map { texts[$0].edit }
    do throws(TableEdit.Failure) {
      let bytes = try TableEdit.apply(edits, to: stored, format: format)
      let now = TableReading(bytes, of: path, format, context)
      return now.agrees(with: reading, but: edits) ? bytes : nil
    } catch {
      return nil
    }
  }
}
