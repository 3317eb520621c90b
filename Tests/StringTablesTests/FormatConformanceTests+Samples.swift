import TestKit

extension FormatConformanceTests {
  /// A table of each kind of file, with all that its format knows.
  static let formatSamples = [
    Sample(
      path: "ko.lproj/A.strings",
      text: """
        /* Title of the “delete” alert */
        "alert.title" = "‘%@’을(를) \\"삭제\\"\\U2026\\Ud83d\\Ude00?\\n";
        // Button
        'cancel' = cancel_1;
        "key";
        """),
    Sample(
      path: "A.xcstrings",
      text: """
        { "sourceLanguage" : "en", "strings" : {
            "k" : { "comment" : "c", "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "a\\n\\ud83d\\ude00" } },
              "ko" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "가" } } } } } } },
            "Text here" : { "shouldTranslate" : false }
        }, "version" : "1.0" }
        """),
    Sample(
      path: "Base.lproj/A.storyboard",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
        <viewController title="Notes" id="aa-1"><view key="view" id="bb-2"><subviews>
          <label text="“%@” &amp;&#10;more&#x2026;" id="cc-3"><accessibility key="accessibilityConfiguration" hint='Says "it"'/></label>
          <button id="dd-4"><state key="normal" title="Delete"/><state key="selected" title="Gone"/></button>
          <textView id="ee-5"><string key="text">One
        two &lt;three></string></textView>
          <segmentedControl id="ff-6"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
        </subviews></view></viewController></objects></scene></scenes></document>
        """),
    Sample(
      path: "A.xib",
      text: """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects><window title="Import" id="1">
        <button toolTip="Starts it" id="2"><buttonCell key="cell" title="Import…" alternateTitle="Stop" id="3"/></button>
        <popUpButtonCell title="Item 1" id="4"/><tableColumn id="5"><tableHeaderCell key="headerCell" title="Size"/>
        </tableColumn></window></objects></document>
        """),
    Sample(
      path: "A.xliff",
      text: """
        <?xml version="1.0"?><xliff version="1.2"><file original="a" target-language="ko"><body>
        <trans-unit id="k"><source>A &amp; <g id="1">B</g></source><target state="new">가<![CDATA[<나>]]></target>
        <note>n</note><alt-trans><target>x</target></alt-trans></trans-unit></body></file></xliff>
        """),
    Sample(
      path: "ko.lproj/A.stringsdict",
      text: """
        <?xml version="1.0"?><plist><dict><key>%d &amp; %@</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@notes@ &#x2026;</string>
        <key>notes</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>other</key><string>메모 %d개</string></dict></dict></dict></plist>
        """),
    Sample(
      path: "values-ko/strings.xml",
      text: """
        <!DOCTYPE resources [ <!ENTITY app "연"> ]>
        <resources xmlns:xliff="u"><string name="e">&app; 열기</string><!-- Title --><string name="a">\n  \\u2018<xliff:g id="n">%1$s</xliff:g>\\'
          <b>삭제</b>?  </string><string-array name="b"><item>" 가 "</item></string-array>
        <plurals name="c"><item quantity="other"><![CDATA[<i>%d개</i>]]></item></plurals></resources>
        """),
    Sample(
      path: "ko.json",
      text: """
        { "alert": { "title": "‘{{name}}’\\u2026\\n", "buttons": ["취소", "삭제"] },
          "note_other": "메모 {{count}}개", "n": 1, "file": { "other": "파일" },
          "x": { "message": "가", "description": "d" }, "b": true }
        """),
    Sample(
      path: "active.ko.json",
      text: """
        [ { "id": "a", "translation": "가\\n" }, { "id": "b", "translation": { "other": "나 {{.N}}" } } ]
        """),
    Sample(
      path: "l10n/ko.json",
      text: """
        { "translations": { "Save \\"it\\"": "저장\\n", "_%n a_::_%n \\u2026_": ["%n개"] }, "pluralForm": "nplurals=1; plural=0;" }
        """),
    Sample(
      path: "jed/ko.json",
      text: """
        { "locale_data": { "d": { "": { "lang": "ko" }, "c\\u0004Open": ["열\\u2026기"], "n": [null, "하나", "둘"] } } }
        """),
    Sample(
      path: "ko.gotext.json",
      text: """
        { "language": "ko", "messages": [ { "id": ["a", "b"], "message": "A\\n", "translation": { "select":
          { "cases": { "one": { "msg": "가" }, "other": "나" } } } }, { "id": "c", "message": "C", "translation": "다" } ] }
        """),
    Sample(
      path: "ko.json5",
      text: #"""
        // The texts of the app
        {
          $schema: './schema.json', /* the alert */
          alert: { title: '‘{{name}}’\u2026 \'it\' \
            삭제?', "buttons": ["취소", '삭제\x21',], },
          note_other: "메모\v {{count}}개", sizes: [+1, .5, 5., 0xFF, -Infinity, NaN, 1e3], b: true,
        }
        """#),
    Sample(path: "ko.jsonc", text: "{\n  \"a\": \"가\", // one\n  /* two */ \"b\": \"나\",\n}\n"),
    Sample(
      path: "app_ko.arb",
      text: """
        { "@@locale": "ko", "a": "{n, plural, other{{n}개}}", "@a": { "description": "d" } }
        """),
    Sample(
      path: "A.ko.resx",
      text: """
        <root><data name="a" xml:space="preserve"><value>삭제 &amp; <![CDATA[<닫기>]]></value>
        <comment>c</comment></data><data name="i" type="x"><value>AAAA</value></data></root>
        """),
    Sample(
      path: "app_ko.ts",
      text: """
        <!DOCTYPE TS><TS version="2.1" language="ko_KR"><context><name>Main</name><message numerus="yes">
        <source>%n file(s)</source><extracomment>c</extracomment><translation type="unfinished">
        <numerusform>파일 %n개</numerusform></translation></message><message id="i"><translation variants="yes">
        <lengthvariant>종<byte value="x7"/> 울림</lengthvariant><lengthvariant>종</lengthvariant></translation>
        </message></context></TS>
        """),
    Sample(
      path: "ko.po",
      text: """
        msgid ""
        msgstr "Language: ko\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=1; plural=0;\\n"

        #. note
        #, c-format
        msgctxt "c"
        msgid "%d \\"note\\""
        msgid_plural "%d notes"
        msgstr[0] ""
        "메모 "
        "%d개\\x21\\041"

        msgctxt "문" msgid "one" msgstr "하나"

        #~ msgid "old"
        #~ msgstr "옛"
        """),
    Sample(path: "ko.mo", stored: MOFile.sample.bytes()),
    Sample(
      path: "App_ko.properties",
      text: """
        # note
        alert.title = \\u2018%s\\u2019\\ud83d\\ude00 \\
            삭제?
        a\\ b:c
        """),
    Sample(
      path: "config/locales/ko.yml",
      text: #"""
        # note
        ko:
          alert: &alert
            title: "‘%{name}’을(를)\n \u2026
              삭제?"
            body: '되돌릴 수 ''없음'''
            "ok" : 확인 # note
          list: [취소, {a: "나"}]
          count: { one: 하나, other: 여럿 }
          long: >-
            한 줄

            두 줄
          block: |
            가
              나
          again: *alert
          more:
            <<: *alert
            plain: 여러
              줄
        """#),
    Sample(
      path: "locales/ko/app.ftl",
      text: #"""
        ### App

        # Title of the alert
        title = “{ $name }”을(를) 삭제하겠습니까?
        -brand =
            메모
              앱 { "\u00e9" }
            .gender = none
        notes = { $count ->
            [0] 없음
            [one] { NUMBER($count, style: "percent") }
           *[other] { $count ->
               *[many] 여럿
            }
        }
        mixed = { -brand(a: 1) } { $n ->
           *[other] 개
        } 😀
            .hint = { menu.label }
        """#),
    Sample(
      path: "A.md",
      text: """
        # Delete the file?
        > 파일을 삭제할까요?

        This can’t
        be undone.

        - 취소할 수
          없습니다. ![x](y.png)

        ```
        code
        ```
        | a | b |

        | Key | English | 한국어 |
        |-----|:--------|--------|
        | `a\\|b` | Keep \\| Delete | 유지 \\| 삭제 |
        | c | **Cancel** |
        """),
    Sample(
      path: "A.csv",
      text: """
        sep=;
        Key;English;Korean (ko);Chinese;Status;Comment
        alert.title;"Delete “%@”;
        or ""keep"" it?";"‘%@’을(를) 삭제하거나
        ""유지""하겠습니까?";"刪除";done;
        cancel; Cancel;취소😀
        """),
    Sample(
      path: "B.tsv",
      text: "key\tlocale\tvalue\nok\ten\tDone \"now\"\nok\tko\t\"완\t료\"\r\nok\tzh\t完成\r"),
    Sample(path: "A.xlsx", stored: WorkbookFile.sample.bytes()),
    Sample(
      path: "talk.ko.srt",
      text: """
        1
        00:00:01,000 --> 00:00:04,000
        <i>시작합니다.</i>

        2
        00:00:04,500 --> 00:00:06,000  X1:40 X2:600
        - 두 줄 😀
        - 네

        """),
    Sample(
      path: "ko.vtt",
      text: """
        WEBVTT - Talk

        NOTE of the translator
        by hand

        STYLE
        ::cue { color: white }

        intro
        00:01.000 --> 00:04.000 align:start
        <v Mina>시작 &amp; 끝</v>

        00:00:04.500 --> 01:00:06.000
        두 줄
        이다
        """),
    Sample(
      path: "A.tmx",
      text: """
        <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE tmx SYSTEM "tmx14.dtd">
        <tmx version="1.4"><header srclang="en-US" segtype="sentence"/><body>
        <tu tuid="t"><note>n</note><prop type="x-context">c</prop>
        <tuv xml:lang="en-US"><seg>A &amp; <bpt i="1">&lt;b></bpt>B<ept i="1">&lt;/b></ept></seg></tuv>
        <tuv xml:lang="ko-KR"><note>m</note><seg>가<![CDATA[<나>]]></seg></tuv></tu></body></tmx>
        """),
    Sample(
      path: "A.tbx",
      text: """
        <?xml version="1.0"?><martif type="TBX-Basic" xml:lang="en"><text><body><termEntry id="c1">
        <descrip type="definition">d</descrip><langSet xml:lang="en"><tig><term>sign&#x20;in</term>
        <termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></tig></langSet>
        <langSet xml:lang="ko"><ntig><termGrp><term>로그인</term></termGrp></ntig></langSet>
        </termEntry></body></text></martif>
        """),
  ]
}
