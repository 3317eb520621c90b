import CopyModel
import RuleKit

/// How the sentences of a table speak in one locale: which of them are in another level than nearly all others.
struct TableRegister {
  /// A unit that stands out.
  struct Odd {
    let unit: TextUnit
    let range: Range<Int>
    let level: Register
  }

  /// Those whose last sentence is in 해라체 among many in 합쇼체; and those in 해요체 among 합쇼체, or the other way
  /// round. In the order of the table within each.
  let odd: [Odd]

  /// How many formal sentences make a table formal, and how many of them one plain one may stand beside.
  private static let (fewest, share) = (6, 8)

  init(_ table: UnitTable, in locale: LocaleTag) {
    let endings = table.profile(locale).registers
    if endings.isEmpty {
      odd = []
      return
    }
    var (formalCount, plain) = (0, [Int]())
    var levels = Minority<Register>()
    for index in table.units.indices where table.units.locale(of: index) == locale {
      guard table.units.state(of: index)?.isLive ?? true else { continue }
      let spoken = table.units.withTarget(of: index) { text in
        (Self.register(of: text, endings), Self.level(of: text, endings))
      }
      if spoken?.0 == .formal {
        formalCount += 1
      } else if spoken?.0 == .plain {
        plain.append(index)
      }
      if let said = spoken?.1 { levels.add(said.level, times: said.times, at: index) }
    }
    func units(_ indices: [Int], _ level: Register) -> [Odd] {
      indices.map { index in
        let unit = table.units[index]
        return Odd(unit: unit, range: 0..<(unit.target?.utf8.count ?? 0), level: level)
      }
    }
    let isFormal = formalCount >= max(Self.fewest, Self.share * plain.count)
    odd =
      (isFormal ? units(plain, .plain) : [])
      + (levels.rare.map { units($0.places, $0.form) } ?? [])
  }

  /// Whether the last sentence of a text is formal or plain; nil where it is neither, or not sure.
  private static func register(of text: Span<UInt8>, _ endings: RegisterEndings) -> Register? {
    // Only a sentence with its mark shows a level for certain.
    guard text.count > 6, text[text.count - 1] == UInt8(ascii: ".") else { return nil }
    func speaks(_ register: Register) -> Bool {
      endings.first(before: text.count - 1, of: text) { $0.register == register } != nil
    }
    if speaks(.formal) { return .formal }
    return speaks(.plain) && !speaks(.noun) ? .plain : nil
  }

  /// Whether all sentences of a text that show it, by their marks, are formal, or all polite, and how many they are. A
  /// greeting ends with an exclamation mark, a question may be friendlier than what is told, and a text of both levels
  /// is found by itself.
  private static func level(
    of text: Span<UInt8>, _ endings: RegisterEndings
  ) -> (level: Register, times: Int)? {
    var (found, times) = (Register?.none, 0)
    for index in text.indices {
      guard text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: "?"),
        index > 6, text[index - 1] >= 0x80,
        index + 1 == text.count || text[index + 1] <= 0x20,
        let register = endings.first(before: index, of: text, where: { _ in true })?.register,
        register == .formal || register == .polite && text[index] != UInt8(ascii: "?")
      else { continue }
      guard found == nil || found == register else { return nil }
      found = register
      times += 1
    }
    return found.map { ($0, times) }
  }
}
