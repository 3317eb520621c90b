/// The wordings of all concepts in one locale. A class because it is large and constant.
public final class CueTable: Sendable {
  /// How far a wording can be trusted.
  package enum Trust: Int, Sendable {
    /// It means the concept.
    case sure = 0
    /// It may mean the concept: enough to excuse a translation, never to accuse one.
    case unsure = 1
    /// It contains a wording of the concept and means something else: `구독 취소` is not Cancel.
    case mask = 2
  }

  /// Whole labels, by their keys.
  private let labels: WordTable
  /// By label: what a button with this text does.
  private let labelConcepts: [[Int]]
  /// How often good translations carry each concept, as a severity for when they do not.
  private let missing: [Severity?]
  /// The usual label of each action, as written: `Cancel`.
  private let titles: [String?]
  private let phrases: PhraseTable
  /// The most bytes of a label's key.
  private let longestKey: Int

  /// The number of the first verb: those of the concepts come first, then those of the things.
  private let firstVerb: Int

  package init(
    phrases: [PhraseTable.Entry], labels: [String: [Int]], missing: [Severity?],
    titles: [String?], firstVerb: Int = .max
  ) {
    self.firstVerb = firstVerb
    self.phrases = PhraseTable(phrases)
    self.titles = titles
    self.labels = WordTable(Array(labels.keys))
    labelConcepts = Array(labels.values)
    longestKey = labels.keys.reduce(0) { max($0, $1.utf8.count) }
    self.missing = missing
  }

  /// The usual label of an action: `Cancel`; nil for what is no action.
  public func title(of concept: Int) -> String? { titles[concept] }

  /// The value of a phrase-table entry.
  package static func value(concept: Int, _ trust: Trust) -> Int { concept << 2 | trust.rawValue }

  /// How bad it is when a translation has no wording for the concept; nil when it says nothing.
  public func severity(ofMissing concept: Int) -> Severity? { missing[concept] }

  /// The concepts that a button with exactly this title stands for. Case, final `…` and spaces at the ends aside.
  public func concepts(ofLabel text: String) -> [Int] {
    guard let key = CueTable.keyBytes(text.utf8Span.span, atMost: longestKey),
      let label = labels.number(of: key.span, in: 0..<key.count)
    else { return [] }
    return labelConcepts[label]
  }

  /// A label as it is compared: lowercased, straight apostrophes, no spaces, no ellipsis.
  package static func labelKey(_ text: String) -> String {
    let key = keyBytes(text.utf8Span.span, atMost: .max) ?? []
    return String(decoding: key, as: UTF8.self)
  }

  /// The bytes of a key; nil where it would have more than `most`.
  private static func keyBytes(_ bytes: Span<UInt8>, atMost most: Int) -> [UInt8]? {
    var key: [UInt8] = []
    key.reserveCapacity(min(bytes.count, most))
    var index = 0
    while index < bytes.count {
      if key.count > most { return nil }
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x2E, 0x0A: index += 1
      case 0x41...0x5A:
        key.append(byte | 0x20)
        index += 1
      case ..<0x80, 0xE4...0xED:
        key.append(byte)
        index += 1
        // The rest of Han and Hangul; nothing there has case.
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 {
          key.append(bytes[index])
          index += 1
        }
      default:
        let scalar = bytes.scalar(at: index)
        index += scalar.length
        switch scalar.value {
        case 0xA0, 0x2060, 0x2026, 0x22EF: break
        case 0x2019: key.append(UInt8(ascii: "'"))
        default:
          let lowered = Unicode.Scalar(scalar.value)?.properties.lowercaseMapping ?? ""
          key.append(contentsOf: lowered.utf8)
        }
      }
    }
    return key
  }

  /// What a text says, what it names and what it says is done, in order, each one's masked places left out.
  ///
  /// Things and verbs come out of the same walk: their values follow those of the concepts.
  package func meanings(
    in text: Span<UInt8>, concepts: ConceptList
  ) -> (cues: [Cue], things: [Cue], verbs: [Cue]) {
    let count = concepts.concepts.count
    var (cues, things, verbs): ([Cue], [Cue], [Cue]) = ([], [], [])
    let firstVerb = firstVerb
    var masks: [(concept: Int, range: Range<Int>)] = []
    // The list is shared: a closure that held it would have it counted for every phrase.
    let wholeLabels = concepts.wholeLabels
    phrases.forEachMatch(in: text) { value, range in
      let concept = value >> 2
      let isSure = value & 3 == Trust.sure.rawValue
      if value & 3 == Trust.mask.rawValue {
        masks.append((concept, range))
      } else if concept >= firstVerb {
        if verbs.isEmpty { verbs.reserveCapacity(8) }
        verbs.append(Cue(concept: concept - firstVerb, range: range, isSure: isSure))
      } else if concept >= count {
        if things.isEmpty { things.reserveCapacity(4) }
        things.append(Cue(concept: concept - count, range: range, isSure: isSure))
      } else if !wholeLabels.contains(concept) {
        if cues.isEmpty { cues.reserveCapacity(8) }
        cues.append(Cue(concept: concept, range: range, isSure: isSure))
      }
    }
    if !masks.isEmpty {
      CueTable.leaveOut(masks, of: &cues, from: 0)
      CueTable.leaveOut(masks, of: &things, from: count)
      CueTable.leaveOut(masks, of: &verbs, from: firstVerb)
    }
    return (
      cues, things.count < 2 ? things : things.longest, verbs.count < 2 ? verbs : verbs.longest
    )
  }

  /// Leaves out what is masked; `first` is the number that the first of the cues has among the masks.
  private static func leaveOut(
    _ masks: [(concept: Int, range: Range<Int>)], of cues: inout [Cue], from first: Int
  ) {
    var firstMask = 0
    cues.removeAll { cue in
      // Both lists are sorted by start, and no phrase is this long.
      while firstMask < masks.count,
        masks[firstMask].range.lowerBound + 256 < cue.range.lowerBound
      {
        firstMask += 1
      }
      var mask = firstMask
      while mask < masks.count, masks[mask].range.lowerBound < cue.range.upperBound {
        if masks[mask].concept == cue.concept + first, masks[mask].range.overlaps(cue.range) {
          return true
        }
        mask += 1
      }
      return false
    }
  }

  /// All cues of a text, in order.
  package func cues(in text: Span<UInt8>, concepts: ConceptList) -> [Cue] {
    meanings(in: text, concepts: concepts).cues
  }
}

extension [Cue] {
  /// Things without those whose name is only a part of a longer one: 电话 in 电话号码 is no phone. So it is
  /// with verbs.
  fileprivate var longest: [Cue] {
    var kept: [Cue] = []
    kept.reserveCapacity(count)
    // Those that end behind the start of the next.
    var open: [Cue] = []
    for index in indices {
      let cue = self[index]
      open.removeAll { $0.range.upperBound <= cue.range.lowerBound }
      var isPart = open.contains { $0.holds(cue) }
      var next = index + 1
      while !isPart, next < count, self[next].range.lowerBound == cue.range.lowerBound {
        isPart = self[next].holds(cue)
        next += 1
      }
      if !isPart { kept.append(cue) }
      if cue.isSure { open.append(cue) }
    }
    return kept
  }
}

extension Cue {
  /// Whether it surely names another thing, of whose name the other one's is a part.
  fileprivate func holds(_ other: Cue) -> Bool {
    isSure && concept != other.concept && range.count > other.range.count
      && range.lowerBound <= other.range.lowerBound && range.upperBound >= other.range.upperBound
  }
}
