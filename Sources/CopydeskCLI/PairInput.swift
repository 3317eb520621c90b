import CopyModel
import Copydesk
import JSONText

/// The pairs on standard input, and what becomes of its lines.
struct PairInput: ~Copyable {
  private var input: NDJSONInput<PairField>
  private let options: Options
  private var counted = PairCounts()

  /// Whether some line was not as it should be, and that was told.
  var hasErrors: Bool { input.hasErrors }

  /// What became of the lines that were read so far; of the findings it knows nothing.
  var counts: PairCounts {
    var counts = counted
    counts.lines = input.lineCount
    counts.blank = input.blankCount
    return counts
  }

  init(_ badLines: BadLines, for options: Options) {
    input = NDJSONInput(badLines)
    self.options = options
  }

  /// The next pairs and where they come from. Nil at the end of the input; and, where `waits` is false, when none is there yet.
  mutating func next(waits: Bool) -> PairBatch? {
    let objects = input.next(waits: waits)
    var unread = input.takeComplaints()[...]
    if objects.isEmpty, unread.isEmpty { return nil }
    var batch = PairBatch(capacity: objects.count)
    for object in objects {
      while let complaint = unread.first, complaint.line < object.line {
        add(complaint, to: &batch)
        unread.removeFirst()
      }
      let pair = pair(object)
      for complaint in input.takeComplaints() { add(complaint, to: &batch) }
      guard let pair else { continue }
      guard options.wants(pair.locale) else {
        counted.otherLocale += 1
        continue
      }
      counted.compared += 1
      batch.answers.append(.findings(PairOrigin(object)))
      batch.pairs.append(pair)
    }
    for complaint in unread { add(complaint, to: &batch) }
    return batch
  }

  private mutating func add(_ complaint: NDJSONComplaint, to batch: inout PairBatch) {
    counted.count(complaint)
    batch.answers.append(.complaint(complaint))
  }

  private mutating func pair(_ object: NDJSONObject<PairField>) -> CopyPair? {
    let (source, target) = (object[.source], object[.target])
    // Where `read` found no source or no translation, it prints null.
    if source?.isNull == true || target?.isNull == true {
      counted.withoutText += 1
      return nil
    }
    guard let source = source?.string, let target = target?.string else {
      input.refuse("“source” and “target” must both be there, as strings.", about: object)
      return nil
    }
    guard let name = object[.locale]?.string, let locale = input.locale(named: name) else {
      input.refuse(
        "“locale” must name the language of the translation, such as ko.", about: object)
      return nil
    }
    return CopyPair(
      source: source, target: target, locale: locale, key: input.string(.key, of: object),
      comment: input.string(.comment, of: object), role: role(of: object),
      variation: input.string(.variation, of: object))
  }

  private mutating func role(of object: NDJSONObject<PairField>) -> Role? {
    guard let name = input.string(.role, of: object) else { return nil }
    guard let role = Role(rawValue: name) else {
      let names = Role.allCases.map(\.rawValue).joined(separator: ", ")
      input.complain(
        "“role” takes one of \(names), not “\(name)”. The pair is compared without it.",
        about: object)
      return nil
    }
    return role
  }
}

/// Pairs that are compared together.
struct PairBatch {
  /// What is written for the lines, in their order.
  var answers: [Answer] = []
  /// The pairs of those that have findings for an answer.
  var pairs: [CopyPair] = []

  enum Answer {
    /// The findings of the next pair, which may be none.
    case findings(PairOrigin)
    case complaint(NDJSONComplaint)
  }

  init(capacity: Int) {
    answers.reserveCapacity(capacity)
    pairs.reserveCapacity(capacity)
  }

  /// The languages of the translations. Most pairs have that of the one before.
  var locales: Set<LocaleTag> {
    var locales: Set<LocaleTag> = []
    for index in pairs.indices where index == 0 || pairs[index].locale != pairs[index - 1].locale {
      locales.insert(pairs[index].locale)
    }
    return locales
  }
}
