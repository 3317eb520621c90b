import Configuration
import CopyModel
@testable import Copydesk
import Foundation
import LocaleProfiles
import RuleKit
import TextLayout

/// A flagged part of a text: UTF-8 bytes.
struct Flagged: Equatable, CustomStringConvertible {
  let text: String
  let range: Range<Int>

  var description: String {
    let bytes = Array(text.utf8)
    let (before, inside) = (bytes[..<range.lowerBound], bytes[range])
    return String(decoding: before, as: UTF8.self) + "⟦" + String(decoding: inside, as: UTF8.self)
      + "⟧" + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }
}

/// Runs one rule over one example, through the checker or, for files, through the whole pipeline.
struct RuleTrial {
  private let rule: Rule
  private let options: Options

  /// Loaded once for all trials.
  private static let library = Result { try LocaleLibrary.embedded() }

  private static let layout = Result {
    LineMeter.Facts(layout: try LayoutFacts(), platforms: [], limits: [:])
  }

  init(_ rule: Rule) {
    self.rule = rule
    var options = Options()
    options.only = [rule.id]
    self.options = options
  }

  func flagged(in example: Example) async throws -> [Flagged] {
    if case .files(let files) = example.subject { return try await flagged(in: files) }
    return try flags(of: example).flatMap { flag in
      [
        flag.source.map { Flagged(text: flag.unit.source ?? "", range: $0) },
        flag.target.map { Flagged(text: flag.unit.target ?? "", range: $0) },
      ].compactMap(\.self)
    }
  }

  /// The example with the fixes of its findings applied; nil when they have none.
  func fixed(_ example: Example) async throws -> Example? {
    let fixed = try await withFixes(example)
    return example.edition.flatMap { fixed?.under($0) } ?? fixed
  }

  /// What its fixes of an example take away, and what they put there.
  func changes(in example: Example) async throws -> [(old: String, new: String)] {
    if case .files(let files) = example.subject {
      return try await findings(in: files) { finding, _ in
        let (text, span) =
          finding.targetSpan.map { (finding.target, $0) } ?? (finding.source, finding.sourceSpan)
        guard let fix = finding.fix, let text, let span else { return nil }
        return (String(decoding: Array(text.utf16)[span], as: UTF16.self), fix)
      }
    }
    return try flags(of: example).compactMap { flag in
      guard let fix = flag.fix, let range = flag.isInSource ? flag.source : flag.target,
        let text = flag.isInSource ? flag.unit.source : flag.unit.target
      else { return nil }
      return (String(decoding: Array(text.utf8)[range], as: UTF8.self), fix)
    }
  }

  private func withFixes(_ example: Example) async throws -> Example? {
    if case .files = example.subject { return nil }
    let fixes = try flags(of: example).filter { $0.fix != nil }
    guard !fixes.isEmpty else { return nil }
    func apply(_ text: String) -> String {
      let text = MarkedText(text).text
      for flag in fixes {
        let own = flag.isInSource ? flag.unit.source : flag.unit.target
        guard own == text, let range = flag.isInSource ? flag.source : flag.target else { continue }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range, with: Array((flag.fix ?? "").utf8))
        return String(decoding: bytes, as: UTF8.self)
      }
      return text
    }
    let locale = example.locale.identifier
    switch example.subject {
    case .text(let text, let role):
      let fixed = apply(text)
      return switch role {
      case .title: .title(fixed, in: locale)
      case .message: .message(fixed, in: locale)
      case .button: .button(fixed, in: locale)
      case nil: .text(fixed, in: locale)
      }
    case .pair(let source, let target, let role):
      return .pair(MarkedText(source).text, apply(target), in: locale, as: role)
    case .alert(let title, let message, let buttons):
      return .alert(
        title: title.map(apply), message: message.map(apply), buttons: buttons.map(apply),
        in: locale)
    case .listed, .files: return nil
    }
  }

  private func flags(of example: Example) throws -> [Findings.Flag] {
    try Self.found(in: example, options).map(\.flag)
  }

  /// The rules of a whole run that find something in an example.
  static func rules(findingIn example: Example) throws -> Set<String> {
    Set(try found(in: example, Options()).map(\.by.rule.id))
  }

  /// How bad a rule takes an example to be under an edition of the guidelines; nil when it is quiet.
  static func severity(
    of rule: String, in example: Example, under edition: GuidelineEdition
  ) throws -> Severity? {
    var options = Options()
    options.guidelines = Guidelines(all: edition)
    return try found(in: example, options).filter { $0.by.rule.id == rule }.compactMap { found in
      found.by.severity(in: example.locale).map {
        Placement.severity($0, confidence: found.flag.confidence)
      }
    }.max()
  }

  private static func found(
    in example: Example, _ options: Options
  ) throws -> [UnitChecker.Found] {
    var options = options
    options.terms = example.terms
    if let edition = example.edition { options.guidelines = Guidelines(all: edition) }
    var checker = UnitChecker(
      rules: try RuleSelections(options).apple, library: try Self.library.get(),
      sourceLocale: .english,
      layout: try Self.layout.get())
    switch example.subject {
    case .text(let text, let role):
      let unit = Self.unit(MarkedText(text).text, example.locale, role: role)
      return try checker.found(in: unit)
    case .pair(let source, let target, let role):
      var unit = Self.unit(MarkedText(target).text, example.locale, role: role)
      unit.source = MarkedText(source).text
      guard let earlier = example.earlier else { return try checker.found(in: unit) }
      let pair = try checker.pair(of: unit, earlier: earlier)
      var found: [UnitChecker.Found] = []
      checker.run(checker.rules.lonePairs, on: pair, about: unit, into: &found)
      return found
    case .alert(let title, let message, let buttons):
      let alert = Alert(
        name: "example", locale: example.locale,
        title: title.map { Self.unit(MarkedText($0).text, example.locale, role: .title) },
        message: message.map { Self.unit(MarkedText($0).text, example.locale, role: .message) },
        buttons: buttons.map { Self.button(MarkedText($0).text, example.locale) })
      return try checker.check(alert)
    case .listed(let title, let message, let buttons, let traits, let edition):
      var options = options
      options.guidelines = Guidelines(all: edition)
      checker = UnitChecker(
        rules: try RuleSelections(options).apple, library: try Self.library.get(),
        sourceLocale: .english,
        layout: try Self.layout.get())
      let alert = Alert(
        name: "example", locale: example.locale,
        title: title.map { Self.unit(MarkedText($0).text, example.locale, role: .title) },
        message: message.map { Self.unit(MarkedText($0).text, example.locale, role: .message) },
        buttons: buttons.map { Self.button(MarkedText($0).text, example.locale) }, traits: traits)
      return try checker.check(alert)
    case .files: return []
    }
  }

  private static func unit(
    _ text: String, _ locale: LocaleTag, role: Role?, key: String = "example"
  ) -> TextUnit {
    let nowhere = StoredText(
      file: "", place: Place(line: 1, column: 1), bytes: 0..<0, notation: .plain)
    let isSource = locale == .english
    return TextUnit(
      format: "strings", key: key, locale: locale, source: isSource ? text : nil,
      target: isSource ? nil : text, stored: nowhere, part: UnitPart(role: role))
  }

  /// A button; `cancel=Dismiss` gives its key before its title.
  private static func button(_ text: String, _ locale: LocaleTag) -> TextUnit {
    guard let equals = text.firstIndex(of: "=") else { return unit(text, locale, role: .button) }
    return unit(
      String(text[text.index(after: equals)...]), locale, role: .button,
      key: String(text[..<equals]))
  }

  private func flagged(in files: [Example.File]) async throws -> [Flagged] {
    try await findings(in: files) { finding, text in
      let start = Self.offset(of: finding.start, in: text)
      return Flagged(text: text, range: start..<Self.offset(of: finding.end, in: text))
    }
  }

  /// What `form` makes of the findings in some files, each with the text of its file.
  private func findings<Form>(
    in files: [Example.File], _ form: (Finding, _ text: String) throws -> Form?
  ) async throws -> [Form] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(MarkedText(file.text).text.utf8).write(to: url)
    }
    var options = options
    if files.contains(where: { $0.path == ConfigurationFile.name }) {
      let file = folder.appending(path: ConfigurationFile.name).path
      try ConfigurationFile.read(file).apply(to: &options)
    }
    let copydesk = try await Copydesk(options).readingCode(besides: [folder.path])
    let result = try await copydesk.check([folder.path])
    return try result.findings.compactMap { finding in
      try form(finding, String(contentsOfFile: finding.file, encoding: .utf8))
    }
  }

  /// The UTF-8 offset of a place.
  private static func offset(of place: Place, in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let before = lines.prefix(place.line - 1).reduce(0) { $0 + $1.utf8.count + 1 }
    guard place.line <= lines.count else { return text.utf8.count }
    let column = String(lines[place.line - 1].utf16.prefix(place.column - 1)) ?? ""
    return before + column.utf8.count
  }
}

extension UnitChecker {
  fileprivate mutating func found(in unit: TextUnit) throws -> [Found] {
    var found: [Found] = []
    try check([unit], into: &found)
    return found
  }
}
