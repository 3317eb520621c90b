import CopyModel
import RuleKit
import StringTables

/// The rules of a run for each kind of app, since Android's and Flutter's follow other guidelines than Apple's.
struct RuleSelections: Sendable {
  /// For tables that Apple's apps may have.
  let apple: RuleSelection
  private let android: RuleSelection
  /// Whether all alerts of the code are Android's or Flutter's: then so are tables that any app may have.
  private let isAndroidsCode: Bool

  init(_ options: Options) throws(CopydeskError) {
    let guidelines = options.guidelines
    isAndroidsCode = options.codeIsMaterial
    apple = try RuleSelection(options, under: guidelines.apple)
    android =
      guidelines.android == guidelines.apple
      ? apple : try RuleSelection(options, under: guidelines.android)
  }

  /// Those for tables of a format, such as `strings`.
  subscript(format: String) -> RuleSelection { isAndroids(format) ? android : apple }

  /// Whether tables of a format are Android's or Flutter's.
  func isAndroids(_ format: String) -> Bool {
    Self.androids.contains(format) || isAndroidsCode && !Self.apples.contains(format)
  }

  /// The formats of Android, which moko and Compose resources share, and of Flutter.
  private static let androids: Set = [TableFormat.android.name, TableFormat.arb.name]

  /// The formats that only Apple's apps have.
  private static let apples: Set = [
    TableFormat.strings.name, TableFormat.stringsDict.name, TableFormat.stringCatalog.name,
    TableFormat.interface.name,
  ]

  /// The rules that run.
  var running: Set<String> {
    Set((apple.selected + android.selected).map(\.rule.id))
  }

  /// Whether a rule asks for lines.
  var asksForLines: Bool { apple.asksForLines || android.asksForLines }
}
