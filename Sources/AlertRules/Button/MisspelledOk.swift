import CopyModel
import RuleKit

extension Rule {
  static let misspelledOk = Rule(
    "misspelled-ok", .button, .error,
    fix: .unsafe,
    summary: "OK is written OK.",
    rationale: """
      The button is in every app that people know, always in two capitals. Another spelling looks
      like a slip.
      """,
    source: .work("Apple Style Guide, “OK”"), needs: [.role],
    examples: [
      .button("⟦Ok⟧"),
      .button("⟦Okay⟧"),
      .button("⟦O.K.⟧"),
      .button("OK"),
      .button("⟦ok⟧", in: "ko"),
      .button("OK", in: "zh-Hans"),
      .button("⟦Ok⟧", in: "zh-Hans"),
      .button("⟦ok⟧", in: "zh-Hant"),
    ],
    check: .text([.button]) { text, findings in
      let letters = text.string.filter(\.isLetter).lowercased()
      guard ["ok", "okay"].contains(letters), text.string.trimmed != "OK" else { return }
      findings.flag(text.fullRange, of: text, .writeOK, fix: "OK")
    }
  )
}

extension Message {
  fileprivate static let writeOK: Message = "Write OK, in two capitals and without periods."
}
