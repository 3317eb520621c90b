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

  package init(_ projects: [CodeProject], errors: [InputError]) {
    self.errors = errors
    files = projects.reduce(0) { $0 + $1.files.count }
    var alerts: [CodeAlert] = []
    var entries: [AlertManifest.Entry] = []
    var (keys, texts) = (CodeKeys(), CodeTexts())
    var names: [String: Int] = [:]
    for project in projects {
      var code = ReadCode(project)
      alerts += code.alerts
      for alert in code.alerts {
        guard var entry = AlertManifest.Entry(alert, &code) else { continue }
        names[entry.name, default: 0] += 1
        if let count = names[entry.name], count > 1 { entry.name += "-\(count)" }
        entries.append(entry)
      }
      keys.add(&code)
      texts.add(&code)
    }
    (self.alerts, self.entries, self.keys, self.texts) = (alerts, entries, keys, texts)
  }
}

extension CodeKeys {
  fileprivate mutating func add(_ code: inout ReadCode) {
    for mention in code.mentions where mention.string.origin == .key && !mention.string.isPattern {
      // What is text, or a lone word, may be meant to stand as it is.
      let key = mention.string.text
      guard !KeyText.isText(key), key.utf8.contains(where: { "._".utf8.contains($0) }) else {
        continue
      }
      add(mention.string, at: mention.spot, &code)
    }
    for alert in code.alerts {
      guard let spot = alert.spots.first else { continue }
      let texts = [(alert.title, Role.title), (alert.message, .message)]
      for (strings, role) in texts + alert.buttons.map({ ($0.title, .button) }) {
        for string in strings {
          switch string.origin {
          case .key where !KeyText.isText(string.text) || string.text.isCopy:
            add(string, at: spot, &code)
          case .literal where string.text.isCopy:
            let place = code.place(of: string, in: spot)
            literals.append(
              Literal(
                text: string.text, role: role, place: place,
                end: code.end(of: string) ?? place.place))
          case .key, .literal, .accessor, .system, .unknown: break
          }
        }
      }
    }
  }

  private mutating func add(_ string: CodeString, at spot: CodeSpot, _ code: inout ReadCode) {
    // Android's compiler asks for each resource itself.
    guard string.text.utf8.contains(where: { $0 > 0x20 }),
      ![.kotlin, .java].contains(code.project.files[spot.file].language)
    else { return }
    let place = code.place(of: string, in: spot)
    lookups.append(
      Lookup(
        key: string.text, table: string.table, place: place,
        end: code.end(of: string) ?? place.place,
        hasValue: string.value != nil))
  }
}

extension String {
  /// Whether people would read it as words: one of its words is neither an address, a path, a name of code nor an
  /// abbreviation.
  fileprivate var isCopy: Bool {
    split(separator: "%@", omittingEmptySubsequences: false).joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).contains { $0.isWord }
  }
}

extension Substring {
  /// Whether it has two letters in a row, one of them no capital, and no sign that only machines write within words.
  fileprivate var isWord: Bool {
    var (letters, most, hasLowercase, isBehindDot) = (0, 0, false, false)
    for scalar in unicodeScalars {
      if "@/\\_=".unicodeScalars.contains(scalar) { return false }
      let isLetter = scalar.properties.isAlphabetic
      if isBehindDot, isLetter { return false }
      isBehindDot = scalar == "." && most > 0
      letters = isLetter ? letters + 1 : 0
      most = Swift.max(most, letters)
      if isLetter, !scalar.properties.isUppercase { hasLowercase = true }
    }
    return most > 1 && hasLowercase
  }
}

extension AlertManifest.Entry {
  /// An alert of the code; nil where nothing of its texts is known.
  fileprivate init?(_ alert: CodeAlert, _ code: inout ReadCode) {
    let spot = alert.spots.first ?? CodeSpot(file: 0, offset: 0)
    let language = code.project.files[spot.file].language
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
    var places: [CodePlace] = []
    for spot in alert.spots { places.append(code.place(of: spot)) }
    codePlaces = places.sorted(by: CodePlace.precedes)
    guard !self.texts.isEmpty else { return nil }
    name = Self.name(self)
    traits.kind = alert.kind
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
      return kind == .modal || kind == .alert && buttons.count == 2 ? -1 : buttons.count
    case .appKit: return buttons.count == 2 ? -number : number
    case .android, .compose: return cancels ? -1 : number
    case .flutter, .cupertino: return number
    }
  }
}
