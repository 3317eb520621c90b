extension SetNames {
  /// What a translation says of the members that its source may name.
  package enum Reading: Equatable, Sendable {
    /// One of their names.
    case name
    /// Something with a character of their names, or with Latin letters alone: another way to write one, perhaps.
    case alike
    /// The name of another member, which may be said for theirs too, as a country is for its language, or not.
    case another(Int, isAlike: Bool)
    /// Another form of the name of another member of the set: 蒙古語 where 蒙古文 is known.
    case anothersForm(Int)
    /// What says another sense of the English name.
    case otherSense
    /// What is no name that is known.
    case stranger
    /// The locale has no name for them.
    case unknown
  }

  /// Reads the whole of a translation.
  package func reading(of text: String, for members: [Int]) -> Reading {
    let names = members.flatMap(names)
    guard !names.isEmpty else { return .unknown }
    let keys = Self.keys(of: text)
    // An arrow for Down, and Latin letters, say it too.
    guard let wide = keys.last, wide.unicodeScalars.contains(where: { $0.value > 0x7F }) else {
      return .alike
    }
    // 法语 is 法文.
    let stem = stem(of: wide)
    if names.contains(where: { name in
      let key = Self.key(name)
      return keys.contains(key) || !stem.isEmpty && self.stem(of: key) == stem
    }) {
      return .name
    }
    let isRival = { (other: Int) in
      members.contains { self.sets.set(of: $0).members.contains(other) }
    }
    let isOther = { (other: Int) in !members.contains { self.sets.areSame($0, other) } }
    // Of several, one of the same set says most.
    let others = keys.flatMap(self.members(keyed:)).filter(isOther)
    if let other = others.first(where: isRival) ?? others.first {
      return .another(other, isAlike: isKin(stem, of: names))
    }
    if keys.count == 1,
      let other = self.members(stemmed: stem).first(where: { isRival($0) && isOther($0) })
    {
      return .anothersForm(other)
    }
    let own = WideSet(names.joined().unicodeScalars.filter(tells).map(\.value))
    if wide.unicodeScalars.contains(where: { own.contains($0.value) }) { return .alike }
    let saysOther = members.contains { self.others(of: $0).contains { text.contains($0) } }
    return saysOther ? .otherSense : .stranger
  }

  /// Whether what tells a text begins as one of some names does, or shares half of the shorter with it: 希腊 and 希腊语, 米国
  /// and 米国英語.
  private func isKin(_ stem: String, of names: [String]) -> Bool {
    let own = stem.unicodeScalars
    return own.isEmpty
      || names.contains { name in
        let their = self.stem(of: name).unicodeScalars
        let shared = own.count { their.contains($0) }
        return !their.isEmpty
          && (own.first == their.first || shared * 2 >= min(own.count, their.count))
      }
  }

  /// The key of a text; where Latin letters stand beside others, also that of the others: Rwanda（卢旺达）.
  private static func keys(of text: String) -> [String] {
    let whole = key(text)
    let wide = String(String.UnicodeScalarView(whole.unicodeScalars.filter { $0.value > 0x7F }))
    // Figures belong to the name: 3월.
    let hasLetters = whole.utf8.contains { $0.isASCIILetter }
    return hasLetters && !wide.isEmpty ? [whole, wide] : [whole]
  }

  /// What tells a name from others of its set.
  func stem(of key: String) -> String {
    String(
      String.UnicodeScalarView(
        key.unicodeScalars.filter { tells($0) || (0x30...0x39).contains($0.value) }))
  }
}
