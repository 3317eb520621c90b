/// Says of a kept result what it was made of.
package struct KeptMark: Sendable, Equatable {
  package var key: [UInt8]
}

/// What is kept of a table.
package struct KeptResult: Sendable, Equatable {
  package var key: [UInt8]
  package var record: [UInt8]
  package var pairs: [UInt8]

  package init(key: [UInt8], record: [UInt8], pairs: [UInt8]) {
    (self.key, self.record, self.pairs) = (key, record, pairs)
  }
}
