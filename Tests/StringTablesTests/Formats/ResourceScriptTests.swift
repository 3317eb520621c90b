import CopyModel
import Testing

@testable import StringTables

struct ResourceScriptTests {
  @Test func `string tables in the languages that the file names`() {
    let reading = Reading(
      #"""
      LANGUAGE LANG_ENGLISH, SUBLANG_ENGLISH_US
      STRINGTABLE
      BEGIN
        IDS_A "Delete ""%s""?"
        IDS_B, "One\ntwo" "three"
      END
      LANGUAGE 0x12, 1
      STRINGTABLE { IDS_A L"삭제" }
      STRINGTABLE
      LANGUAGE LANG_CHINESE, SUBLANG_CHINESE_TRADITIONAL
      BEGIN
        IDS_A "刪除"
      END
      STRINGTABLE { IDS_C "뒤" }
      """#, as: "app.rc")
    #expect(
      reading.pairs == [
        "IDS_A=Delete \"%s\"?", "IDS_B=One\ntwothree", "IDS_A=삭제", "IDS_A=刪除", "IDS_C=뒤",
      ])
    #expect(
      reading.entries.map { $0.locale?.identifier } == ["en", "en", "ko", "zh-Hant", "ko"])
    #expect(reading.issues.isEmpty)
  }

  @Test func `the only language is the file's`() {
    let reading = Reading(
      "LANGUAGE LANG_KOREAN, SUBLANG_DEFAULT\nSTRINGTABLE { 1 \"가\" }", as: "app.rc")
    #expect(reading.content.language?.locale.identifier == "ko")
    #expect(reading.entries.map(\.locale) == [nil])
  }

  @Test func `dialogs and menus`() {
    let reading = Reading(
      #"""
      IDD_ASK DIALOGEX 0, 0, 1, 1
      STYLE WS_POPUP
      CAPTION "Ask"
      FONT 8, "MS Shell Dlg"
      {
        PUSHBUTTON "Cancel",IDCANCEL,1,1,1,1
        LTEXT "One",IDC_STATIC,1,1,1,1
        LTEXT "Two",IDC_STATIC,1,1,1,1
        CONTROL "Again",IDC_X,"Button",BS_AUTOCHECKBOX,1,1,1,1
        CONTROL "List1",IDC_L,"SysListView32",0,1,1,1,1
        ICON "app.ico",IDC_STATIC,1,1,1,1
        EDITTEXT IDC_E,1,1,1,1
      }
      IDR_MAIN MENU {
        POPUP "&File" {
          MENUITEM "&Open\tCtrl+O", ID_OPEN
          MENUITEM SEPARATOR
          POPUP "More" { MENUITEM "Last", ID_LAST, GRAYED }
        }
        POPUP "&Help" { MENUITEM "About", ID_ABOUT }
      }
      IDI_APP ICON "app.ico"
      1 TEXTINCLUDE BEGIN "x.h\0" END
      """#, as: "app.rc")
    #expect(
      reading.pairs == [
        "IDD_ASK.CAPTION=Ask", "IDD_ASK.IDCANCEL=Cancel", "IDD_ASK.IDC_STATIC=One",
        "IDD_ASK.IDC_STATIC.2=Two", "IDD_ASK.IDC_X=Again", "IDR_MAIN.0=&File",
        "IDR_MAIN.ID_OPEN=&Open\tCtrl+O", "IDR_MAIN.0.0=More", "IDR_MAIN.ID_LAST=Last",
        "IDR_MAIN.1=&Help", "IDR_MAIN.ID_ABOUT=About",
      ])
    #expect(reading.issues.isEmpty)
  }

  @Test func `the code page is the one that the file names`() {
    let table =
      Array("#pragma code_page(949)\nSTRINGTABLE { 1 \"".utf8) + [0xB0, 0xA1] + Array("\" }".utf8)
    var file = TableFile(path: "a.rc", stored: table, format: .resourceScript)
    let content = TableFormat.resourceScript.read(&file, ReadingContext(sourceLocale: .english))
    #expect(content.entries.map(\.text) == ["가"])
    #expect(file.issues.isEmpty)
  }

  @Test func `a text that is missing or never closes is told`() {
    let reading = Reading(
      "STRINGTABLE\nBEGIN\n  IDS_A\n  IDS_B \"b\n  IDS_C \"c\"\nEND", as: "app_ko.rc")
    #expect(reading.pairs == ["IDS_C=c"])
    #expect(reading.issues.map(\.start.line).sorted() == [3, 4])
  }
}
