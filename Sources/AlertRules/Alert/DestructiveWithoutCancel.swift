import CopyModel
import RuleKit

extension Rule {
  static let destructiveWithoutCancel = Rule(
    "destructive-without-cancel", .alert, .error,
    summary: "An alert with a destructive button has a Cancel button.",
    rationale: """
      People open such alerts by accident too. Cancel is the one way out that everybody knows.
      """,
    source: .hig(2008, 2010, 2019, 2022, section: "Buttons"), needs: [.alert],
    examples: [
      .alert(title: "Delete this note?", buttons: ["Archive", "⟦Delete⟧"]),
      .alert(title: "Delete this note?", buttons: ["Archive", "⟦Delete Note⟧"]),
      .alert(title: "Delete this note?", buttons: ["Cancel", "Delete Note"]),
      .alert(title: "Cancel the order?", buttons: ["Keep Order", "Cancel Order"]),
      .listed(title: "Delete this note?", buttons: ["⟦Delete Note⟧ [destructive]"]),
      .listed(title: "Leave the team?", buttons: ["Stay", "⟦Leave Team⟧ [destructive]"]),
      .listed(title: "Leave the team?", buttons: ["Stay [cancel]", "Leave Team [destructive]"]),
      .alert(title: "Delete this note?", buttons: ["Cancel", "Delete"]),
      .alert(title: "Delete this note?", buttons: ["Back", "Delete"]),
      .files(
        (
          "en.lproj/A.strings",
          """
          "alert.a.title" = "Delete this note?";
          "alert.a.button.archive" = "Archive";
          "alert.a.button.delete" = "Delete";
          "common.cancel" = "Cancel";
          """
        )),
      .alert(title: "메모를 삭제하겠습니까?", buttons: ["보관", "⟦삭제⟧"], in: "ko"),
      .alert(title: "메모를 삭제하겠습니까?", buttons: ["보관", "⟦메모 삭제⟧"], in: "ko"),
      .alert(title: "메모를 삭제하겠습니까?", buttons: ["보관", "삭제 취소"], in: "ko"),
      .alert(title: "메모를 삭제하겠습니까?", buttons: ["닫기", "삭제"], in: "ko"),
      .alert(title: "要删除备忘录吗？", buttons: ["取消", "删除"], in: "zh-Hans"),
      .alert(title: "要删除备忘录吗？", buttons: ["归档", "⟦删除⟧"], in: "zh-Hans"),
      .alert(title: "要刪除備忘錄嗎？", buttons: ["封存", "⟦刪除⟧"], in: "zh-Hant"),
      .alert(title: "要刪除備忘錄嗎？", buttons: ["封存", "⟦刪除備忘錄⟧"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      // One button alone may have a Cancel that other alerts share, unless the project lists them all.
      guard alert.buttons.count > 1 || alert.traits != nil else { return }
      let listed = alert.listed
      let destructive =
        listed.isEmpty
        ? alert.buttons.last(where: \.text.takesAway)
        : listed.last { $0.destroys || $0.part.text.takesAway }?.part
      // Until 2019 any button that leaves things as they are will do.
      let isOld = findings.edition.year < 2019
      let around = alert.buttons + alert.shared
      let hasCancel =
        around.contains { $0.text.does([.cancel]) }
        || listed.contains { $0.traits.role == .cancel }
      let hasHarmless = around.contains(where: \.text.leavesAsIs)
      guard let destructive, !hasCancel, !(isOld && hasHarmless),
        // A Cancel by another title is another rule's matter.
        !alert.buttons.contains(where: \.hasCancelKey),
        alert.wayOut == nil
      else { return }
      findings.flag(destructive, .addCancel, confidence: hasHarmless ? 0.8 : 0.9)
    }
  )
}

extension Message {
  fileprivate static let addCancel: Message =
    "Add a Cancel button, so that people can back out of this."
}
