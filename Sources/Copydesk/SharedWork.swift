import Synchronization

/// A queue of numbered pieces of work that several workers take from.
///
/// A class because workers share it; the counter behind the lock is all that they share.
private final class WorkQueue: Sendable {
  private let next = Mutex(0)
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  /// The number of the next piece; nil when all are taken.
  func take() -> Int? {
    next.withLock { next in
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}

/// Does `count` pieces of work with `jobs` workers and returns the results by number: the same for any number of workers.
///
/// `worker` runs once per worker and is handed a closure that gives it the number of its next piece.
func inParallel<Result: Sendable>(
  _ count: Int, jobs: Int,
  worker: @escaping @Sendable (_ next: () -> Int?) throws -> [(number: Int, result: Result)]
) async throws -> [Result] {
  let queue = WorkQueue(count: count)
  let workers = max(1, min(jobs, count))
  guard workers > 1 else {
    return try worker { queue.take() }.map(\.result)
  }
  return try await withThrowingTaskGroup(of: [(number: Int, result: Result)].self) { group in
    for _ in 0..<workers {
      group.addTask { try worker { queue.take() } }
    }
    var results: [(number: Int, result: Result)] = []
    for try await part in group { results += part }
    return results.sorted { $0.number < $1.number }.map(\.result)
  }
}
