/// Wordings that copy does better without, by what is wrong with them. A class because it is large and constant.
public final class StyleWords: Sendable {
  /// What may be wrong with a wording.
  package enum Kind: String, Sendable, CaseIterable {
    /// It addresses or names a person: you, my.
    case secondPerson
    /// It says that the person is at fault: you failed to.
    case accusing
    /// It jokes, apologizes or alarms: oops, fatal.
    case unneutral
    /// It follows the grammar of English: 되어집니다, 进行删除.
    case translationese
    /// It is said in another region that writes the same script: 软体, 視頻.
    case otherRegion
    /// It is no word, or not how its language writes it: dont, 몇일.
    case misspelled

    /// Its place among all kinds.
    package var place: Int {
      switch self {
      case .secondPerson: 0
      case .accusing: 1
      case .unneutral: 2
      case .translationese: 3
      case .otherRegion: 4
      case .misspelled: 5
      }
    }
  }

  /// A wording found in a text.
  package struct Match: Sendable {
    /// UTF-8 bytes of the text.
    package let range: Range<Int>
    /// What to write instead; nil when there is no one word for it.
    package let instead: String?
  }

  /// The wordings of one kind.
  package struct List: Sendable {
    fileprivate let wordings: [PhraseTable.Entry]
    private let phrases: PhraseTable
    private let substitutes: [String]

    /// The value of an entry is the number of its substitute; that of a mask is -1.
    package init(_ entries: [PhraseTable.Entry], substitutes: [String]) {
      wordings = entries.filter { $0.value >= 0 }
      phrases = PhraseTable(entries)
      self.substitutes = substitutes
    }

    /// The first wording in a text, the longest of those that start there.
    fileprivate func first(in text: AnalyzedText) -> Match? {
      var found: (number: Int, range: Range<Int>)?
      var masked = 0..<0
      phrases.forEachMatch(in: text.string.utf8.span) { number, range in
        if number < 0 {
          masked = masked.upperBound > range.upperBound ? masked : range
          if let own = found, own.range.overlaps(masked) { found = nil }
        } else if !range.overlaps(masked) {
          guard let own = found else {
            if !text.isMasked(range) { found = (number, range) }
            return
          }
          if own.range.lowerBound == range.lowerBound { found = (number, range) }
        }
      }
      return found.map { Match(range: $0.range, instead: substitute($0.number)) }
    }

    private func substitute(_ number: Int) -> String? {
      substitutes[number].isEmpty ? nil : substitutes[number]
    }
  }

  /// By kind.
  private let lists: [List?]

  package init(_ lists: [Kind: List] = [:]) {
    self.lists = Kind.allCases.map { lists[$0] }
  }

  /// The wordings of all kinds, each with the place of its kind.
  package var wordings: [PhraseTable.Entry] {
    Kind.allCases.flatMap { kind in
      (lists[kind.place]?.wordings ?? []).map { wording in
        var entry = wording
        entry.value = kind.place
        return entry
      }
    }
  }

  /// The first wording of a kind in a text; nil also where the locale has none.
  fileprivate func first(_ kind: Kind, in text: AnalyzedText) -> Match? {
    lists[kind.place]?.first(in: text)
  }
}

extension AnalyzedText {
  /// The first wording of a kind that copy does better without.
  package func firstWording(_ kind: StyleWords.Kind) -> StyleWords.Match? {
    // Most texts have none, and need not touch what all share.
    styleKinds & 1 << UInt8(kind.place) == 0 ? nil : profile.styleWords.first(kind, in: self)
  }
}
