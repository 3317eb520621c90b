extension TableForm {
  /// XML.
  static let marked = [
    TableForm(
      format: "xliff", path: "A.xliff",
      head:
        "<?xml version=\"1.0\"?>\n<xliff version=\"1.2\">\n<file original=\"a\" source-language=\"en\" target-language=\"ko\"><body>\n",
      entry: """
        <trans-unit id="KEY">
          <source>SOURCE</source>
          <target>TEXT</target>
        </trans-unit>
        """, foot: "\n</body></file></xliff>\n", damages: damages(of: "target", in: "trans-unit"),
      nested: nest(
        "<xliff version=\"1.2\"><file target-language=\"ko\"><body><trans-unit id=\"k\"><source>")),
    TableForm(
      format: "interface", path: "Base.lproj/A.xib",
      head: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n",
      entry: "<label id=\"KEY\" text=\"TEXT\"/>", foot: "\n</objects></document>\n",
      damages: [
        Damage("a bare “&” stands inside", "글", "글 & 글"),
        Damage("an unknown entity stands inside", "글", "글&nbsp;글"),
        Damage("a control character stands inside", "글", "글\u{1}"),
        Damage("the tag does not end", "/>", ""),
      ],
      nested: nest("<document><objects><label id=\"a\" text=\"b\">", "<view>")),
    TableForm(
      format: "stringsdict", path: "ko.lproj/A.stringsdict", head: "<plist><dict>\n",
      entry: """
        <key>KEY</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>TEXT</string>
        </dict>
        """, foot: "\n</dict></plist>\n", damages: damages(of: "string", in: "dict"),
      nested: nest("<plist><dict><key>k</key>", "<dict><key>k</key>")),
    TableForm(
      format: "android", path: "values-ko/strings.xml", head: "<resources>\n",
      entry: "<string name=\"KEY\">TEXT</string>", foot: "\n</resources>\n",
      damages: damages(of: "string"), nested: nest("<resources><string name=\"a\">")),
    TableForm(
      format: "resx", path: "A.ko.resx", head: "<root>\n",
      entry: """
        <data name="KEY" xml:space="preserve">
          <value>TEXT</value>
        </data>
        """, foot: "\n</root>\n", damages: damages(of: "value", in: "data"),
      nested: nest("<root><data name=\"a\"><value>")),
    TableForm(
      format: "ts", path: "app_ko.ts",
      head: "<!DOCTYPE TS><TS version=\"2.1\" language=\"ko_KR\"><context>\n<name>Main</name>\n",
      entry: """
        <message id="KEY">
          <source>SOURCE</source>
          <translation>TEXT</translation>
        </message>
        """, foot: "\n</context></TS>\n", damages: damages(of: "translation", in: "message"),
      nested: nest("<TS language=\"ko\"><context><message><source>")),
    TableForm(
      format: "tmx", path: "A.tmx", head: "<tmx version=\"1.4\"><header srclang=\"en\"/><body>\n",
      entry: """
        <tu tuid="KEY">
          <tuv xml:lang="en"><seg>SOURCE</seg></tuv>
          <tuv xml:lang="ko"><seg>TEXT</seg></tuv>
        </tu>
        """, foot: "\n</body></tmx>\n", damages: damages(of: "seg", in: "tu"),
      nested: nest(
        "<tmx version=\"1.4\"><header srclang=\"en\"/><body><tu><tuv xml:lang=\"en\"><seg>")),
    TableForm(
      format: "tbx", path: "A.tbx",
      head: "<martif type=\"TBX-Basic\" xml:lang=\"en\"><text><body>\n",
      entry: """
        <termEntry id="KEY">
          <langSet xml:lang="en"><tig><term>SOURCE</term></tig></langSet>
          <langSet xml:lang="ko"><tig><term>TEXT</term></tig></langSet>
        </termEntry>
        """, foot: "\n</body></text></martif>\n", damages: damages(of: "term", in: "termEntry"),
      nested: nest(
        "<martif type=\"TBX\"><text><body><termEntry><langSet xml:lang=\"en\"><tig><term>")),
  ]

  /// What goes wrong with the text of an element, and with the element around it.
  private static func damages(of element: String, in entry: String? = nil) -> [Damage] {
    var damages = [
      Damage("a bare “&” stands inside", "글", "글 & 글"),
      Damage("a bare “<” stands inside", "글", "글 < 글"),
      Damage("an unknown entity stands inside", "글", "글&nbsp;글"),
      Damage("the end tag is cut", "</\(element)>", "</\(element)"),
      Damage("the end tag is missing", "</\(element)>", ""),
      Damage("the start tag is cut", "<\(element)", "<\(element) \""),
      Damage("inline markup does not end", "글", "<b>글"),
      Damage("an end tag stands alone", "글", "글</b>"),
      Damage("a control character stands inside", "글", "글\u{1}"),
    ]
    if let entry {
      damages.append(Damage("the entry's end tag is missing", "</\(entry)>", ""))
      damages.append(Damage("the entry's end tag is cut", "</\(entry)>", "</\(entry)"))
    }
    return damages
  }

  private static func nest(
    _ start: String, _ element: String = "<b>"
  ) -> @Sendable (Int) -> String {
    { start + String(repeating: element, count: $0) }
  }
}
