extension FormatConformanceTests {
  /// Those of tables that are written as programs and their settings are.
  static let literalSamples = [
    Sample(
      path: "lang/ko/messages.php",
      text: #"""
        <?php
        // Alerts
        declare(strict_types=1);

        return array_merge($base, [
            // Title of the alert
            'title' => '‘:name’을(를) \'삭제\'하겠습니까?', # shown on leaving
            "body" => "되돌릴 수\n\"없음\" \u{2026}\x21\$",
            'buttons' => array('취소', 3 => '삭제' . ' ' . "합니다"),
            'count' => trans('x', ['a' => 1]), 'half' => "남은 {$n}",
            'long' => <<<EOT
                첫 줄 \u{1F600}
                  둘째 "줄"
                EOT,
            'raw' => <<<'RAW'
            한 줄 $5
            RAW,
        ]);
        $lang['a']['b'] = '가'; // note
        """#),
    Sample(
      path: "locales/ko.js",
      text: #"""
        'use strict'
        import en from './en'
        /* Alerts */
        const plural = (n) => `${n}개 ${n > 1 ? `'` : "\""}`, test = /['"/]/g
        export const ko: Messages = {
          // Title of the alert
          title: '‘{name}’을(를) \'삭제\'하겠습니까?', // shown on leaving
          "body": "되돌릴 수\n\u2026\ud83d\ude00\x21 " +
            '없음' + `!`,
          buttons: ['취소', `삭제
          합니다`],
          ...en, plural, count(n) { return `${n}` }, [key]: 'x',
          note_one: '메모', note_other: '메모들', n: 1, file: { other: '파일' },
          type: '가' as const,
        } as const
        """#),
    Sample(
      path: "i18n/active.ko.toml",
      text: #"""
        # note
        title = "‘{{.Name}}’\n\u2026\U0001F600" # Title of the alert
        alert."buttons".cancel = '취소 \n'
        list = ["가", { a = "나" }, 3]
        long = """
        여러 \
            줄 "따옴표" """
        raw = '''
        한 줄
        두 줄'''

        [Notes]
        description = "How many notes"
        hash = "sha1-1"
        one = "메모"
        other = "메모 {{.Count}}개"

        [[items]]
        name = "다"
        """#),
    Sample(
      path: "language/ko-KR/ko-KR.com_app.ini",
      text: #"""
        ; Title of the alert
        COM_APP_TITLE="‘%s’을(를) \"삭제\"\n하겠습니까?" ; note
        COM_APP_QUOTE="이 "_QQ_"파일"_QQ_""
        COM_APP_LONG="첫 줄
        둘째 줄"

        [alert]
        cancel = 취소 "지금"
        single = '확인'
        empty =
        """#),
    Sample(
      path: "res/app.rc",
      text: #"""
        #include "resource.h"
        #define APP \
            1
        LANGUAGE LANG_ENGLISH, SUBLANG_ENGLISH_US
        STRINGTABLE
        BEGIN
            IDS_TITLE, "Delete ""%s""?\n\x2026" // note
        END
        LANGUAGE LANG_KOREAN, SUBLANG_DEFAULT
        STRINGTABLE DISCARDABLE {
            IDS_TITLE   L"‘%s’을(를) ""삭제"" " "합니까?\n\012"
        }
        IDD_ASK DIALOGEX 0, 0, 100, 50
        STYLE DS_SETFONT | WS_POPUP
        CAPTION "묻기"
        FONT 9, "Malgun Gothic"
        BEGIN
            DEFPUSHBUTTON "확인(&O)",IDOK,1,1,50,14
            LTEXT         "한 줄",IDC_STATIC,1,1,2,2
            LTEXT         "두 줄",IDC_STATIC,1,1,2,2
            CONTROL       "다시 묻지 않음",IDC_AGAIN,"Button",BS_AUTOCHECKBOX |
                            WS_TABSTOP,1,1,2,2
            CONTROL       "Tree1",IDC_TREE,"SysTreeView32",0,1,1,2,2
        END
        IDR_MAIN MENU
        BEGIN
            POPUP "파일(&F)"
            BEGIN
                MENUITEM "저장(&S)\tCtrl+S", ID_SAVE
                MENUITEM SEPARATOR
            END
        END
        1 VERSIONINFO
        FILEVERSION 1,0,0,0
        BEGIN
            VALUE "FileDescription", "App"
        END
        """#),
  ]
}
