/// Something that is wrong with an XML document.
package struct XMLProblem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case empty
    /// An element, comment or CDATA section never ends.
    case unclosed
    case mismatchedTag
    /// `&` that starts no reference.
    case badReference
    case unknownEntity
    case bareLessThan
    case badTag
    case badAttribute
    case badCharacter
    case trailingContent
    case tooDeep
    /// In libxml2's own words.
    case other(String)
  }

  package let kind: Kind
  /// Where: a byte offset.
  package let offset: Int
}

/// A document that libxml2 cannot take at all.
package enum XMLError: Error, Equatable {
  /// 2 GiB or more.
  case tooLarge
  case outOfMemory
}
