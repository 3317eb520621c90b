/// A text in ICU MessageFormat, as ICU itself reads it, or one of plural forms with pipes between them.
/// Ranges are UTF-8 bytes of the text.
public struct MessageFormat: Sendable, Equatable {
  /// The arguments outside any branch, in order.
  public let arguments: [Argument]
  /// The apostrophes that quote and are not shown.
  public let quotes: [Range<Int>]
  /// Why ICU does not take the text; then nothing else is known of it.
  public let problem: Problem?
  /// The forms with pipes behind them, and these: the last form stands for all. Nil in MessageFormat.
  public let otherForms: Range<Int>?

  package init(
    arguments: [Argument], quotes: [Range<Int>], problem: Problem? = nil,
    otherForms: Range<Int>? = nil
  ) {
    self.arguments = arguments
    self.quotes = quotes
    self.problem = problem
    self.otherForms = otherForms
  }

  /// The message with the branches of a selector standing for its arguments, where they have one.
  package func showing(_ selector: String) -> Self {
    Self(
      arguments: arguments.map { $0.showing(selector) }, quotes: quotes, problem: problem,
      otherForms: otherForms)
  }

  /// `{name}`, `{when, date, short}`, `{count, plural, one {# day} other {# days}}`.
  public struct Argument: Sendable, Equatable {
    /// With its braces.
    public let range: Range<Int>
    /// Its name, or its number in digits.
    public let name: String
    /// What it is.
    public let kind: Kind
    /// The word that a simple argument gives for its type: `number`.
    public let type: String?
    /// How a simple argument is to be shown: `short`, `::currency/USD`.
    public let style: String?
    /// The branches of a choice, plural, ordinal or select, in order.
    public let branches: [Branch]
    /// The selector of the branch that is to stand for the argument, where that is no matter of course.
    private let shown: String?

    package init(
      range: Range<Int>, name: String, kind: Kind, type: String? = nil, style: String? = nil,
      branches: [Branch] = [], showing shown: String? = nil
    ) {
      self.range = range
      self.name = name
      self.kind = kind
      self.type = type
      self.style = style
      self.branches = branches
      self.shown = shown
    }

    /// As it is, with the branch of a selector standing for it where it has one.
    fileprivate func showing(_ selector: String) -> Self {
      Self(
        range: range, name: name, kind: kind, type: type, style: style, branches: branches,
        showing: selector)
    }

    /// The branch whose text stands for the argument: `other`, which every language has, but for a text that is read by
    /// another.
    public var mainBranch: Branch? {
      shown.flatMap { selector in branches.first { $0.selector == selector } }
        ?? branches.last { $0.selector == "other" && !$0.range.isEmpty }
        ?? branches.last { !$0.range.isEmpty } ?? branches.last
    }
  }

  /// What an argument asks of its value.
  public enum Kind: Sendable, Equatable {
    /// `{name}`
    case plain
    /// `{name, type}` or `{name, type, style}`
    case simple
    case choice, plural, select
    /// `selectordinal`
    case ordinal
  }

  /// One case of an argument: `one {# day}`.
  public struct Branch: Sendable, Equatable {
    /// `one`, `=1`, `female`; of a choice, its number and sign: `1<`.
    public let selector: String
    /// Where the selector stands.
    public let selectorRange: Range<Int>
    /// What is inside its braces.
    public let range: Range<Int>
    /// The `#` signs that stand for the number.
    public let numberSigns: [Range<Int>]
    /// The arguments directly inside.
    public let arguments: [Argument]

    package init(
      selector: String, selectorRange: Range<Int>, range: Range<Int>, numberSigns: [Range<Int>],
      arguments: [Argument]
    ) {
      self.selector = selector
      self.selectorRange = selectorRange
      self.range = range
      self.numberSigns = numberSigns
      self.arguments = arguments
    }
  }

  /// What ICU says of a text that it does not take.
  public struct Problem: Sendable, Equatable {
    /// Why it does not.
    public let kind: Kind
    /// Near which byte: where the message, branch or argument starts that has the problem.
    public let offset: Int

    package init(kind: Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }

    /// Why ICU does not take a text.
    public enum Kind: Sendable {
      case badSyntax, unmatchedBrace
      /// A plural or select has no branch `other`.
      case lacksOther
      /// It nests deeper or has longer names than copydesk or ICU take.
      case tooLarge
    }
  }
}

extension MessageFormat.Argument {
  /// What of the argument is not shown when its main branch is; nothing when it has no branches.
  fileprivate var syntaxAroundMainBranch: [Range<Int>] {
    guard let main = mainBranch else { return [] }
    return [range.lowerBound..<main.range.lowerBound, main.range.upperBound..<range.upperBound]
      + main.arguments.flatMap(\.syntaxAroundMainBranch)
  }
}

extension AnalyzedText {
  /// What of plurals and selects is not shown when the main branch of each is.
  package var branchSyntax: [Range<Int>] {
    guard let message else { return [] }
    return message.arguments.flatMap(\.syntaxAroundMainBranch)
      + (message.otherForms.map { [$0] } ?? [])
  }

  /// The placeholders that are shown when the main branch of each plural and select is.
  package var shownPlaceholders: [Placeholder] {
    let syntax = branchSyntax
    return placeholders.filter { placeholder in
      placeholder.syntax != .branches
        && !syntax.contains { $0.overlaps(placeholder.range) }
    }
  }
}
