import CopyModel
import RuleKit

extension Rule {
  static let needlessCautionSymbol = Rule(
    "needless-caution-symbol", .alert, .warning,
    editions: [.hig2008: .off, .hig2010: .off, .hig2019: .off],
    summary: "The caution symbol stands for an unexpected loss only.",
    rationale: """
      Where people mean to save, to replace or to empty the Trash, the loss is what they expect. Seen often,
      the symbol warns of nothing: of ten alerts or more in the manifest, one in five may have it.
      """,
    source: .hig(2022, section: "Platform considerations, macOS"), needs: [.elements],
    examples: [
      .listed(
        title: "⟦Replace the file?⟧", buttons: ["Cancel [cancel]", "Replace"],
        elements: [.cautionSymbol]),
      .listed(title: "Replace the file?", buttons: ["Cancel [cancel]", "Replace"]),
      .listed(
        title: "Erase all data?", buttons: ["Cancel [cancel]", "Erase"], elements: [.cautionSymbol]),
    ],
    check: .alert { alert, findings in
      guard alert.traits?.elements.contains(.cautionSymbol) == true, let part = alert.parts.first
      else { return }
      if alert.traits?.isFirstOfManyCautions == true { findings.flag(part, .showLessOften) }
      guard
        alert.buttons.contains(where: {
          $0.text.does([.emptyTrash, .overwrite, .replace, .save])
        })
      else { return }
      findings.flag(part, .dropCaution)
    }
  )
}

extension Message {
  fileprivate static let dropCaution: Message =
    "Leave out the caution symbol; people expect what this does."
  fileprivate static let showLessOften: Message =
    "More than one alert in five shows the caution symbol. Keep it for unexpected losses."
}
