import SwiftParser
import SwiftSyntax

/// Reads Swift: its syntax tree in the shape that all languages share.
package enum SwiftCode {
  /// What a file holds; what the parser cannot make sense of is left out.
  package static func read(_ bytes: [UInt8]) -> Code {
    guard !SwiftNesting.isTooDeep(bytes) else { return Code(language: .swift, statements: []) }
    let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    var reader = SwiftReader()
    return Code(language: .swift, statements: reader.statements(tree.statements))
  }
}

/// Walks a tree of Swift's syntax. Its methods are by what they read: declarations, statements, expressions.
struct SwiftReader {
  /// How deep the tree may be nested before the rest is left out: chains of calls nest on the left.
  private static let deepest = 400

  private var depth = 0
  /// What stands before the `#if` inside a chain of calls: the first base that is left out there.
  var chained: CodeExpression?

  /// Reads what is nested; nil where it is nested too deep.
  mutating func nested<Value>(_ read: (inout SwiftReader) -> Value) -> Value? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// UTF-8 bytes of the file: where the text of a node starts.
  func offset(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
