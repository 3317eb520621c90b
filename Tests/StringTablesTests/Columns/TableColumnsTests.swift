import CopyModel
import Testing

@testable import StringTables

struct TableColumnsTests {
  /// What a header comes to: `key source > targets`.
  private func columns(_ headings: String, isOfOneLanguage: Bool = false) -> String? {
    let headings = headings.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let columns = TableColumns(
      headings: headings, sourceLocale: .english, isOfOneLanguage: isOfOneLanguage)
    guard let columns else { return nil }
    func name(_ column: Int?) -> String { column.map { headings[$0] } ?? "-" }
    let targets = columns.targets.map { target in
      switch target.language {
      case .named(let language): "\(headings[target.column])=\(language.locale)"
      case .ofRow: "\(headings[target.column])=row"
      case .untold: "\(headings[target.column])=?"
      case .ofFile: "\(headings[target.column])=\(columns.language?.locale.identifier ?? "file")"
      }
    }
    return "\(name(columns.key)) \(name(columns.source)) > \(targets.joined(separator: " "))"
  }

  @Test(
    arguments: [
      ("key,value", "key - > value=file"), ("id,text,comment", "id - > text=file"),
      ("key,translation", "key - > translation=file"), ("key,ko", "key - > ko=ko"),
      ("Comment,Korean,Key", "Key - > Korean=ko"), ("key,source", "key - > source=file"),
      ("key,source,translation", nil), ("value,comment", nil), ("id,name,email", nil), ("key", nil),
    ] as [(String, String?)])
  func `a header of one language tells the key and the text`(headings: String, expected: String?) {
    #expect(columns(headings, isOfOneLanguage: true) == expected)
  }

  @Test(
    arguments: [
      ("key,en,ko", "key en > ko=ko"),
      ("name,en_US,ja_JP,ko_KR", "name en_US > ja_JP=ja ko_KR=ko"),
      ("ko,en,key", "key en > ko=ko"),
      ("en,ko", "- en > ko=ko"),
      ("id,key,en,ko", "key en > ko=ko"),
      ("key,en,fr,id,is,ko", "key en > fr=fr id=id is=is ko=ko"),
      ("id,en,ko", "id en > ko=ko"),
      ("os,en,ko", "- en > ko=ko"),
      ("key,en-GB,en,ko", "key en > en-GB=en-GB ko=ko"),
      ("key,en-GB,ko", "key en-GB > ko=ko"),
      ("key,Korean (old),Korean,English", "key English > Korean=ko"),
      ("key,ko (draft),Korean,English", "key English > Korean=ko"),
      ("key,source,ko", "key source > ko=ko"),
      ("key,Source (de),ko", "key Source (de) > ko=ko"),
      ("source,en,ko", "source en > ko=ko"),
      ("msgid,en,ko", "msgid en > ko=ko"),
      ("msgid,msgstr", "- msgid > msgstr=?"),
      ("source,target,note", "- source > target=?"),
      ("원문,번역", "- 원문 > 번역=?"),
      ("原文,译文", "- 原文 > 译文=?"),
      ("English,Translation", "- English > Translation=?"),
      ("key,locale,source,translation", "key source > translation=row"),
      ("key,locale,value", "key - > value=row"),
      ("Key,Language,Translation", "Key - > Translation=row"),
      ("EN,KR,JP,CN,TW", "- EN > KR=ko JP=ja CN=zh-Hans TW=zh-Hant"),
      (
        "Clé,Anglais,Coréen,Chinois (simplifié)",
        "Clé Anglais > Coréen=ko Chinois (simplifié)=zh-Hans"
      ),
      ("Term,Schlüssel,Deutsch,Englisch", "Schlüssel Englisch > Deutsch=de"),
      ("Clave,Inglés,Coreano,Comentario", "Clave Inglés > Coreano=ko"),
      ("Key,English,한국어,简体中文,繁體中文", "Key English > 한국어=ko 简体中文=zh-Hans 繁體中文=zh-Hant"),
    ])
  func `a header tells what the columns hold`(headings: String, columns expected: String) {
    #expect(columns(headings) == expected)
  }

  @Test(
    arguments: [
      "", "a,b,c", "key,value", "date,to,from,in,no", "key,en", "id,lang", "locale,value",
      "source,to,amount", "name,email,language", "Korean,Chinese", "country,code",
    ])
  func `a header that tells no two languages is none`(headings: String) {
    #expect(columns(headings) == nil)
  }

  @Test func `comments and states may be about one language`() throws {
    let headings = [
      "key", "en", "ko", "ko status", "status", "Korean comment", "note", "max length",
    ]
    let columns = try #require(TableColumns(headings: headings, sourceLocale: .english))
    #expect(columns.comments.map(\.column) == [5, 6])
    #expect(columns.comments.map { $0.locale?.identifier } == ["ko", nil])
    #expect(columns.states.map(\.column) == [3, 4])
    #expect(columns.states.map { $0.locale?.identifier } == ["ko", nil])
    #expect(columns.limits.map(\.column) == [7])
  }
}
