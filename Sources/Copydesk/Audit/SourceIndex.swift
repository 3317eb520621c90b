/// Texts by their words, so that one much like another is found without a look at all of them.
///
/// A text is compared with at most eight others: those of a fit length that share most of its rarest words. What shares
/// no word with another is not found, however alike their letters are.
struct SourceIndex: Sendable {
  private let texts: [[UInt32]]
  private let numbers: [ExactText: Int]
  private let places: [UInt64: [Int32]]

  /// So many of its rarest words are looked up, and so many texts compared.
  private static let most = 8
  /// A word that so many texts have tells none from another.
  private static let common = 400
  /// What is less alike than half is no match.
  static let least = 50

  /// The order of the texts does not matter.
  init(_ texts: some Sequence<ExactText>) {
    let all = Set(texts).map { (text: $0, scalars: Self.scalars($0.string)) }
      .sorted { $0.scalars.lexicographicallyPrecedes($1.scalars) }
    var numbers: [ExactText: Int] = [:]
    var places: [UInt64: [Int32]] = [:]
    for (number, entry) in all.enumerated() {
      numbers[entry.text] = number
      for word in Self.words(of: entry.scalars) { places[word, default: []].append(Int32(number)) }
    }
    self.texts = all.map(\.scalars)
    self.numbers = numbers
    self.places = places
  }

  /// Which of the texts are among others, by their numbers.
  func part(of others: some Sequence<ExactText>) -> [Bool] {
    var part = Array(repeating: false, count: texts.count)
    for other in others {
      if let number = numbers[other] { part[number] = true }
    }
    return part
  }

  /// A text that is like another, and how much, of a hundred.
  struct Match {
    let number: Int
    let alike: Int
  }

  /// The texts that are at least half like a text, the most like first.
  func matches(for text: ExactText) -> [Match] {
    let wanted = Self.scalars(text.string)
    guard !wanted.isEmpty, !texts.isEmpty else { return [] }
    let same = numbers[text]
    var matches = same.map { [Match(number: $0, alike: 100)] } ?? []
    for number in candidates(for: wanted) where number != same {
      let alike = Likeness.of(scalars: wanted, texts[number], atLeast: Self.least)
      if alike > 0 { matches.append(Match(number: number, alike: min(99, alike))) }
    }
    return matches.sorted { $0.alike != $1.alike ? $0.alike > $1.alike : $0.number < $1.number }
  }

  /// The texts that share most of the rarest words, those that stand first in the order of all before others.
  private func candidates(for text: [UInt32]) -> [Int] {
    let found = Self.words(of: text).compactMap { places[$0] }.filter { $0.count <= Self.common }
    var shared: [Int32: Int] = [:]
    for list in found.sorted(by: { ($0.count, $0[0]) < ($1.count, $1[0]) }).prefix(Self.most) {
      for number in list {
        let count = texts[Int(number)].count
        if min(count, text.count) * 100 >= max(count, text.count) * Self.least {
          shared[number, default: 0] += 1
        }
      }
    }
    let order = shared.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    return order.prefix(Self.most).map { Int($0.key) }
  }

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// The words of a text, each once: what letters and digits stand in a row; of Chinese and the like, each two signs.
  private static func words(of text: [UInt32]) -> Set<UInt64> {
    var words: Set<UInt64> = []
    var word: UInt64 = 0
    var before: UInt32?
    for scalar in text {
      if scalar >= 0x2E80 && !(0xAC00...0xD7A3).contains(scalar) {
        if let before { words.insert(UInt64(before) << 32 | UInt64(scalar)) }
        before = scalar
        if word != 0 { words.insert(word) }
        word = 0
      } else if let letter = folded(scalar) {
        // FNV-1a
        word = ((word == 0 ? 0xcbf2_9ce4_8422_2325 : word) ^ UInt64(letter)) &* 0x100_0000_01b3
        before = nil
      } else {
        if word != 0 { words.insert(word) }
        (word, before) = (0, nil)
      }
    }
    if word != 0 { words.insert(word) }
    return words
  }

  /// A letter or digit in lower case, as far as ASCII goes; nil for marks and spaces.
  private static func folded(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x41...0x5A: scalar + 0x20
    case 0x30...0x39, 0x61...0x7A: scalar
    case 0xC0...: (0x2000...0x206F).contains(scalar) ? nil : scalar
    default: nil
    }
  }
}
