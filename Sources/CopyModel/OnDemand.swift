import Synchronization

/// A value that is made when it is first asked for; from then on all workers share it and read it without a lock.
package final class OnDemand<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let known = AtomicLazyReference<Box>()
  private let isToBeMade = Mutex(true)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    if let box = known.load() { return box.value }
    return isToBeMade.withLock { _ in known.load() ?? known.storeIfNil(Box(make())) }.value
  }
}
