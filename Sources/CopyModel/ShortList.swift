/// A list that mostly has one element: with no more it takes no memory of its own.
public struct ShortList<Element: Sendable>: Sendable, RandomAccessCollection {
  @usableFromInline var head: Element?
  @usableFromInline var others: [Element] = []

  /// An empty list.
  @inlinable
  public init() {}

  /// A list of one element, or of none.
  @inlinable
  package init(_ only: Element?) { head = only }

  /// Zero.
  @inlinable public var startIndex: Int { 0 }

  /// How many elements there are.
  @inlinable public var endIndex: Int { head == nil ? 0 : 1 + others.count }

  /// How many elements there are.
  @inlinable public var count: Int { endIndex }

  /// The element at a position.
  @inlinable
  public subscript(position: Int) -> Element {
    (position == 0 ? head : nil) ?? others[position - 1]
  }

  @inlinable
  package mutating func append(_ element: Element) {
    if head == nil { return head = element }
    // With room for some at once: where there are two there often are four.
    if others.isEmpty { others.reserveCapacity(3) }
    others.append(element)
  }
}

extension ShortList: Equatable where Element: Equatable {}
