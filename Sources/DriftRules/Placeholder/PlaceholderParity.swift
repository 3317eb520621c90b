import CopyModel
import RuleKit

/// The placeholders of a text by the argument that each stands for.
///
/// An unnumbered printf placeholder stands for the argument of its position: the second `%@` is argument 2.
struct PlaceholderParity {
  /// In the source and not in the target.
  private(set) var lost: [Placeholder] = []
  /// In the target and not in the source.
  private(set) var extra: [Placeholder] = []
  /// One argument, two kinds of value.
  private(set) var retyped: [(source: Placeholder, target: Placeholder)] = []
  /// One argument in two notations, of which the app reads one: `{{name}}` and `{name}`.
  private(set) var respelled: [(source: Placeholder, target: Placeholder)] = []

  init(_ pair: borrowing TextPair, _ flags: @autoclosure () -> FormatFlags = []) {
    // Most pairs have the same, in the same order, or none.
    if Self.areSame(pair.source.placeholders, pair.target.placeholders) { return }
    if pair.source.isTimePattern { return }
    let flags = flags()
    let (own, theirs) = (pair.source.placeholders(by: flags), pair.target.placeholders(by: flags))
    let isNumbered = Self.hasNumbers(own) || Self.hasNumbers(theirs)
    let source = Self.arguments(own, isNumbered: isNumbered)
    let target = Self.arguments(theirs, isNumbered: isNumbered)
    for (argument, placeholder) in source.inOrder {
      guard let other = target.byName[argument] else {
        if !pair.endsNoun(placeholder) { lost.append(placeholder) }
        continue
      }
      if !Self.isCompatible(placeholder.type, other.type) { retyped.append((placeholder, other)) }
      // A plural may do without its branches, and what is wrong with them is another rule's matter.
      if placeholder.syntax == other.syntax, placeholder.opening != other.opening {
        respelled.append((placeholder, other))
      }
    }
    // “%50” is how Turkish writes 50 %: Qt's numbers count where the source has some.
    let isQt = pair.source.placeholders.contains { $0.syntax == .numbered }
    extra = target.inOrder.filter {
      source.byName[$0.argument] == nil && (isQt || $0.placeholder.syntax != .numbered)
        && !pair.leavesOpen($0.placeholder)
    }.map(\.placeholder)
    pairSubstitutions()
  }

  /// Takes a substitution, `%#@files@`, and the number of one, `%arg`, for what the other side has of a number: each
  /// language has substitutions of its own, or none (Xcode, “Localizing and varying text with a string catalog”).
  private mutating func pairSubstitutions() {
    for placeholder in lost where placeholder.isOfSubstitution {
      guard let other = extra.firstIndex(where: { $0.isOfSubstitution || $0.isNumber }) else {
        continue
      }
      extra.remove(at: other)
      lost.removeAll { $0 == placeholder }
    }
    for placeholder in extra where placeholder.isOfSubstitution {
      guard let other = lost.firstIndex(where: \.isNumber) else { continue }
      lost.remove(at: other)
      extra.removeAll { $0 == placeholder }
    }
  }

  private typealias Arguments = (
    inOrder: [(argument: String, placeholder: Placeholder)], byName: [String: Placeholder]
  )

  private static func areSame(_ own: [Placeholder], _ theirs: [Placeholder]) -> Bool {
    own.count == theirs.count
      && own.indices.allSatisfy {
        own[$0].type == theirs[$0].type && own[$0].syntax == theirs[$0].syntax
          && own[$0].argument == theirs[$0].argument && own[$0].text == theirs[$0].text
      }
  }

  private static func hasNumbers(_ placeholders: [Placeholder]) -> Bool {
    placeholders.contains { $0.syntax == .printf && $0.argument != nil }
  }

  /// Each argument once. `%@` and `%1$@` are the same argument.
  ///
  /// Numbers count what `%#@days@` takes too; where neither side has any, only `%@` and its like are counted,
  /// for a catalog may say elsewhere which argument a substitution takes.
  private static func arguments(_ placeholders: [Placeholder], isNumbered: Bool) -> Arguments {
    var arguments: Arguments = ([], [:])
    var position = 0
    for placeholder in placeholders {
      if placeholder.syntax == .named, isGrammar(placeholder.text) { continue }
      let name: String
      switch placeholder.syntax {
      case .printf:
        position += placeholder.argument == nil ? 1 + placeholder.sizes : 0
        name = placeholder.argument ?? String(position)
      case .substitution:
        position += isNumbered && placeholder.text.utf8.starts(with: "%#".utf8) ? 1 : 0
        name = "@" + (placeholder.argument ?? "")
      // Qt's %1 is not what printf calls %s.
      case .numbered: name = "%" + (placeholder.argument ?? "")
      // Words of its own do for another message of the table.
      case .linked: continue
      case .named, .branches: name = "{" + (placeholder.argument ?? "")
      }
      // “%d of %1$@” has one argument in two types: the first counts on both sides.
      guard arguments.byName[name] == nil else { continue }
      arguments.byName[name] = placeholder
      arguments.inOrder.append((name, placeholder))
    }
    return arguments
  }

  /// Whether it only picks a form for a number, a person or a case (MediaWiki, “Localisation functions”), which some
  /// languages have and others have not: `{{PLURAL:$1|file|files}}`.
  private static func isGrammar(_ text: String) -> Bool {
    text.utf8.starts(with: "{{".utf8)
      && ["PLURAL:", "GENDER:", "GRAMMAR:"].contains {
        text.dropFirst(2).uppercased().hasPrefix($0)
      }
  }

  private static func isCompatible(_ a: Placeholder.ValueType, _ b: Placeholder.ValueType) -> Bool {
    a == b || a == .any || b == .any
  }
}

extension AnalyzedText {
  /// Its placeholders but those that are text where nothing reads it as `printf` does: “%d is the day”.
  fileprivate func placeholders(by flags: FormatFlags) -> [Placeholder] {
    flags.contains(.noPrintf) && !flags.contains(.printf)
      ? placeholders.filter { $0.syntax != .printf } : placeholders
  }
}

extension Placeholder {
  /// Whether it is `%#@files@` or `%arg`.
  fileprivate var isOfSubstitution: Bool {
    syntax == .substitution && text.contains("#@") || text == "%arg"
  }

  /// Whether printf puts a number there.
  fileprivate var isNumber: Bool { syntax == .printf && (type == .integer || type == .floating) }

  /// How many further values give its width and precision: one in `%.*s`, two in `%*.*f` (C17, 7.21.6.1).
  fileprivate var sizes: Int { text.utf8.count { $0 == UInt8(ascii: "*") } }

  /// What its notation sets before a name, `{{`, `%(`; nothing where it is no name.
  fileprivate var opening: [UInt8] {
    guard syntax == .named, let argument else { return [] }
    let bytes = text.utf8.span
    let name = bytes.indices.first { bytes.has(argument, at: $0) } ?? 0
    return (0..<name).map { bytes[$0] }.filter { $0 != 0x20 }
  }
}

extension TextPair {
  /// Whether a placeholder only makes an English noun plural, as in “file{plural_s}”, in a language whose nouns
  /// have no such endings.
  fileprivate func endsNoun(_ placeholder: Placeholder) -> Bool {
    let start = placeholder.range.lowerBound
    guard placeholder.syntax == .named, start > 0,
      target.profile.uses(.han) || target.profile.uses(.hangul),
      source.string.utf8.span.hasLetter(before: start),
      let name = placeholder.argument?.lowercased()
    else { return false }
    return ["s", "es"].contains(name) || name.hasPrefix("plural") || name.hasSuffix("plural")
  }

  /// Whether the source has the values of Python's `format` without numbers, {}, of which this is one: {0}.
  fileprivate func leavesOpen(_ placeholder: Placeholder) -> Bool {
    placeholder.syntax == .named
      && placeholder.argument?.utf8.allSatisfy { $0.isASCIIDigit } == true
      && source.contains("{}")
  }

  /// Whether the form may leave the number out: “one file” for `plural.one`. Few and many are several numbers in every
  /// language that has them (CLDR, “Language Plural Rules”).
  var mayOmitCount: Bool {
    guard let variation else { return false }
    return variation.contains("plural.")
      && !["few", "many", "other"].contains { variation.hasSuffix("." + $0) }
  }
}
