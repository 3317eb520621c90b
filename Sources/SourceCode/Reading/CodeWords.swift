/// The names that a piece of code uses, by their hashes: whether it can show an alert at all.
struct CodeWords: Sendable {
  private(set) var hashes: Set<UInt64> = []
  /// Whether a name among them makes alerts.
  private(set) var makesAlerts = false
  private let language: CodeLanguage
  private static let deepest = 200

  init(_ statements: [CodeStatement], _ language: CodeLanguage) {
    self.language = language
    note(statements, 0)
  }

  func holds(oneOf words: Set<UInt64>) -> Bool { !hashes.isDisjoint(with: words) }

  private mutating func note(_ name: String) {
    guard hashes.insert(WordHash.of(name)).inserted else { return }
    if !makesAlerts { makesAlerts = AlertWords.isOne(name, language) }
  }

  private mutating func note(_ statements: [CodeStatement], _ depth: Int) {
    for statement in statements {
      switch statement {
      case .expression(let value), .returned(let value): note(value, depth + 1)
      case .binding(_, _, let value): if let value { note(value, depth + 1) }
      case .assignment(let target, let value):
        note(target, depth + 1)
        note(value, depth + 1)
      case .branches(let subjects, let ways):
        for subject in subjects { note(subject, depth + 1) }
        for way in ways { note(way, depth + 1) }
      case .function(let function): note(function.body, depth + 1)
      case .type: break
      }
    }
  }

  private mutating func note(_ value: CodeExpression, _ depth: Int) {
    guard depth < Self.deepest else { return }
    switch value {
    case .name(let name, _): note(name)
    case .member(let base, let name, _):
      note(name)
      if let base { note(base, depth + 1) }
    case .call(let call):
      note(call.callee, depth + 1)
      for argument in call.arguments { note(argument.value, depth + 1) }
    case .closure(let closure): note(closure.body, depth + 1)
    case .choice(let parts), .joined(let parts), .list(let parts), .other(let parts):
      for part in parts { note(part, depth + 1) }
    case .text(let text):
      for piece in text.pieces { if case .inserted(let value) = piece { note(value, depth + 1) } }
    case .truth, .none: break
    }
  }
}

/// The names by which frameworks make alerts.
enum AlertWords {
  private static let markers: [CodeLanguage: Set<String>] = [
    .swift: [
      "UIAlertController", "UIAlertAction", "NSAlert", "Alert", "ActionSheet", "alert",
      "confirmationDialog", "UIAlertView", "sheet", "fullScreenCover",
    ],
    .objectiveC: [
      "UIAlertController", "NSAlert", "UIAlertView", "UIActionSheet", "NSRunAlertPanel",
      "alertControllerWithTitle",
    ],
    .kotlin: ["AlertDialog", "MaterialAlertDialogBuilder", "MaterialDialog", "AlertDialogBuilder"],
    .java: ["AlertDialog", "MaterialAlertDialogBuilder", "MaterialDialog", "AlertDialogBuilder"],
    .dart: [
      "AlertDialog", "CupertinoAlertDialog", "CupertinoActionSheet", "SimpleDialog", "showDialog",
      "showAdaptiveDialog", "showCupertinoDialog",
    ],
  ]
  /// What apps name after the framework's: `DeleteDialog`, `CustomBottomSheet`.
  private static let endings = ["Dialog", "BottomSheet", "ActionSheet", "DialogContent"]
  private static let endingBytes = endings.map { Array($0.utf8.reversed()) }
  private static let hashes = markers.mapValues { Set($0.map(WordHash.of)) }

  static func isOne(_ name: String, _ language: CodeLanguage) -> Bool {
    markers[language]?.contains(name) == true || AndroidAlerts.isBuilder(name)
      || name == "alertControllerWithTitle" || name.hasSuffix("AlertController")
      || namesDialogs(language) && name.isNameOfType && endings.contains { name.hasSuffix($0) }
  }

  /// The same for a word of a file that is not read yet.
  static func isOne(
    _ hash: UInt64, _ word: Range<Int>, of bytes: [UInt8], _ language: CodeLanguage
  ) -> Bool {
    hashes[language]?.contains(hash) == true
      || namesDialogs(language) && word.count > 6
        && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[word.lowerBound])
        && endingBytes.contains { bytes[word].reversed().starts(with: $0) }
  }

  private static func namesDialogs(_ language: CodeLanguage) -> Bool {
    language == .kotlin || language == .dart
  }
}
