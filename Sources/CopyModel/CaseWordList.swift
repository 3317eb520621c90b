/// What `CaseWords` are made of, collected word by word.
package struct CaseWordList {
  /// What is known of a word, whatever its case.
  struct Traits {
    var kinds: CaseWords.Kinds = []
    var fixedCase: String?
  }

  /// By the word, in lowercase.
  private(set) var traits: [String: Traits] = [:]
  /// Whether the locale has capitalization styles.
  package var hasStyles = false
  /// By the verb, the particles that it takes, and how firmly: `log` → `in`, `out`, `on`, `off`.
  package var bonds: [String: [String: ParticleBond]] = [:]
  /// Names of several words.
  private(set) var names: [String] = []

  package init() {}

  /// Adds words of a kind.
  package mutating func add(_ words: [String], as kind: CaseWords.Kinds) {
    for word in words { traits[word.lowercased(), default: Traits()].kinds.insert(kind) }
  }

  /// Adds words that are written in one way only, and names of several words.
  package mutating func add(names new: [String]) {
    for name in new {
      if name.contains(" ") {
        names.append(name)
      } else {
        traits[name.lowercased(), default: Traits()].fixedCase = name
      }
    }
  }

  /// Adds a project's names. One that only begins with a capital may be an ordinary word in lowercase.
  package mutating func add(projectNames names: [String]) {
    let isWordlike = { (name: String) in
      !name.contains(" ") && name.first?.isUppercase == true
        && !name.dropFirst().contains(where: \.isUppercase)
    }
    add(names.filter(isWordlike), as: .properNoun)
    add(names: names.filter { !isWordlike($0) })
  }
}
