import CopyModel
import StoredFiles
import StringTables

/// A file too large to be in memory whole, read window by window; each window ends where an entry does.
struct WindowedFile: ~Copyable {
  /// About how many bytes a window has. Units and reports of a window take several times as much.
  private static let windowLength = 1 << 22

  private let path: String
  private let format: TableFormat
  private let rule: PieceRule
  private var stored: StoredFile
  /// The first bytes of the file; nil before the first window.
  private var head: [UInt8]?
  /// What was read behind the end of the last window.
  private var rest: [UInt8] = []
  private var place = Place(line: 1, column: 1)
  private var isAtEnd = false

  /// Why the file could not be read to its end.
  private(set) var failure: FileError?

  private init(
    _ path: String, _ format: TableFormat, _ stored: consuming StoredFile, start: [UInt8],
    rule: PieceRule
  ) {
    self.path = path
    self.format = format
    self.stored = stored
    self.rule = rule
    rest = start
  }

  /// Opens a file; nil when it is small, when it has to be read whole, or when it cannot be opened.
  ///
  /// `smallest` is the number of bytes from which on a file may be read so, if its format does not ask for more.
  static func open(_ path: String, smallest: Int) -> WindowedFile? {
    guard let format = TableFormat.of(path: path), let rule = format.pieces else {
      return nil
    }
    do throws(FileError) {
      var stored = try StoredFile(path)
      guard stored.size > max(rule.windowsOver, smallest) else { return nil }
      let start = try stored.read(TableFile.headLength)
      // A window of another encoding could not be told from damage.
      var head = start
      while let last = head.last, last >= 0x80 { head.removeLast() }
      guard case .utf8 = TableFile(path: path, stored: head, format: format).encoding,
        rule.isUsable(head.span)
      else {
        return nil
      }
      return WindowedFile(path, format, stored, start: start, rule: rule)
    } catch {
      // The error is reported when the file is opened to be read whole.
      return nil
    }
  }

  /// The next window; nil behind the last.
  mutating func next() -> TableFile? {
    guard !isAtEnd else { return nil }
    var bytes = rest
    var cut = 0
    repeat {
      isAtEnd = !fill(&bytes)
      cut = isAtEnd ? bytes.count : lastEnd(in: bytes.span)
      // One entry that fills a window goes on in the next.
    } while cut == 0 && !isAtEnd
    guard cut > 0 else { return nil }
    rest = Array(bytes[cut...])
    bytes.removeLast(bytes.count - cut)
    let start = place
    place = TableFile.place(behind: bytes.span, from: start)
    let window = TableFile(
      path: path, stored: bytes, format: format, start: start, head: head, goesOn: !isAtEnd)
    head = head ?? Array(window.bytes.prefix(TableFile.headLength))
    return window
  }

  /// Adds the next bytes of the file. Returns false at its end; a disk that fails ends it too.
  private mutating func fill(_ bytes: inout [UInt8]) -> Bool {
    do throws(FileError) {
      let more = try stored.read(Self.windowLength)
      bytes += more
      return !more.isEmpty
    } catch {
      failure = error
      return false
    }
  }

  /// Where the last entry in `text` ends.
  private func lastEnd(in text: Span<UInt8>) -> Int {
    var index = text.count - 2
    while index > 0 {
      if rule.isEnd(text, index) { return index + 1 }
      index -= 1
    }
    return 0
  }
}
