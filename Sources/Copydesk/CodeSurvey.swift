package import CopyModel
package import SourceCode
import StringTables

/// What was found in a project's code, with its places.
package struct CodeSurvey: Sendable {
  package let alerts: [CodeAlert]
  package let errors: [InputError]
  /// How many files of code there are.
  package let files: Int
  /// The alerts as a manifest lists them, those of which anything is known.
  package let entries: [AlertManifest.Entry]
  /// What it looks up, and what its alerts show that it does not look up.
  package let keys: CodeKeys
  /// The source texts that stand in it.
  package let texts: CodeTexts

  /// Whether all of the alerts are made as Material Design has them.
  var isMaterial: Bool {
    !alerts.isEmpty && alerts.allSatisfy { [.android, .compose, .flutter].contains($0.framework) }
  }

  package init(_ project: CodeProject, errors: [InputError]) {
    alerts = project.alerts
    self.errors = errors
    files = project.files.count
    var names: [String: Int] = [:]
    entries = alerts.compactMap { alert in
      let places = alert.spots.map { project.place(of: $0) }.sorted(by: CodePlace.precedes)
      guard var entry = AlertManifest.Entry(alert, project, places) else { return nil }
      names[entry.name, default: 0] += 1
      if let count = names[entry.name], count > 1 { entry.name += "-\(count)" }
      return entry
    }
    keys = CodeKeys(project)
    texts = CodeTexts(project)
  }
}

extension CodeKeys {
  fileprivate init(_ project: CodeProject) {
    self.init()
    for mention in project.mentions where mention.string.origin == .key && !mention.string.isPattern
    {
      // What is text, or a lone word, may be meant to stand as it is.
      let key = mention.string.text
      guard !KeyText.isText(key), key.utf8.contains(where: { "._".utf8.contains($0) }) else {
        continue
      }
      add(mention.string, at: mention.spot, project)
    }
    for alert in project.alerts {
      guard let spot = alert.spots.first else { continue }
      let texts = [(alert.title, Role.title), (alert.message, .message)]
      for (strings, role) in texts + alert.buttons.map({ ($0.title, .button) }) {
        for string in strings {
          switch string.origin {
          case .key: add(string, at: spot, project)
          case .literal where string.text.isCopy:
            let place = project.place(of: string.spot ?? spot)
            literals.append(
              Literal(
                text: string.text, role: role, place: place,
                end: project.end(of: string) ?? place.place))
          case .literal, .accessor, .system, .unknown: break
          }
        }
      }
    }
  }

  private mutating func add(_ string: CodeString, at spot: CodeSpot, _ project: CodeProject) {
    guard string.text.utf8.contains(where: { $0 > 0x20 }) else { return }
    let place = project.place(of: string.spot ?? spot)
    lookups.append(
      Lookup(
        key: string.text, table: string.table, place: place,
        end: project.end(of: string) ?? place.place,
        isResource: [.kotlin, .java].contains(project.files[spot.file].language),
        hasValue: string.value != nil))
  }
}

extension CodeString {
  /// Where it is written.
  fileprivate var spot: CodeSpot? {
    writing.map { CodeSpot(file: $0.file, offset: $0.range.lowerBound) }
  }
}

extension String {
  /// Whether people would read it: it has a word in it besides what is inserted.
  fileprivate var isCopy: Bool {
    var letters = 0
    for scalar in replacingInserts.unicodeScalars {
      if scalar.properties.isAlphabetic { letters += 1 } else { letters = 0 }
      if letters > 1 { return true }
    }
    return false
  }

  private var replacingInserts: String {
    split(separator: "%@", omittingEmptySubsequences: false).joined(separator: " ")
  }
}

extension CodeProject {
  /// Where something stands, by its file's path.
  package func place(of spot: CodeSpot) -> CodePlace {
    let (line, column) = lineAndColumn(spot)
    return CodePlace(file: files[spot.file].path, place: Place(line: line, column: column))
  }

  /// The place behind a text that is written; nil for one that is not.
  fileprivate func end(of string: CodeString) -> Place? {
    string.writing.map { place(of: CodeSpot(file: $0.file, offset: $0.range.upperBound)).place }
  }
}

extension AlertManifest.Entry {
  /// An alert of the code; nil where nothing of its texts is known.
  fileprivate init?(_ alert: CodeAlert, _ project: CodeProject, _ places: [CodePlace]) {
    let spot = alert.spots.first ?? CodeSpot(file: 0, offset: 0)
    let language = project.files[spot.file].language
    func texts(_ strings: [CodeString]) -> [AlertManifest.Text] {
      strings.compactMap { AlertManifest.Text($0, in: language) }
    }
    let buttons = alert.buttons.enumerated().sorted {
      alert.layoutRank(of: $0.offset) < alert.layoutRank(of: $1.offset)
    }
    self.init(name: "")
    unresolved = alert.reasons
    title = texts(alert.title)
    message = texts(alert.message)
    self.buttons = buttons.map { texts($0.element.title) }
    codePlaces = places
    guard !self.texts.isEmpty else { return nil }
    name = Self.name(self)
    traits.kind = AlertTraits.Kind(rawValue: alert.kind.rawValue) ?? .alert
    traits.platforms = alert.platforms
    traits.elements = alert.elements.compactMap { AlertTraits.Element(rawValue: $0.rawValue) }
    traits.buttons = buttons.map { number, button in
      AlertTraits.Button(
        role: button.role.flatMap { AlertTraits.ButtonRole(rawValue: $0.rawValue) },
        isDefault: button.isDefault ?? false, call: number)
    }
    let all = [alert.title, alert.message] + alert.buttons.map(\.title)
    let ways = Set(alert.buttons.map(\.way)).subtracting([0]).sorted()
    if !ways.isEmpty {
      shownButtons = ways.map { way in
        buttons.indices.filter { [0, way].contains(buttons[$0].element.way) }
      }
    }
    isWhole =
      all.allSatisfy { strings in strings.allSatisfy { !$0.isPart && $0.origin != .unknown } }
      && alert.buttons.allSatisfy { !$0.title.isEmpty }
  }

  /// What to call it: the stem of the key that says most.
  private static func name(_ entry: AlertManifest.Entry) -> String {
    let key = entry.texts.first?.text.key ?? "alert"
    for ending in [".title", "_title", "Title", ".message", "_message", "Message"]
    where key.hasSuffix(ending) && key.utf8.count > ending.utf8.count {
      return String(key.dropLast(ending.count))
    }
    // A key that is text names no more than what it begins with.
    return key.split(separator: " ").prefix(6).joined(separator: " ")
  }
}

extension AlertManifest.Text {
  /// Nil for what only a run could tell.
  fileprivate init?(_ string: CodeString, in language: CodeLanguage) {
    switch string.origin {
    case .key:
      // Resources are named by keys in which a dot may have become another sign.
      let isResource = language == .kotlin || language == .java
      self.init(
        isResource ? .accessor : string.isPattern ? .pattern : .key, key: string.text,
        table: string.table)
    case .accessor: self.init(.accessor, key: string.text, table: string.table)
    case .literal: self.init(.literal, key: string.text)
    case .system: self.init(.system, key: string.text)
    case .unknown: return nil
    }
  }
}

extension CodeAlert {
  /// Where its framework shows it; empty for all platforms, and for those that are not Apple's.
  fileprivate var platforms: [AlertTraits.Platform] {
    switch framework {
    case .uiKit: [.ios, .ipados]
    case .appKit: [.macos]
    case .swiftUI, .android, .compose, .flutter, .cupertino: []
    }
  }

  /// Where a button stands in the layout, leading to trailing or top to bottom.
  ///
  /// UIKit puts the cancelling button on the leading side of two and last of more (UIAlertAction.Style.cancel);
  /// AppKit's first button is the trailing one of a row (NSAlert, “addButton(withTitle:)”); Android and Compose put the
  /// dismissing button before the confirming one.
  fileprivate func layoutRank(of number: Int) -> Int {
    let cancels = buttons[number].role == .cancel
    switch framework {
    case .uiKit, .swiftUI:
      guard cancels else { return number }
      return kind == .alert && buttons.count == 2 ? -1 : buttons.count
    case .appKit: return buttons.count == 2 ? -number : number
    case .android, .compose: return cancels ? -1 : number
    case .flutter, .cupertino: return number
    }
  }
}
