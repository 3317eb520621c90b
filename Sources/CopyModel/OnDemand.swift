import Synchronization

/// A value that is read when it is first asked for, and once. A class because all who ask share it.
final class OnDemand<Value: AnyObject & Sendable>: Sendable {
  /// Read without a lock, for all workers ask for it for every text.
  private let known = AtomicLazyReference<Value>()
  private let isToBeFound = Mutex(true)
  private let find: @Sendable () -> Value?

  init(_ find: @escaping @Sendable () -> Value?) { self.find = find }

  /// Nil when there is none.
  var value: Value? {
    if let known = known.load() { return known }
    return isToBeFound.withLock { isToBeFound in
      if isToBeFound {
        isToBeFound = false
        if let found = find() { return known.storeIfNil(found) }
      }
      return known.load()
    }
  }
}
