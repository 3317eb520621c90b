/// One way of matching for names in a path and for characters in a name.
package enum Wildcards {
  /// Whether a name fits a pattern in which `*` stands for any letters or none.
  package static func match(_ name: String, _ pattern: String) -> Bool {
    match(Array(name.utf8), Array(pattern.utf8), isAny: { $0 == UInt8(ascii: "*") }) { $0 == $1 }
  }

  /// Whether a pattern fits a sequence, or with `isPrefixEnough` the start of one.
  ///
  /// To go back to the last wildcard only is enough: an earlier one that took more would leave less for the rest.
  package static func match<Part, Name>(
    _ parts: [Part], _ pattern: [Name], isAny: (Name) -> Bool, isPrefixEnough: Bool = false,
    fits: (Part, Name) -> Bool
  ) -> Bool {
    var (part, name) = (0, 0)
    var wildcard: (name: Int, part: Int)?
    while true {
      if name == pattern.count, isPrefixEnough || part == parts.count { return true }
      if name < pattern.count, isAny(pattern[name]) {
        wildcard = (name, part)
        name += 1
      } else if name < pattern.count, part < parts.count, fits(parts[part], pattern[name]) {
        (part, name) = (part + 1, name + 1)
      } else if let last = wildcard, last.part < parts.count {
        wildcard = (last.name, last.part + 1)
        (part, name) = (last.part + 1, last.name + 1)
      } else {
        return false
      }
    }
  }
}
