import CopyModel
import RuleKit

extension TextPair {
  /// An argument of a message that the translation shows in another way: a time for a date, a number without its percent
  /// sign, another currency, the forms of an ordinal for those of a count.
  var changedArgument: (source: MessageFormat.Argument, target: Range<Int>)? {
    guard let own = source.message?.all, !isTooLong, target.message?.problem == nil else {
      return nil
    }
    let theirs = target.message?.all ?? []
    for argument in own.prefix(Self.mostArguments) {
      guard let way = argument.way else { continue }
      let sameName = theirs.filter { $0.name == argument.name }
      let isKept =
        sameName.contains { $0.way == way }
        || own.contains { $0.name == argument.name && $0.way == nil }
      if isKept { continue }
      if let other = sameName.first(where: { way.differs(from: $0) }) {
        return (argument, other.range)
      }
      let bare = target.placeholders.first {
        $0.syntax == .named && $0.argument == argument.name
      }
      if sameName.isEmpty, let bare, way.needsType { return (argument, bare.range) }
    }
    return nil
  }

  /// How many arguments are compared: no real message has more, and time stays linear.
  private static let mostArguments = 64
}

/// What a message makes of a value besides its digits.
private enum ArgumentWay: Equatable {
  case date, time, percent, plural, ordinal
  /// With the code, where that is given: `currency/USD`.
  case currency(String)

  /// Whether a value without a type is shown in another way: a count or place is there as a number at least.
  var needsType: Bool { self != .plural && self != .ordinal }

  /// Whether an argument shows another thing of the same value.
  func differs(from other: MessageFormat.Argument) -> Bool {
    if let way = other.way { return way != self }
    return needsType && [.plain, .simple].contains(other.kind)
  }
}

extension MessageFormat.Argument {
  /// Nil for what any number and any text is shown by.
  fileprivate var way: ArgumentWay? {
    switch kind {
    case .plural: .plural
    case .ordinal: .ordinal
    case .plain, .choice, .select: nil
    case .simple:
      switch type {
      case "date": .date
      case "time": .time
      case "number": style.flatMap(ArgumentWay.init(numberStyle:))
      default: nil
      }
    }
  }
}

extension ArgumentWay {
  /// That of a style, a pattern or a skeleton of a number: `percent`, `#%`, `::currency/USD` (ICU User Guide, “Number
  /// Skeletons”).
  fileprivate init?(numberStyle style: String) {
    guard style.hasPrefix("::") else {
      if style == "percent" || style.utf8.contains(UInt8(ascii: "%")) {
        self = .percent
      } else if style == "currency" || style.contains("¤") {
        self = .currency("")
      } else {
        return nil
      }
      return
    }
    for stem in style.dropFirst(2).split(separator: " ") {
      if stem == "percent" || stem == "%" || stem == "%x100" {
        self = .percent
        return
      }
      if stem.hasPrefix("currency/") {
        self = .currency(String(stem.dropFirst(9)))
        return
      }
    }
    return nil
  }
}
