import CopyModel
import RuleKit

extension TextPair {
  /// An address of the web or of mail that the translation has not.
  var changedAddress: LiteralChange? {
    // Most pairs end here.
    if source.literals.isEmpty { return nil }
    if let twin = changedTwin { return twin }
    let addresses = target.addresses
    let answers = addresses.map { WebAddress.key(of: $0.text) }
    for address in source.addresses where !target.contains(address.text) {
      guard !answers.contains(WebAddress.key(of: address.text)),
        !addresses.contains(where: { WebAddress.isLocal($0.text, of: address.text) })
      else { continue }
      // With another scheme, http for https, it may still lead there.
      let place = WebAddress.place(of: address.text)
      let isNear = addresses.contains { WebAddress.place(of: $0.text) == place }
      return change(of: address.range, confidence: answers.isEmpty || isNear ? 0.85 : 0.97)
    }
    return nil
  }

  /// The one address of the translation that the source has nowhere, in the place of the one that it lacks, where both
  /// have as many: the target of a link, beside its text or another address that begins alike.
  private var changedTwin: LiteralChange? {
    let own = source.addresses
    guard own.count > 1, case let theirs = target.addresses, theirs.count == own.count else {
      return nil
    }
    var extra = theirs
    var missing: [String] = []
    for address in own {
      // With another scheme it may still lead there.
      let place = WebAddress.place(of: address.text)
      if let answer = extra.firstIndex(where: { WebAddress.place(of: $0.text) == place }) {
        extra.remove(at: answer)
      } else {
        missing.append(address.text)
      }
    }
    guard missing.count == 1, let other = extra.first,
      !own.contains(where: { $0.text == other.text }), !other.text.hasPrefix(missing[0]),
      WebAddress.key(of: other.text) != WebAddress.key(of: missing[0]),
      !WebAddress.isLocal(other.text, of: missing[0])
    else { return nil }
    return LiteralChange(
      source: nil, target: other.range, literal: missing[0], advice: .write, confidence: 0.85)
  }
}

extension AnalyzedText {
  /// Whether it is an address and nothing else.
  var isAddressAlone: Bool { addresses.first?.range == fullRange }

  /// Web and e-mail addresses, those inside tags and links too.
  fileprivate var addresses: [(text: String, range: Range<Int>)] {
    if literals.isEmpty { return [] }
    let bytes = string.utf8.span
    return literals.compactMap { literal in
      guard
        let start = literal.first(where: { index in
          ["http://", "https://", "mailto:", "Http://", "Https://"].contains {
            bytes.has($0, at: index)
          }
        }) ?? (bytes.isMailAddress(literal) ? literal.lowerBound : nil)
      else { return nil }
      var end = start
      while end < literal.upperBound, WebAddress.isPart(bytes[end]) { end += 1 }
      while end > start, ".,;:!?".utf8.contains(bytes[end - 1]) { end -= 1 }
      return start < end ? (text(in: start..<end), start..<end) : nil
    }
  }
}

extension Span<UInt8> {
  /// Whether an at sign stands here, and a dot behind it: NAME@HOST only shows what an address looks like.
  fileprivate func isMailAddress(_ literal: Range<Int>) -> Bool {
    guard let at = literal.first(where: { self[$0] == UInt8(ascii: "@") }) else { return false }
    return (at..<literal.upperBound).contains { self[$0] == UInt8(ascii: ".") }
  }
}
