import CopyModel

/// The strings of a table by the alert that they belong to.
struct AlertMembers {
  /// An alert of one table in one locale.
  struct Name: Hashable {
    var table: String?
    var alert: String
    var locale: LocaleTag
  }

  /// In the order of their first string.
  private var names: [Name] = []
  private var members: [Name: [Int]] = [:]

  init(_ units: some UnitSource) {
    for index in 0..<units.count {
      guard let alert = units.part(of: index).alert else { continue }
      add(index, Name(table: units.table(of: index), alert: alert, locale: units.locale(of: index)))
    }
  }

  init(units: TableUnits) {
    for index in units.indices {
      guard let alert = units.part(of: index).alert else { continue }
      add(index, Name(table: units.table(of: index), alert: alert, locale: units.locale(of: index)))
    }
  }

  private mutating func add(_ index: Int, _ name: Name) {
    if members[name, default: []].isEmpty { names.append(name) }
    members[name, default: []].append(index)
  }

  var isEmpty: Bool { names.isEmpty }

  /// The positions of each alert's units.
  var groups: [[Int]] { names.compactMap { members[$0] } }

  var named: [(name: Name, indices: [Int])] { names.map { ($0, members[$0] ?? []) } }

  /// Gives parts whose key holds a name of their own to the alert that the rest of the key names:
  /// `freezeCardAlertCancelButton` to `freezeCardAlert`.
  mutating func join(_ units: inout some UnitSource) {
    func hasText(_ name: Name) -> Bool {
      members[name]?.contains { units.part(of: $0).role != .button } ?? false
    }
    let buttons = names.filter { !hasText($0) }
    let texts = names.filter { hasText($0) && members[$0]?.count == 1 && isKeyed($0, units) }
    var bare: [Name: [Name]] = [:]
    for name in buttons + texts {
      let shorter = name.alert.shorterNames.map { name.with($0) }
      if let whole = shorter.first(where: hasText) {
        move(name, to: whole, in: &units)
      } else if !hasText(name) {
        for shorter in shorter + [name] { bare[shorter, default: []].append(name) }
      }
    }
    joinBareTexts(bare, in: &units)
    joinLooseButtons(in: &units)
    for name in names where !hasText(name) { forgetGuesses(name, in: &units) }
    names.removeAll { members[$0]?.isEmpty ?? true }
  }

  /// Whether an alert word stands in the key of a name's first unit.
  private func isKeyed(_ name: Name, _ units: some UnitSource) -> Bool {
    members[name]?.first.map { units.part(of: $0).alertEvidence == .key } ?? false
  }

  /// `deleteConfirmation` alone is the text that `deleteConfirmation_positive_button` answers.
  private mutating func joinBareTexts(_ bare: [Name: [Name]], in units: inout some UnitSource) {
    guard !bare.isEmpty else { return }
    for index in 0..<units.count where units.part(of: index).role != .button {
      let name = Name(
        table: units.table(of: index), alert: units.key(of: index), locale: units.locale(of: index))
      // `remove_all_confirm` may be a check box, as its comment says.
      guard let buttons = bare[name], KeyGrammar(name.alert).isOnAlert,
        !CommentGrammar(units.comment(of: index)).isElsewhere
      else { continue }
      if let other = units.part(of: index).alert {
        guard members[name.with(other)]?.count == 1 else { continue }
        members.removeValue(forKey: name.with(other))
      }
      units.changePart(of: index) { part in
        if part.role == nil { (part.role, part.roleEvidence) = (.message, .key) }
        (part.alert, part.alertEvidence) = (name.alert, .key)
      }
      if members[name] == nil { names.append(name) }
      members[name, default: []].insert(index, at: 0)
      for button in buttons where button != name { move(button, to: name, in: &units) }
    }
  }

  /// How many words may tell a button's key from the name of its alert.
  private static let mostWords = 2

  /// Gives buttons to the alert whose name begins their key, where more than their text names that alert:
  /// `alert.delete.keep` and `deleteTripConfirm` beside `alert.delete.title` and `deleteTripMessage`.
  private mutating func joinLooseButtons(in units: inout some UnitSource) {
    let whole = Set(
      names.filter { name in
        members[name]?.contains { index in
          let part = units.part(of: index)
          return part.role != .button && part.alertEvidence.map { $0 >= .key } ?? false
        } ?? false
      })
    guard !whole.isEmpty else { return }
    for index in 0..<units.count {
      let part = units.part(of: index)
      guard part.alertEvidence ?? .text == .text, part.role ?? .button == .button,
        let button = LooseButton(units, index)
      else { continue }
      let name = Name(
        table: units.table(of: index), alert: part.alert ?? "", locale: units.locale(of: index))
      let shorter = units.key(of: index).shorterNames.prefix(Self.mostWords + button.extraWords)
      guard let alert = shorter.lazy.map(name.with).first(where: whole.contains) else { continue }
      if part.alert != nil { members[name]?.removeAll { $0 == index } }
      units.setPart(
        UnitPart(
          alert: alert.alert, role: .button, alertEvidence: .key, roleEvidence: button.evidence),
        of: index)
      members[alert] = ((members[alert] ?? []) + [index]).sorted()
    }
  }

  /// Labels that answer no text belong to no alert that is known.
  private mutating func forgetGuesses(_ name: Name, in units: inout some UnitSource) {
    guard let indices = members[name],
      indices.allSatisfy({ units.part(of: $0).alertEvidence == .text })
    else { return }
    for index in indices {
      units.changePart(of: index) { ($0.alert, $0.alertEvidence) = (nil, nil) }
    }
    members.removeValue(forKey: name)
  }

  private mutating func move(_ name: Name, to whole: Name, in units: inout some UnitSource) {
    guard let indices = members.removeValue(forKey: name) else { return }
    for index in indices {
      units.changePart(of: index) { part in
        part.alert = whole.alert
        part.alertEvidence = max(part.alertEvidence ?? .key, .key)
        part.roleEvidence = max(part.roleEvidence ?? .key, .key)
      }
    }
    members[whole] = ((members[whole] ?? []) + indices).sorted()
  }
}

extension AlertMembers.Name {
  fileprivate func with(_ alert: String) -> Self {
    AlertMembers.Name(table: table, alert: alert, locale: locale)
  }
}

extension String {
  /// The name without its last words, the longest first.
  var shorterNames: [String] {
    let bytes = utf8.span
    return KeyWord.split(self).dropFirst().reversed().compactMap { word in
      var end = word.range.lowerBound
      while end > 0, !bytes.hasLetter(before: end) { end = bytes.scalarStart(before: end) }
      return end == 0 ? nil : String(copying: bytes.extracting(0..<end))
    }
  }
}
