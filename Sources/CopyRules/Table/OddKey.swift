import CopyModel
import RuleKit

extension Rule {
  static let oddKey = Rule(
    "odd-key", .table, .note,
    summary: "A key is written as the code can ask for it.",
    rationale: """
      A space at its end, an invisible character or a doubled dot is a slip that nobody sees: the app
      asks for the key without it and shows the key instead of the text.
      """,
    source: .practice("keys are plain identifiers"),
    examples: [
      .files(
        ("en.lproj/Localizable.strings", "\"alert.delete.title \" = \"⟦Delete this note?⟧\";\n")),
      .files(("en.lproj/Localizable.strings", "\"alert..title\" = \"⟦Delete this note?⟧\";\n")),
      .files(
        ("en.lproj/Localizable.strings", "\"alert.\u{200B}title\" = \"⟦Delete this note?⟧\";\n")),
      .files(("ko.lproj/Localizable.strings", "\"\" = \"⟦이 메모를 삭제하겠습니까?⟧\";\n")),
      .files(("en.lproj/Localizable.strings", "\"alert.title\" = \"Delete this note?\";\n")),
      .files(
        ("en.lproj/Localizable.strings", "\"Name: \" = \"Name: \";\n\"Wait...\" = \"Wait…\";\n")),
    ],
    check: .table { table, findings in
      var odd: [Int] = []
      for index in table.units.indices where table.isWritten(index) {
        if table.units.keyFlaw(of: index) != nil { odd.append(index) }
      }
      // Once for each key: where the source language has it, if it does.
      let sources = odd.filter { table.units[$0].locale == table.sourceLocale }
      var seen: Set<String> = []
      for index in sources + odd where seen.insert(table.units[index].key).inserted {
        guard let flaw = table.units.keyFlaw(of: index) else { continue }
        let unit = table.units[index]
        let message = Message.correct(unit.key, flaw)
        // Where each file holds both languages, the source is what they share.
        if unit.target != nil, unit.storedSource?.file == unit.stored.file {
          findings.flagSource(of: unit, message)
        } else {
          findings.flag(unit, message)
        }
      }
    }
  )
}

/// What is odd about a key.
private enum KeyFlaw: String {
  case empty = "is empty"
  case edge = "has a space at its edge"
  case invisible = "has an invisible character"
  case lineBreak = "has a line break"
  case doubledDot = "has two dots in a row"
}

extension TableUnits {
  /// What is odd about a unit's key; nil for keys that are copy, for what is odd in them is the copy's matter.
  ///
  /// No unit is made of what is asked of every one.
  fileprivate func keyFlaw(of index: Int) -> KeyFlaw? {
    withKey(of: index) { key in
      if key.isEmpty {
        let text = targetText(of: index) ?? sourceText(of: index) ?? ""
        return text.trimmed.isEmpty ? nil : .empty
      }
      // Most keys that are not plain have spaces between words, as only copy has.
      return key.hasInnerSpace || key.isPlain
        ? nil : KeyFlaw(of: key) { sourceText(of: index) }
    }
  }
}

extension KeyFlaw {
  /// What is odd about a key that is not plain, of a unit with some source.
  fileprivate init?(of bytes: Span<UInt8>, source: () -> String?) {
    var flaw: KeyFlaw?
    var hasJoint = false
    var index = 0
    while index < bytes.count {
      let (scalar, length) = bytes.scalar(at: index)
      switch scalar {
      case 0x0A, 0x0D: flaw = .lineBreak
      case 0x20, 0x09, 0xA0:
        guard index == 0 || index + length == bytes.count, source()?.hasEdgeSpace != true
        else { return nil }
        flaw = flaw ?? .edge
      case 0x2E, 0x2D, 0x5F, 0x2F:
        let isBehindLetter = bytes.hasLetter(before: index)
        let next = index + 1 < bytes.count ? bytes.scalar(at: index + 1).value : 0x20
        if isBehindLetter, bytes.hasLetter(at: index + 1) || next.isInvisible { hasJoint = true }
        // Three dots are an ellipsis, which makes the key copy.
        if isBehindLetter, bytes.has("..", at: index), bytes.hasLetter(at: index + 2) {
          (flaw, hasJoint) = (flaw ?? .doubledDot, true)
        }
      case let scalar where scalar.isInvisible: flaw = flaw ?? .invisible
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x3A, 0x40, 0x5B, 0x5D: break
      default: return nil
      }
      index += length
    }
    guard let flaw, hasJoint, source().map({ bytes.isExactly($0) }) != true else { return nil }
    self = flaw
  }
}

extension Span<UInt8> {
  fileprivate var hasInnerSpace: Bool {
    count > 2 && extracting(1..<count - 1).contains(0x20)
  }

  /// Whether nothing in a key can be odd: visible ASCII without two dots in a row.
  fileprivate var isPlain: Bool {
    var last: UInt8 = 0
    for index in indices {
      let byte = self[index]
      if byte < 0x21 || byte > 0x7E || byte == UInt8(ascii: ".") && byte == last { return false }
      last = byte
    }
    return true
  }
}

extension UInt32 {
  /// Whether the scalar is a control, a soft hyphen, or one of the format characters without a shape.
  fileprivate var isInvisible: Bool {
    switch self {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF, ..<0x20, 0x7F: true
    default: false
    }
  }
}

extension String {
  fileprivate var hasEdgeSpace: Bool { trimmed.utf8.count != utf8.count }
}

extension Message {
  fileprivate static func correct(_ key: String, _ flaw: KeyFlaw) -> Message {
    "The key “\(key.excerpt)” \(flaw.rawValue). Correct it here and in the code."
  }
}
