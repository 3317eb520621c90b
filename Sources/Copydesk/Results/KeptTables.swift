/// Where the results of tables are kept from one run to the next.
package protocol KeptTables: Sendable {
  /// What tells versions of the program apart.
  var tool: String { get }
  /// What is kept of a table under a key; nil where nothing is, or it is of another key.
  func result(of table: String, under key: UInt64) -> [UInt8]?
  /// What is kept of the strings of a table under a key, in the same way.
  func units(of table: String, under key: UInt64) -> [UInt8]?
  /// Keeps what a table brought instead of what it brought before.
  func keep(_ kept: KeptTable, of table: String)
}

/// What is kept of a table.
package struct KeptTable: Sendable {
  /// Of its files and all that its result depends on.
  package let key: UInt64
  package let result: [UInt8]
  /// Of all that the results of its strings depend on besides them.
  package let unitsKey: UInt64
  package let units: [UInt8]
}
