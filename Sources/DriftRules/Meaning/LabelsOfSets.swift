import CopyModel
import RuleKit

/// The labels of a table that name members of closed sets, to be judged by their neighbors: those of one set,
/// whose keys begin alike or that stand close together.
struct LabelsOfSets {
  /// A label that is something else than its neighbors.
  struct Mistaken {
    let index: Int
    let target: String
    let message: Message
    let confidence: Double
  }

  private struct Label {
    let index: Int
    let members: [Int]
    let source: String
    let target: String
    let reading: SetNames.Reading
    /// Whether only its neighbors tell what it is.
    let isOpen: Bool
  }

  /// Labels of one locale that may be of one set.
  private struct Group: Hashable {
    let locale: LocaleTag
    let set: Int
    /// What their keys have before the name; nil where they do not have it, and what stands near counts.
    let prefix: String?
  }

  private let table: UnitTable
  private var groups: [(group: Group, labels: [Label])] = []

  init(_ table: UnitTable) {
    self.table = table
    guard table.sourceLocale.language == "en" else { return }
    var places: [Group: Int] = [:]
    var last: (index: Int, isTranslation: Bool)?
    for index in table.units.indices where table.units.hasTarget(index) {
      if last.map({ !table.units.areAlike($0.index, index) }) ?? true {
        last = (index, table.units.locale(of: index).language != "en")
      }
      guard last?.isTranslation == true, let label = label(at: index) else { continue }
      let prefix = prefix(of: table.units.key(of: index), before: label.source)
      for set in sets(of: label) {
        let group = Group(locale: table.units.locale(of: index), set: set, prefix: prefix)
        if let place = places[group] {
          groups[place].labels.append(label)
        } else {
          places[group] = groups.count
          groups.append((group, [label]))
        }
      }
    }
  }

  private func sets(of label: Label) -> [Int] {
    guard let sets = table.profile(table.sourceLocale).setNames?.sets.sets else { return [] }
    return sets.indices.filter { set in label.members.contains(where: sets[set].members.contains) }
  }

  /// A unit as a label; nil when it names nothing.
  private func label(at index: Int) -> Label? {
    let named = table.units.withSource(of: index) { source in
      source.count > SetNames.longestName || source.isEmpty || !source[0].isASCIILetter
        ? nil : table.profile(table.sourceLocale).setNames?.members(named: source)
    }
    guard let named = named ?? nil, table.units.variation(of: index) == nil,
      table.units.state(of: index)?.isLive ?? true,
      let source = table.units.sourceText(of: index),
      let target = table.units.targetText(of: index), !target.isEmpty, target != source,
      let names = table.profile(table.units.locale(of: index)).setNames
    else { return nil }
    let isOpen =
      named.hasOtherSense || named.members.contains { !names.sets.set(of: $0).isOfNames }
    return Label(
      index: index, members: named.members, source: source, target: target,
      reading: names.reading(of: target, for: named.members), isOpen: isOpen)
  }

  /// What a key has before the name that it ends in, or holds: `day.` of `day.sat`.
  private func prefix(of key: String, before name: String) -> String? {
    let (key, name) = (Array(key.lowercased().utf8), Array(name.lowercased().utf8))
    guard name.count <= key.count else { return nil }
    for start in stride(from: key.count - name.count, through: 0, by: -1)
    where key[start..<start + name.count].elementsEqual(name) {
      return String(decoding: key[..<start], as: UTF8.self)
    }
    return nil
  }

  /// The labels that are something else than their neighbors, in order.
  var mistaken: [Mistaken] {
    var found: [Mistaken] = []
    for (group, labels) in groups where labels.count > 2 {
      let wrong = labels.filter { $0.isOpen && $0.reading.isWrong }
      let right = labels.filter { $0.reading == .name }
      guard !wrong.isEmpty, right.count >= wrong.count else { continue }
      for label in wrong where !found.contains(where: { $0.index == label.index }) {
        if let mistaken = judge(label, of: group, beside: right) { found.append(mistaken) }
      }
    }
    return found.sorted { $0.index < $1.index }
  }

  /// How far apart labels stand whose keys do not tell that they belong together.
  private static let reach = 10

  private func judge(_ label: Label, of group: Group, beside right: [Label]) -> Mistaken? {
    guard let names = table.profile(group.locale).setNames,
      let member = label.members.first(where: names.sets.sets[group.set].members.contains),
      let usual = names.name(of: member)
    else { return nil }
    let set = names.sets.sets[group.set]
    let neighbors = right.filter { other in
      group.prefix != nil || abs(other.index - label.index) <= Self.reach
    }
    let others = Set(neighbors.flatMap(\.members).filter(set.members.contains)).subtracting([member]
    )
    // Without a word before the name, a key says nothing: a few countries are in any catalog.
    let isBound = group.prefix.map { !$0.isEmpty } ?? true
    guard others.count >= (isBound ? 2 : set.isLarge ? 10 : set.members.count > 5 ? 3 : 2),
      isBound || !neighbors.contains(where: { $0.members.contains(member) })
    else { return nil }
    let confidence: Double
    switch label.reading {
    case .another(let other, let isAlike):
      // Scales share their words: a strong password is good.
      let isElsewhere = !isAlike && (set.isOfNames || names.sets.set(of: other).isOfNames)
      guard set.members.contains(other) || isElsewhere, isBound || set.isOfNames else {
        return nil
      }
      confidence = 0.97
    case .anothersForm: confidence = 0.85
    case .otherSense: confidence = isBound ? 0.97 : 0.85
    case .stranger:
      let isWord = {
        table.profile(group.locale).vocabulary?.coversMost(of: label.target.utf8.span) == true
      }
      guard isBound || set.isOfNames, !set.isLarge || isWord() else { return nil }
      confidence = 0.85
    case .name, .alike, .unknown: return nil
    }
    return Mistaken(
      index: label.index, target: label.target,
      message: .besideOthers(label.source, set.name, usual), confidence: confidence)
  }
}

extension SetNames.Reading {
  /// Whether it is no name of what is meant.
  fileprivate var isWrong: Bool {
    switch self {
    case .another, .anothersForm, .otherSense, .stranger: true
    case .name, .alike, .unknown: false
    }
  }
}

extension Message {
  fileprivate static func besideOthers(
    _ source: String, _ set: String, _ usual: String
  ) -> Message {
    "“\(source.excerpt)” stands beside others of its set (\(set)). Name it as they are: \(usual)."
  }
}
