import CopyModel
import StoredFiles
import StringTables
import Synchronization

/// A file too large to be in memory whole, read window by window; each window ends where an entry does.
struct WindowedFile: ~Copyable {
  /// About how many bytes a window has. Units and reports of a window take several times as much.
  private static let windowLength = 1 << 20

  /// Some entries of the file, not yet looked at: windows are cut in turn and read side by side.
  struct Window: Sendable {
    /// The first window is 0.
    let number: Int
    fileprivate let path: String
    fileprivate let format: TableFormat
    fileprivate let bytes: [UInt8]
    fileprivate let start: Place
    fileprivate let head: [UInt8]?
    fileprivate let next: [UInt8]?

    var file: TableFile {
      TableFile(
        path: path, stored: bytes, format: format, start: start, head: head, next: next)
    }
  }

  private let path: String
  private let format: TableFormat
  private let rule: PieceRule
  private var stored: StoredFile
  /// The first bytes of the file.
  private let head: [UInt8]
  /// What a reader has to know before the next window; nil before the first.
  private var preamble: [UInt8]?
  /// What was read behind the end of the last window.
  private var rest: [UInt8] = []
  private var place = Place(line: 1, column: 1)
  private var isAtEnd = false
  private var windowCount = 0

  /// Why the file could not be read to its end.
  private(set) var failure: FileError?

  private init(
    _ path: String, _ format: TableFormat, _ stored: consuming StoredFile, start: [UInt8],
    head: [UInt8], rule: PieceRule
  ) {
    self.path = path
    self.format = format
    self.stored = stored
    self.head = head
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
      var whole = start
      while let last = whole.last, last >= 0x80 { whole.removeLast() }
      let head = TableFile(path: path, stored: whole, format: format)
      guard case .utf8 = head.encoding, rule.isUsable(head.bytes.span) else { return nil }
      return WindowedFile(path, format, stored, start: start, head: head.bytes, rule: rule)
    } catch {
      // The error is reported when the file is opened to be read whole.
      return nil
    }
  }

  /// The next window; nil behind the last.
  mutating func next() -> Window? {
    guard !isAtEnd else { return nil }
    var bytes = rest
    bytes.reserveCapacity(bytes.count + Self.windowLength)
    var cut = 0
    repeat {
      isAtEnd = !fill(&bytes)
      cut = isAtEnd ? bytes.count : lastEnd(in: bytes.span)
      // One entry that fills a window goes on in the next.
    } while cut == 0 && !isAtEnd
    guard cut > 0 else { return nil }
    rest = Array(bytes[cut...])
    bytes.removeLast(bytes.count - cut)
    let next = rule.preamble?(preamble ?? [], bytes.span) ?? head
    let window = Window(
      number: windowCount, path: path, format: format, bytes: bytes, start: place, head: preamble,
      next: isAtEnd ? nil : next)
    place = TableFile.place(behind: bytes.span, from: place)
    preamble = next
    windowCount += 1
    return window
  }

  /// Adds the next bytes of the file. Returns false at its end; a disk that fails ends it too.
  private mutating func fill(_ bytes: inout [UInt8]) -> Bool {
    do throws(FileError) {
      // Twice as much when no entry ended: what was looked at is looked at again.
      let more = try stored.read(max(Self.windowLength, bytes.count))
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

/// A large file that several workers take windows from.
///
/// A class because workers share it; nothing but the file behind the lock is shared.
final class SharedWindows: Sendable {
  let path: String
  private let file: Mutex<WindowedFile>

  init(_ file: consuming WindowedFile, path: String) {
    self.path = path
    self.file = Mutex(file)
  }

  /// The next window; nil behind the last.
  func next() -> WindowedFile.Window? { file.withLock { $0.next() } }

  /// Why the file could not be read to its end.
  var failure: FileError? { file.withLock { $0.failure } }
}
