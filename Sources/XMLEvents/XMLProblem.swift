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
    /// `<` in an attribute.
    case bareLessThan
    /// `<` in a text.
    case looseLessThan
    case badTag
    case badAttribute
    case badCharacter
    case trailingContent
    case tooDeep
    /// In libxml2's own words.
    case other(String)

    /// Whether it is a matter of one sign or tag, and no echo of what is wrong before it.
    package var standsAlone: Bool {
      switch self {
      case .badReference, .unknownEntity, .looseLessThan, .badCharacter, .badTag, .badAttribute,
        .bareLessThan:
        true
      default: false
      }
    }
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
