import Synchronization
import SystemPackage

/// A line on the terminal that tells how far a check is, once it takes longer than a second.
///
/// A class, for the workers that tell it share it.
final class ProgressLine: Sendable {
  private struct State {
    var units = 0
    /// When it is written next.
    var due: ContinuousClock.Instant
    var isWritten = false
  }

  private let start = ContinuousClock.now
  private let state: Mutex<State>

  init() {
    state = Mutex(State(due: start + .seconds(1)))
  }

  /// Some more strings were checked.
  func add(_ units: Int) {
    state.withLock { state in
      state.units += units
      let now = ContinuousClock.now
      guard now >= state.due else { return }
      state.due = now + .milliseconds(200)
      state.isWritten = true
      let seconds = (now - start).components.seconds
      Self.write("\rcopydesk: \(state.units) strings checked, \(seconds) s\u{1B}[K")
    }
  }

  /// Takes the line away again.
  func erase() {
    state.withLock { state in
      if state.isWritten { Self.write("\r\u{1B}[K") }
      state.isWritten = false
    }
  }

  private static func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(Array(text.utf8))
  }
}
