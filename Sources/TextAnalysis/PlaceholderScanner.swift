import CopyModel

/// The placeholders of a text, and what of it is to be masked.
struct FoundPlaceholders {
  /// In order; those in the branches of a message behind the one that they belong to.
  var placeholders: [Placeholder] = []
  /// The text as ICU reads it; nil when nothing shows that it is in MessageFormat.
  var message: MessageFormat?
  /// What stands for a value that people will see.
  var shown: [Range<Int>] = []
  /// What people never see: the syntax around a branch, the branches that are not measured, quoting apostrophes.
  var silent: [Range<Int>] = []
}

/// Finds placeholders of every syntax that apps use, in one pass.
enum PlaceholderScanner {
  /// `known` are the bytes that occur in the text, of which none before `start` is a mark; `own` are the project's ways to
  /// write placeholders. Of a message, the branches of `selector` are measured.
  static func scan(
    _ text: Span<UInt8>, _ known: ByteSet, from start: Int = 0, own: [PlaceholderDialect] = [],
    showing selector: String? = nil
  ) -> FoundPlaceholders {
    var found = FoundPlaceholders()
    if !known.isDisjoint(with: messageSigns) { found.message = MessageReader.read(text) }
    if let selector { found.message = found.message?.showing(selector) }
    guard let message = found.message, message.problem == nil else {
      found.add(scan(text, from: start, own, besides: [], takingBraces: true))
      return found
    }
    found.add(message, of: text)
    // The text between is searched for what MessageFormat knows nothing of: `%@`, `\(name)`.
    let taken = Masks(found.shown + found.silent).ranges
    found.add(
      scan(text, from: start, own, besides: taken, takingBraces: message.otherForms != nil))
    found.placeholders.sort {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    return found
  }

  /// Signs without one of which nothing is a message with branches or forms: braces, and what stands between forms.
  private static let messageSigns = ByteSet(ascii: "{|;")

  /// All placeholders but those in `taken`, which is sorted.
  private static func scan(
    _ text: Span<UInt8>, from start: Int, _ own: [PlaceholderDialect], besides taken: [Range<Int>],
    takingBraces: Bool
  ) -> [Placeholder] {
    var found: [Placeholder] = []
    var index = start
    var nextTaken = 0
    while index < text.count {
      if nextTaken < taken.count, index >= taken[nextTaken].lowerBound {
        index = max(index, taken[nextTaken].upperBound)
        nextTaken += 1
        continue
      }
      if !own.isEmpty, let placeholder = ownPlaceholder(text, at: index, own) {
        found.append(placeholder)
        index = placeholder.range.upperBound
        continue
      }
      let placeholder: Placeholder?
      switch text[index] {
      case UInt8(ascii: "%"):
        if text.has(UInt8(ascii: "%"), at: index + 1) {
          index += 2
          continue
        }
        placeholder = PercentPlaceholder.read(
          text, at: index, behind: found.last?.range.upperBound ?? 0)
      case UInt8(ascii: "{"), UInt8(ascii: "$"):
        placeholder =
          LinkedMessage.nesting(text, at: index)
          ?? (takingBraces ? BracePlaceholder.read(text, at: index) : nil)
      case UInt8(ascii: "\\"): placeholder = BracePlaceholder.interpolation(text, at: index)
      case UInt8(ascii: "@"): placeholder = LinkedMessage.read(text, at: index)
      case UInt8(ascii: "<"):
        if let end = inlineElementEnd(text, at: index) {
          index = end
          continue
        }
        placeholder = nil
      default: placeholder = nil
      }
      if let placeholder {
        found.append(placeholder)
        index = placeholder.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// What starts here in one of the project's ways.
  private static func ownPlaceholder(
    _ text: Span<UInt8>, at index: Int, _ own: [PlaceholderDialect]
  ) -> Placeholder? {
    for dialect in own {
      guard let (name, end) = dialect.placeholder(in: text, at: index) else { continue }
      return Placeholder(
        text, index..<end, .named, String(copying: text.extracting(name)), .any)
    }
    return nil
  }

  private static let inlineElements = [
    "<x ", "<ph ", "<g ", "<pc ", "<bx ", "<ex ", "<it ", "<sc ", "<ec ",
  ]

  /// The end of an inline element of XLIFF: its attributes describe a placeholder and are none.
  private static func inlineElementEnd(_ text: Span<UInt8>, at start: Int) -> Int? {
    guard inlineElements.contains(where: { text.has($0, at: start) }) else { return nil }
    let limit = min(text.count, start + BracePlaceholder.longest)
    for index in start..<limit where text[index] == UInt8(ascii: ">") {
      return index + 1
    }
    return nil
  }
}

extension FoundPlaceholders {
  fileprivate mutating func add(_ placeholders: [Placeholder]) {
    if self.placeholders.isEmpty {
      self.placeholders = placeholders
    } else {
      self.placeholders += placeholders
    }
    shown.reserveCapacity(shown.count + placeholders.count)
    for index in placeholders.indices { shown.append(placeholders[index].range) }
  }

  /// The arguments of a message. Of each argument with branches one branch is measured, so that the
  /// text is what people will read: a sentence that every language has, once.
  fileprivate mutating func add(_ message: MessageFormat, of text: Span<UInt8>) {
    for argument in message.arguments { add(argument, of: text, isMeasured: true) }
    silent += message.quotes
    if let others = message.otherForms { silent.append(others) }
  }

  private mutating func add(
    _ argument: MessageFormat.Argument, of text: Span<UInt8>, isMeasured: Bool
  ) {
    let main = argument.mainBranch
    placeholders.append(
      Placeholder(
        text, argument.range, main == nil ? .named : .branches, argument.name,
        argument.valueType))
    for branch in argument.branches {
      let isMain = isMeasured && branch.range == main?.range
      if isMain { shown += branch.numberSigns }
      for inner in branch.arguments { add(inner, of: text, isMeasured: isMain) }
    }
    guard isMeasured else { return }
    if let main {
      silent.append(argument.range.lowerBound..<main.range.lowerBound)
      silent.append(main.range.upperBound..<argument.range.upperBound)
    } else {
      shown.append(argument.range)
    }
  }
}

extension MessageFormat.Argument {
  fileprivate var valueType: Placeholder.ValueType {
    switch kind {
    case .plain: .any
    case .select: .selector
    case .plural, .ordinal, .choice: .number
    case .simple: ["date", "time"].contains(type) ? .date : .number
    }
  }
}

extension Placeholder {
  init(
    _ text: Span<UInt8>, _ range: Range<Int>, _ syntax: Syntax, _ argument: String?,
    _ type: ValueType
  ) {
    self.init(
      range: range, text: String(copying: text.extracting(range)), syntax: syntax,
      argument: argument, type: type)
  }
}

extension UInt8 {
  /// Whether a placeholder's name may contain this byte.
  var isPlaceholderNameByte: Bool {
    isASCIIWord
      || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$")].contains(self)
  }
}

extension Span<UInt8> {
  /// Where the bytes of a kind that start at `index` end.
  func end(of isKind: (UInt8) -> Bool, from index: Int) -> Int {
    var end = index
    while end < count, isKind(self[end]) { end += 1 }
    return end
  }
}
