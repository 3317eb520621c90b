import CopyModel
import Testing

@testable import StringTables

struct POPluralFormsTests {
  @Test(arguments: [
    "nplurals=1; plural=0;", "nplurals=2; plural=(n != 1);", "nplurals=2; plural=n>1",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
    "nplurals=2; plural=!(n==1);", "nplurals=2 plural=(n != 1)", " nplurals= 2 , plural= n != 1 ;",
  ])
  func `the formulas of languages are read`(_ value: String) {
    #expect(POPluralForms(value).problem == nil)
  }

  @Test func `what gettext cannot use is told`() {
    #expect(POPluralForms("nplurals=INTEGER; plural=EXPRESSION;").problem == .incomplete)
    #expect(POPluralForms("nplurals=2;").problem == .incomplete)
    #expect(POPluralForms("nplurals=2; plural=(n != 1;").problem == .badFormula)
    #expect(POPluralForms("nplurals=2; plural=n is 1;").problem == .badFormula)
    #expect(POPluralForms("nplurals=2; plural=n/0;").problem == .badFormula)
    #expect(POPluralForms("nplurals=1; plural=n>1;").problem == .outOfRange(number: 2, form: 1))
    #expect(POPluralForms("nplurals =2; plural=(n != 1);").problem == .spaced)
    #expect(POPluralForms("nplurals=2; plural =(n != 1);").problem == .spaced)
    let deep = String(repeating: "(", count: 100_000)
    #expect(POPluralForms("nplurals=1; plural=\(deep)").problem == .badFormula)
    #expect(POPluralForms("nplurals=1; plural=99999999999999999999999").problem != nil)
    let long = "0*(n" + String(repeating: "+n", count: 100_000) + ")"
    #expect(POPluralForms("nplurals=1; plural=\(long)").problem == .badFormula)
  }

  @Test(
    arguments: [
      ("nplurals=12; plural=n%12;", 12), ("nplurals=2 plural=n!=1", 2),
      ("nplurals =3; plural=0", 3),
      ("nplurals=99999999999999999999; plural=0", nil), ("nplurals=INTEGER; plural=0;", nil),
    ])
  func `the count of forms is all of its digits`(_ value: String, _ count: Int?) {
    #expect(POPluralForms(value).count == count)
  }

  @Test func `a form has the category that the count gives it`() {
    let header = POHeader("Plural-Forms: nplurals=12; plural=n%12;", at: 0..<0)
    #expect([0, 1, 5, 6, 11].map(header.category) == ["zero", "one", "other", "6", "11"])
    let hostile = POHeader("Plural-Forms: nplurals=999999999999999; plural=0;", at: 0..<0)
    #expect(hostile.category(7) == "7")
  }

  @Test func `an entry has as many forms as the header counts`() {
    func issues(_ header: String, _ forms: String) -> [String] {
      Reading(
        """
        msgid ""
        msgstr "Language: ko\\nContent-Type: text/plain; charset=UTF-8\\n\(header)"

        msgid "%d file"
        msgid_plural "%d files"
        \(forms)

        """, as: "ko.po"
      ).issues.map(\.kind.rawValue)
    }
    let one = "msgstr[0] \"파일 %d개\""
    #expect(issues("Plural-Forms: nplurals=1; plural=0;\\n", one).isEmpty)
    #expect(issues("Plural-Forms: nplurals=2; plural=n!=1;\\n", one) == ["plural-header"])
    #expect(issues("", one) == ["plural-header"])
    // Nobody has translated it yet.
    #expect(issues("", "msgstr[0] \"\"").isEmpty)
  }

  @Test(arguments: [(1, [2]), (2, [6, 10])])
  func `where entries agree with one another, the header is wrong`(second: Int, lines: [Int]) {
    func entry(_ count: Int) -> String {
      let forms = (0..<count).map { "msgstr[\($0)] \"파일 %d개\"\n" }.joined()
      return "\nmsgid \"%d file\"\nmsgid_plural \"%d files\"\n\(forms)"
    }
    let charset = "Content-Type: text/plain; charset=UTF-8\\n"
    let header = "msgid \"\"\nmsgstr \"\(charset)Plural-Forms: nplurals=3; plural=n%3;\\n\"\n"
    let reading = Reading(header + entry(1) + entry(second), as: "de.po")
    #expect(reading.issues.map(\.start.line) == lines)
    // A language that is known to have one form decides, and once.
    let korean = Reading(header + entry(1) + entry(second), as: "ko.po")
    #expect(korean.issues.map(\.start.line) == [2])
    #expect(korean.issues.allSatisfy { $0.message.contains("nplurals=1; plural=0;") })
  }

  @Test(
    arguments: [
      (1, 2, "Remove msgstr[1]."), (2, 2, "nplurals=1; plural=0;"), (2, 1, "nplurals=1; plural=0;"),
      (3, 2, "nplurals=1; plural=0;"),
    ])
  func `the advice fits the language`(header: Int, entries: Int, advice: String) {
    let forms = (0..<entries).map { "msgstr[\($0)] \"%d 곡\"\n" }.joined()
    let reading = Reading(
      """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=\(header); plural=0;\\n"

      msgid "%d song"
      msgid_plural "%d songs"
      \(forms)
      """, as: "ko.po")
    #expect(reading.issues.map(\.kind) == [.pluralHeader])
    #expect(reading.issues.allSatisfy { $0.message.contains(advice) })
  }
}
