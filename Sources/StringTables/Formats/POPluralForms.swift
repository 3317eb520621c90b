import CopyModel

/// `Plural-Forms` of a PO header: how many forms there are, and the formula that picks one
/// (gettext manual, “Plural forms”).
struct POPluralForms {
  /// Why gettext cannot use the header.
  enum Problem: Equatable {
    /// There is no count of forms, or no formula.
    case incomplete
    /// A space stands before an equals sign, where gettext looks for `nplurals=` and `plural=`.
    case spaced
    case badFormula
    /// For a number the formula gives a form that is not counted.
    case outOfRange(number: Int, form: Int)
  }

  let count: Int?
  let problem: Problem?

  /// The numbers that a formula is tried with: languages repeat themselves every hundred.
  private static let tried = 0...201
  /// The most bytes of a formula: none that a language needs has half as many.
  private static let longest = 1000

  /// Reads the field's value: `nplurals=2; plural=(n != 1);`.
  init(_ value: String) {
    let text = value.utf8.span
    let digits = text.fieldStart("nplurals").map { $0..<text.numberEnd(from: $0) }
    count = digits.flatMap { Int(String(copying: text.extracting($0))) }
    guard let count, let start = text.fieldStart("plural"), count > 0 else {
      problem = .incomplete
      return
    }
    guard text.fieldStart("nplurals=") != nil, text.fieldStart("plural=") != nil else {
      problem = .spaced
      return
    }
    var end = start
    while end < text.count, text[end] != UInt8(ascii: ";") { end += 1 }
    let formula = String(copying: text.extracting(start..<end))
    guard formula.utf8.count <= Self.longest else {
      problem = .badFormula
      return
    }
    let written = Array(formula.utf8)
    for number in Self.tried {
      guard let form = PluralFormula.value(of: written, n: number) else {
        problem = .badFormula
        return
      }
      guard (0..<count).contains(form) else {
        problem = .outOfRange(number: number, form: form)
        return
      }
    }
    problem = nil
  }
}

extension Span<UInt8> {
  /// Where the value of a field of `Plural-Forms` starts. Like gettext, it takes the field wherever it
  /// stands: no semicolon needs to be before it.
  fileprivate func fieldStart(_ name: String) -> Int? {
    for start in indices where has(name, at: start) {
      // `plural` is the end of `nplural`, too.
      if start > 0, self[start - 1] == UInt8(ascii: "n") { continue }
      var index = start + name.utf8.count
      if !name.hasSuffix("=") {
        index = spaceEnd(from: index)
        guard has("=", at: index) else { continue }
        index += 1
      }
      return spaceEnd(from: index)
    }
    return nil
  }

  private func spaceEnd(from start: Int) -> Int {
    var end = start
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    return end
  }

  fileprivate func numberEnd(from start: Int) -> Int {
    var end = start
    while end < count, self[end].isASCIIDigit { end += 1 }
    return end
  }
}

/// A formula of C over one number, worked out while it is read.
private struct PluralFormula {
  private let text: [UInt8]
  private let n: Int
  private var index = 0
  /// How deep parentheses may nest: no formula needs as many.
  private var depth = 0
  private static let deepest = 32

  /// Nil for what is no formula, and for a division by zero.
  static func value(of text: [UInt8], n: Int) -> Int? {
    var formula = PluralFormula(text: text, n: n)
    guard let value = formula.choice() else { return nil }
    formula.skipSpace()
    return formula.index == text.count ? value : nil
  }

  private init(text: [UInt8], n: Int) {
    self.text = text
    self.n = n
  }

  /// `a ? b : c`
  private mutating func choice() -> Int? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let condition = binary(0) else { return nil }
    guard take("?") else { return condition }
    guard let yes = choice(), take(":"), let no = choice() else { return nil }
    return condition != 0 ? yes : no
  }

  /// C's operators, those that bind least first; longer ones before those that they begin with.
  private static let operators: [[String]] = [
    ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func binary(_ level: Int) -> Int? {
    guard level < Self.operators.count else { return unary() }
    guard var value = binary(level + 1) else { return nil }
    while let sign = Self.operators[level].first(where: { take($0) }) {
      guard let other = binary(level + 1), let result = Self.apply(sign, value, other) else {
        return nil
      }
      value = result
    }
    return value
  }

  private static func apply(_ sign: String, _ a: Int, _ b: Int) -> Int? {
    switch sign {
    case "||": return a != 0 || b != 0 ? 1 : 0
    case "&&": return a != 0 && b != 0 ? 1 : 0
    case "==": return a == b ? 1 : 0
    case "!=": return a != b ? 1 : 0
    case "<=": return a <= b ? 1 : 0
    case ">=": return a >= b ? 1 : 0
    case "<": return a < b ? 1 : 0
    case ">": return a > b ? 1 : 0
    case "+": return a &+ b
    case "-": return a &- b
    case "*": return a &* b
    default:
      guard b > 0 else { return nil }
      return sign == "/" ? a / b : a % b
    }
  }

  private mutating func unary() -> Int? {
    var isNegated = false
    var hasSign = false
    while take("!") { (isNegated, hasSign) = (!isNegated, true) }
    guard let value = operand() else { return nil }
    return hasSign ? ((value == 0) == isNegated ? 1 : 0) : value
  }

  private mutating func operand() -> Int? {
    if take("(") {
      guard let value = choice(), take(")") else { return nil }
      return value
    }
    if take("n") { return n }
    skipSpace()
    var value: Int?
    while index < text.count, text[index].isASCIIDigit, (value ?? 0) < 1_000_000 {
      value = (value ?? 0) * 10 + Int(text[index] - 0x30)
      index += 1
    }
    return value
  }

  /// Takes a sign, but not the first half of a longer one.
  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard text.span.has(sign, at: index) else { return false }
    if sign == "!", index + 1 < text.count, text[index + 1] == UInt8(ascii: "=") { return false }
    index += sign.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
  }
}

extension POPluralForms.Problem {
  /// What is wrong and what to do.
  var message: String {
    switch self {
    case .incomplete:
      "Plural-Forms names no number of forms or no formula. Write nplurals=…; plural=…; for the language."
    case .spaced:
      "gettext finds no “nplurals=” or “plural=” here. Remove the space before “=”."
    case .badFormula:
      "gettext cannot read the formula of Plural-Forms. Copy the one of the language from gettext’s manual."
    case .outOfRange(let number, let form):
      "For \(number), the formula of Plural-Forms picks form \(form), and nplurals counts fewer. Mend one of the two."
    }
  }
}
