import CopyModel
import RuleKit

extension Rule {
  static let changedLiteral = Rule(
    "changed-literal", .placeholder, .error,
    summary: "Addresses, paths, code and pictures are the same on both sides.",
    rationale: """
      A link with one letter changed leads nowhere, and code in another spelling does not work. An
      address may lead to a page in the language of the translation. A picture among the words says what
      they say: ✅ is no ⚠️.
      """,
    source: .practice("what a machine reads is not translated"),
    examples: [
      .pair(
        "See ⟦https://example.com/help⟧.", "https://example.com/hepl을 참조하십시오.", in: "ko"),
      .pair("See https://example.com/help.", "https://example.com/help를 참조하십시오.", in: "ko"),
      .pair(
        "See https://example.com/en/help.", "请参阅 https://example.com/zh-cn/help。",
        in: "zh-Hans"),
      .pair("See ⟦https://example.com⟧.", "請參閱 http://example.com。", in: "zh-Hant"),
      .pair("Write to ⟦help@example.com⟧.", "請寫信到 hello@example.com。", in: "zh-Hant"),
      .pair("Write to help@example.com.", "請寫信到 help@example.com。", in: "zh-Hant"),
      .pair("Run ⟦`make install`⟧.", "请运行`make 安装`。", in: "zh-Hans"),
      .pair("If `null`, the theme decides.", "'null'이면 테마를 따릅니다.", in: "ko"),
      .pair("Set ⟦`mode`⟧ to `dark`.", "将“模式”设为“dark”。", in: "zh-Hans"),
      .pair("Run `make <target>` again.", "請再次執行 `make <目標>`。", in: "zh-Hant"),
      .pair("Send it to NAME@HOST.", "이름@호스트로 보내십시오.", in: "ko"),
      .pair(
        "No card is called `%@'. Say `list cards'.", "没有叫“%@”的卡片。请输入“list cards”。", in: "zh-Hans"
      ),
      .pair("No card is called `%@'. Say `list'.", "`%@'(이)라는 카드가 없습니다. `list'를 쓰십시오.", in: "ko"),
      .pair("Write ``, `on` or `off`.", "``, `on` 또는 `off`를 쓰십시오.", in: "ko"),
      .pair("Works on ⟦openSUSE⟧.", "오픈수세에서 쓸 수 있습니다.", in: "ko"),
      .pair("Works on openSUSE.", "OPENSUSE에서 쓸 수 있습니다.", in: "ko"),
      .pair("Works on openSUSE.", "openSUSE에서 쓸 수 있습니다.", in: "ko"),
      .pair("Read it as an eBook.", "以电子书形式阅读。", in: "zh-Hans"),
      .pair("Works with iTunes", "아이튠즈와 함께 작동", in: "ko"),
      .pair("[⟦otherPlayer⟧] left the table.", "[다른플레이어]이(가) 자리를 떠났습니다.", in: "ko"),
      .pair("[otherPlayer] left the table.", "[otherPlayer]이(가) 자리를 떠났습니다.", in: "ko"),
      .pair("Turn on `Show hidden cards` first.", "请先打开“显示隐藏的卡片”。", in: "zh-Hans"),
      .pair("The `Cards` are sorted.", "“卡片”已排序。", in: "zh-Hans"),
      .pair("Turn on `Show hidden cards` first.", "먼저 '숨긴 카드 보기'를 켜십시오.", in: "ko"),
      .pair(
        "See https://example.com/help.", "請參閱 https://zh-tw.forum.example.com。", in: "zh-Hant"),
      .pair(
        "See ⟦https://example.com/help⟧.", "請參閱 https://forum.example.org/help。", in: "zh-Hant"),
      .pair("Made with ⟦Kite-2.5⟧", "⟦Kite-3.5⟧로 제작", in: "ko"),
      .pair("Made with Kite-2.5", "Kite-2.5로 제작", in: "ko"),
      .pair("Go to ⟦example.com/help⟧.", "example.com/faq로 이동하십시오.", in: "ko"),
      .pair("Go to example.com/help.", "example.com/help로 이동하십시오.", in: "ko"),
      .pair("Go to example.com/en/help.", "请前往 example.com/zh-cn/help。", in: "zh-Hans"),
      .pair("It is kept in ⟦docs/setup⟧.", "檔案存放在 docs/start 中。", in: "zh-Hant"),
      .pair("It is kept in docs/setup.", "檔案存放在 docs/setup 中。", in: "zh-Hant"),
      .pair("Always show Cc/Bcc", "CC/BCC 항상 표시", in: "ko"),
      .pair("Sort by name/size", "按名称/大小排序", in: "zh-Hans"),
      .pair("%@ cards/page", "%@ cartes/page", in: "fr"),
      .pair("Use TLS/SSL", "使用 TL_S/SSL", in: "zh-Hans"),
      .pair("⟦⚠️⟧ The lid is open.", "✅ 뚜껑이 열려 있습니다.", in: "ko"),
      .pair("⚠️ The lid is open.", "⚠️ 뚜껑이 열려 있습니다.", in: "ko"),
      .pair("Thank you ⟦🎉⟧", "谢谢", in: "zh-Hans"),
      .pair("Thank you 🎉", "谢谢🎉", in: "zh-Hans"),
      .pair(
        "See [[https://example.com/help|Help]].", "[[https://example.com/help|도움말]]을 보십시오.",
        in: "ko"),
      .pair("Then see https://example.com.", "Https://example.com 참조", in: "ko"),
      .pair("Read cards of DXF/DWG", "DWG/DXF 카드 읽기", in: "ko"),
      .pair("A tune in B♭", "내림나장조 곡", in: "ko"),
      .pair("The name should not end with a dot (`.`).", "名称不应以点（“ . ”）结尾。", in: "zh-Hans"),
      .pair("Use ⟦1/2⟧ of the cards.", "使用 2/1 的卡片。", in: "zh-Hans"),
      .pair("Day 0 is 01/02/1930.", "0일은 1930/01/02입니다.", in: "ko"),
      .pair(
        "See <a href=\"https://maps.example.com\">https://maps.example.com</a>",
        "<a href=\"⟦https://mops.example.com⟧\">https://maps.example.com</a> 참조", in: "ko"),
      .pair("From 3/31/2027 to 4/2/2027", "2027/03/31부터 2027/04/02까지", in: "ko"),
      .pair("Use all nNotes", "使用所有 nNote", in: "zh-Hans"),
      .pair("<p ⟦style=\"margin: 4px\"⟧>Kites</p>", "<p ⟦style=\"margin: 40px\"⟧>연</p>", in: "ko"),
      .pair("<p style=\"margin: 4px\">Kites</p>", "<p style=\"margin: 4px\">연</p>", in: "ko"),
      .pair("<img ⟦src=\"kite.png\"⟧> Fly", "<img ⟦src=\"box.png\"⟧> 날리기", in: "ko"),
      .pair("<img src=\"kite.png\"> Fly", "<img src='kite.png' alt=\"연\" /> 날리기", in: "ko"),
      .pair("<b ⟦class=\"warn\"⟧>Stop</b>", "<b ⟦class=\"wran\"⟧>停止</b>", in: "zh-Hans"),
      .pair("<b class=\"warn\">Stop</b>", "<b class=\"warn\" lang=\"zh\">停止</b>", in: "zh-Hans"),
      .pair("<color⟦=#FF0000⟧>Stop</color>", "<color⟦=#00FF00⟧>停止</color>", in: "zh-Hant"),
      .pair("<color=#FF0000>Stop</color>", "<color=#ff0000>停止</color>", in: "zh-Hant"),
      .pair(
        "<a href=\"#\">Go</a>", "<a href=\"#\" ⟦onclick=\"fly()\"⟧>이동</a>", in: "ko"),
      .pair("<a href=\"/en/kites\">Go</a>", "<a href=\"/ko/kites\">이동</a>", in: "ko"),
      .pair("See ⟦[the guide](/kites)⟧.", "请参阅⟦[指南](/lids)⟧。", in: "zh-Hans"),
      .pair("See [the guide](/kites \"Guide\").", "请参阅[指南](/kites \"指南\")。", in: "zh-Hans"),
      .pair("See ⟦[the guide][kites]⟧.", "⟦[안내서][lids]⟧를 보십시오.", in: "ko"),
      .pair("See [the guide][kites].", "請參閱[指南][kites]。", in: "zh-Hant"),
      .pair("See ⟦:ref:`kites`⟧.", ":ref:`연`을 보십시오.", in: "ko"),
      .pair("See :ref:`kites`.", "请参阅 :ref:`风筝 <kites>`。", in: "zh-Hans"),
      .pair("Choose :guilabel:`Open`.", "選擇 :guilabel:`打開`。", in: "zh-Hant"),
      .pair(
        "See `the guide <https://example.com/g>`_.", "`안내서 <https://example.com/g>`_\\ 를 보십시오.",
        in: "ko"),
      .pair("Press ⟦Ctrl+S⟧.", "⟦Ctrl+D⟧를 누르십시오.", in: "ko"),
      .pair("Press ⟦Ctrl+Shift+P⟧.", "请按 ⟦Ctrl+P⟧。", in: "zh-Hans"),
      .pair("Press Ctrl+Enter.", "컨트롤+엔터를 누르십시오.", in: "ko"),
      .pair("Press Ctrl+S.", "Drücken Sie Strg+S.", in: "de"),
      .pair("Press ⟦Ctrl+S⟧.", "Drücken Sie ⟦Strg+D⟧.", in: "de"),
      .pair("Start it with ⟦--verbose⟧.", "用 --詳細 啟動。", in: "zh-Hant"),
      .pair("Start it with --verbose.", "用 --verbose 啟動。", in: "zh-Hant"),
      .pair("Edit ⟦/etc/kites⟧ first.", "먼저 /etc/kite를 편집하십시오.", in: "ko"),
      .pair("Edit /etc/kites first.", "먼저 /etc/kites를 편집하십시오.", in: "ko"),
      .pair("Kept in ⟦C:\\Old Kites\\Tails⟧", "保存在 C:\\Old Kites\\Tales", in: "zh-Hans"),
      .pair("Kept in C:\\Kites\\Old", "保存在 C:\\Kites\\Old 中", in: "zh-Hans"),
    ],
    check: .pair { pair, findings in
      guard !pair.isTooLong, let change = pair.literalChange else { return }
      // What a string leads to that is an address and nothing else may be a page of its own language.
      let isOwnPage = pair.source.isAddressAlone && findings.key.namesAddress
      findings.flag(
        source: change.source, target: change.target, change.message,
        confidence: isOwnPage ? 0.6 : change.confidence)
    }
  )
}

extension TextPair {
  /// The first of what a machine reads, or a picture says, that the translation has not as the source has it.
  fileprivate var literalChange: LiteralChange? {
    changedTarget ?? changedCode ?? changedRole ?? changedTyping ?? changedVersion
      ?? changedPicture ?? changedCamelCaseName
  }

  /// What leads somewhere or sets up an element.
  private var changedTarget: LiteralChange? {
    changedAddress ?? changedAttribute ?? changedLink
  }

  /// What people type.
  private var changedTyping: LiteralChange? { changedPath ?? changedKeyStroke ?? changedOption }
}

extension String {
  /// Whether a key is that of an address: `help.url`, `privacyPolicyLink`.
  fileprivate var namesAddress: Bool {
    let name = lowercased()
    return ["url", "uri", "link", "href", "website", "homepage"].contains(where: name.hasSuffix)
  }
}

extension LiteralChange {
  fileprivate var message: Message {
    switch advice {
    case .keep: .keep(literal)
    case .write: .write(literal)
    case .remove: .remove(literal)
    }
  }
}

extension Message {
  fileprivate static func write(_ address: String) -> Message {
    "The source has \(address) here, too. Write the same."
  }

  fileprivate static func remove(_ literal: String) -> Message {
    "\(literal) is not in the source. Remove it."
  }

  fileprivate static func keep(_ literal: String) -> Message {
    "\(literal) is not in the translation. Keep it as it is."
  }
}
