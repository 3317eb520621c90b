import AppKit

final class ShopWindow {
  func buySeeds() { ask(NSLocalizedString("seed.buy.title", comment: "")) }
  func buyTool() { ask(NSLocalizedString("tool.buy.title", comment: "")) }

  private func ask(_ question: String) -> Bool {
    let alert = NSAlert()
    alert.messageText = question
    alert.addButton(withTitle: NSLocalizedString("answer.yes", comment: ""))
    alert.addButton(withTitle: NSLocalizedString("common.cancel", comment: ""))
    return alert.runModal() == .alertFirstButtonReturn
  }
}
