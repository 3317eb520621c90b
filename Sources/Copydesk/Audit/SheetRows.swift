import StringTables

extension Copydesk {
  /// The cells of the sheets that a reviewer sends back, as texts.
  package static func sheets(_ bytes: [UInt8]) -> [[[String]]] { SheetTexts.rows(of: bytes) }
}
