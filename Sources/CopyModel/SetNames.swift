import Synchronization

/// How a locale names the members of closed sets. A class because it is large and constant; the
/// lock guards what is made when it is first asked for.
package final class SetNames: Sendable {
  package let sets: ClosedSets
  /// By member, the usual name first.
  private let names: [[String]]
  /// By member, what says another sense of its English name: 칠면조 of Turkey.
  private let others: [Int: [String]]
  /// The characters that many names have: 국, 语.
  private let common: WideSet
  /// What all names are, to be looked for as they stand, in any case; and by name, the members.
  private let words: WordTable
  private let named: [[Int]]
  /// By name, whether it is another word too: Turkey.
  private let hasOtherSense: [Bool]
  /// The members by `key` of their names, which knows no spaces and brackets.
  private let keyed: [String: [Int]]
  /// The languages and the like by `stem`.
  private let stems = Mutex<[String: [Int]]?>(nil)

  /// `names` come by member; `alsoWords` are names that mean something else too.
  package init(
    _ sets: ClosedSets, names: [[String]], others: [Int: [String]] = [:], common: String = "",
    alsoWords: [String] = []
  ) {
    var (members, numbers): ([[Int]], [String: Int]) = ([], [:])
    var (words, keyed): ([String], [String: [Int]]) = ([], [:])
    for (member, name) in names.enumerated().flatMap({ member, names in
      names.map { (member, $0) }
    }) {
      let word = name.lowercased()
      if let number = numbers[word] {
        if members[number].last != member { members[number].append(member) }
      } else {
        numbers[word] = words.count
        words.append(word)
        members.append([member])
      }
      let key = Self.key(name)
      if !key.isEmpty, keyed[key]?.last != member { keyed[key, default: []].append(member) }
    }
    var hasOtherSense = words.map { $0.utf8.count < Self.shortestClearName }
    for word in alsoWords {
      if let number = numbers[word.lowercased()] { hasOtherSense[number] = true }
    }
    self.sets = sets
    self.names = names
    self.others = others
    self.common = WideSet(common.unicodeScalars.lazy.map(\.value))
    self.words = WordTable(words)
    named = members
    self.hasOtherSense = hasOtherSense
    self.keyed = keyed
  }

  /// An English name of fewer letters may be anything: Sat, US, Ga.
  private static let shortestClearName = 4
  /// The longest name that is looked up, in bytes.
  package static let longestName = 40

  /// The members that a whole text names, and whether it may mean something else.
  package func members(
    named text: Span<UInt8>
  ) -> (members: [Int], hasOtherSense: Bool)? {
    guard text.count > 1, text.count <= Self.longestName, text[0].isASCIILetter,
      let number = words.number(of: text, in: 0..<text.count)
    else { return nil }
    // “sun” shines; “Sun” is a day.
    let members =
      text[0].isASCIISmall
      ? named[number].filter { !sets.set(of: $0).isOfNames } : named[number]
    return members.isEmpty ? nil : (members, hasOtherSense[number])
  }

  /// The usual name of a member; nil where the locale has none.
  package func name(of member: Int) -> String? { names[member].first }

  func names(of member: Int) -> [String] { names[member] }

  /// What says another sense of a member's English name.
  package func others(of member: Int) -> [String] { others[member] ?? [] }

  /// The members that a whole text names, whatever its spaces and brackets.
  func members(keyed key: String) -> [Int] { keyed[key] ?? [] }

  /// The members of large sets that a stem of two characters and more tells.
  func members(stemmed stem: String) -> [Int] {
    guard stem.unicodeScalars.count > 1 else { return [] }
    return stems.withLock { known in
      if let known { return known[stem] ?? [] }
      var stems: [String: [Int]] = [:]
      for member in names.indices where sets.set(of: member).isLarge {
        for name in names[member] { stems[self.stem(of: name), default: []].append(member) }
      }
      known = stems
      return stems[stem] ?? []
    }
  }

  /// Whether a character is one that few names have.
  func tells(_ character: Unicode.Scalar) -> Bool {
    character.value >= 0x2E80 && character.properties.isAlphabetic
      && !common.contains(character.value)
  }

  /// A name without spaces, marks and the difference of capitals.
  static func key(_ name: some StringProtocol) -> String {
    var key = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A: key.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      case 0x30...0x39, 0x61...0x7A: key.append(scalar)
      case ..<0x80: break
      default: if scalar.properties.isAlphabetic { key.append(scalar) }
      }
    }
    return String(key)
  }
}
