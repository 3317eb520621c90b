import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lines of a pipe, a terminal or a file, as they come in.
package struct InputLines: ~Copyable {
  private let descriptor: FileDescriptor
  /// What was read; from `start` on it was not taken yet.
  private var bytes: [UInt8] = []
  private var start = 0
  /// How far no line break was found.
  private var searched = 0
  private var isAtEnd = false

  /// How long input that is on its way is waited for, in milliseconds, where there is work to do meanwhile.
  private static let patience: CInt = 2
  /// How much is read at a time, in bytes.
  private static let chunk = 1 << 16

  /// The lines of standard input.
  package static var ofStandardInput: InputLines { InputLines(.standardInput) }

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Hands the bytes of the next line, without its line feed, to `body`.
  ///
  /// Nil at the end of the input; and, where `waits` is false, when no whole line is there yet.
  package mutating func next<Value>(waits: Bool, _ body: (Span<UInt8>) -> Value) -> Value? {
    while true {
      searched = endOfLine
      let isWhole = searched < bytes.count
      if isWhole || isAtEnd && start < searched {
        let value = body(bytes.span.extracting(start..<searched))
        if isWhole { searched += 1 }
        start = searched
        return value
      }
      guard !isAtEnd, waits || isReady else { return nil }
      read()
    }
  }

  /// Where the next line feed is, or the end of what was read.
  private var endOfLine: Int {
    unsafe bytes.withUnsafeBytes { buffer in
      let rest = unsafe buffer[searched...]
      guard let start = unsafe UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = unsafe memchr(start, 0x0A, rest.count)
      else { return buffer.count }
      return unsafe searched + (UnsafeRawPointer(found) - start)
    }
  }

  /// Whether something can be read without waiting for whoever writes.
  private var isReady: Bool {
    var request = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, Self.patience) > 0
  }

  /// Reads some bytes. What cannot be read is the end.
  private mutating func read() {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    let held = bytes.count
    bytes += Array(repeating: 0, count: Self.chunk)
    let got = unsafe bytes.withUnsafeMutableBytes { buffer in
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[held...])
      return (try? unsafe descriptor.read(into: room)) ?? 0
    }
    bytes.removeLast(Self.chunk - got)
    isAtEnd = got == 0
  }
}
