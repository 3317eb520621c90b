import ICUText

extension Copydesk {
  /// How many elements a worker takes at a time: with fewer, rules' code is fetched again too often, with more, what is
  /// known of the texts.
  private static let batch = 64

  /// Works on elements, a batch to a worker at a time, and returns the results in the order of the elements.
  ///
  /// `makeWorker` makes what a worker has to itself.
  func inBatches<Element: Sendable, Worker: ~Copyable, Value: Sendable>(
    of elements: [Element], worker makeWorker: @escaping @Sendable () -> Worker,
    _ body: @escaping @Sendable (ArraySlice<Element>, inout Worker) throws(ICUError) -> [Value]
  ) async throws(CopydeskError) -> [Value] {
    let batches = stride(from: 0, to: elements.count, by: Self.batch).map {
      elements[$0..<min($0 + Self.batch, elements.count)]
    }
    let results = try await orICUError {
      try await inParallel(batches.count, jobs: options.jobs) { next in
        var worker = makeWorker()
        var results: [(number: Int, result: [Value])] = []
        while let number = next() {
          results.append((number, try body(batches[number], &worker)))
        }
        return results
      }
    }
    return results.flatMap(\.self)
  }
}
