import CopyModel
import RuleKit

extension Rule {
  static let scrollingAlert = Rule(
    "scrolling-alert", .layout, .warning,
    summary: "An alert shows all of its text without scrolling.",
    rationale: """
      Who has to scroll in an alert misses what lies below. Title, message and buttons are added up and held
      against the smallest screen of the platform, upright and on its side. An alert that scrolls only upright
      at the smallest of the accessibility sizes, or only if the text is wider than measured, is a note; so is
      one that scrolls only on its side where no platform is chosen.
      """,
    source: .hig(2010, 2019, 2022, section: "Best practices"), needs: [.wholeAlert],
    examples: [
      .alert(
        title: "Restore all purchases?",
        message: """
          ⟦Purchases that were made with this account are downloaded again, including books, films, songs and \
          apps that are no longer offered. The downloads may take several hours and use a large part of the \
          space on this iPhone. Items that were bought with another account stay where they are, and items \
          that have been changed by hand are replaced by the versions in the store.⟧
          """,
        buttons: ["Cancel", "Restore"]),
      .alert(
        title: "Restore all purchases?", message: "The downloads may take several hours.",
        buttons: ["Cancel", "Restore"]),
      .alert(
        title: "모든 구입 항목을 복원하겠습니까?",
        message: """
          ⟦더 이상 판매되지 않는 책과 영화, 노래, 앱을 포함하여 이 계정으로 구입한 모든 항목을 다시 다운로드합니다. 다운로드하는 데 \
          몇 시간이 걸릴 수 있으며 이 기기의 저장 공간을 상당히 많이 사용할 수 있습니다. 다른 계정으로 구입한 항목은 그대로 유지되고, \
          직접 수정한 항목은 스토어에 있는 버전으로 대치되며, 대치된 항목은 나중에 이전 상태로 되돌릴 수 없습니다. 복원하는 동안에는 \
          기기를 전원과 무선 네트워크에 계속 연결해 두십시오.⟧
          """,
        buttons: ["취소", "복원"], in: "ko"),
      .alert(
        title: "모든 구입 항목을 복원하겠습니까?", message: "다운로드하는 데 몇 시간이 걸릴 수 있습니다.",
        buttons: ["취소", "복원"], in: "ko"),
      .alert(
        title: "要恢复所有购买项目吗？",
        message: """
          ⟦使用此账户购买的所有项目都将重新下载，其中包括已经不再销售的图书、影片、歌曲和 App。下载可能需要几个小时，并会占用这部设备\
          上的大量储存空间。使用其他账户购买的项目会保持不变，而您手动修改过的项目将被商店中的版本替换，替换之后便无法再恢复到先前的\
          状态。恢复期间，请让设备一直连接电源和无线局域网，并且不要退出此 App，否则需要从头开始下载。⟧
          """,
        buttons: ["取消", "恢复"], in: "zh-Hans"),
      .alert(
        title: "要恢复所有购买项目吗？", message: "下载可能需要几个小时。", buttons: ["取消", "恢复"],
        in: "zh-Hans"),
      .alert(
        title: "要回復所有購買項目嗎？",
        message: """
          ⟦使用此帳號購買的所有項目都會重新下載，其中包括已經不再販售的書籍、影片、歌曲和 App。下載可能需要幾個小時，並會佔用這部裝置\
          上的大量儲存空間。使用其他帳號購買的項目會維持不變，而您手動修改過的項目會由商店中的版本取代，取代之後便無法再回復到先前的\
          狀態。回復期間，請讓裝置一直連接電源和無線網路，並且不要結束此 App，否則需要從頭開始下載。⟧
          """,
        buttons: ["取消", "回復"], in: "zh-Hant"),
      .alert(
        title: "要回復所有購買項目嗎？", message: "下載可能需要幾個小時。", buttons: ["取消", "回復"],
        in: "zh-Hant"),
    ],
    check: .shape { laidOut, findings in
      guard let part = laidOut.alert.longest else { return }
      if let platform = laidOut.platform(where: {
        $0.usual?.surelyScrolls == true && $0.usual?.isWordy == true
      }) {
        // Where no platform is chosen, the app may be one that never lies on its side.
        let isSure =
          laidOut.areChosen || laidOut.platform { $0.usual?.surelyScrollsInPortrait == true } != nil
        findings.flag(part, .shorten(platform.name), confidence: isSure ? 1 : 0.75)
      } else if let platform = laidOut.platform(where: {
        $0.usual?.scrolls == true && $0.usual?.isWordy == true
      }) {
        findings.flag(part, .shorten(platform.name), confidence: 0.6)
      } else if let platform = laidOut.platform(where: {
        $0.large?.surelyScrollsInPortrait == true && $0.large?.isWordy == true
      }) {
        findings.flag(part, .shortenForLargeText(platform.name), confidence: 0.7)
      }
    }
  )
}

extension AlertShape {
  fileprivate var surelyScrolls: Bool { surelyScrollsInPortrait || surelyScrollsInLandscape }
  fileprivate var scrolls: Bool { scrollsInPortrait || scrollsInLandscape }

  /// Whether the text takes more than the two lines of a title and the two of a message. If not, the
  /// buttons are to blame, and they are other rules' matter.
  fileprivate var isWordy: Bool { (title?.fewest ?? 0) + (message?.fewest ?? 0) > 4 }
}

extension AnalyzedAlert {
  /// Its title or message, whichever is longer.
  fileprivate var longest: AlertPart? {
    titleAndMessage.max { $0.text.characters < $1.text.characters }
  }
}

extension Message {
  fileprivate static func shorten(_ platform: String) -> Message {
    "Shorten the text; the alert scrolls on the smallest screen of \(platform)."
  }
  fileprivate static func shortenForLargeText(_ platform: String) -> Message {
    "See whether the text can be shorter; the alert scrolls on \(platform) for who reads large text."
  }
}
