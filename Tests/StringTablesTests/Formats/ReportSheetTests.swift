import CopyModel
import StringTables
import Testing

/// Sheets of findings beside tables.
@Suite struct ReportSheetTests {
  @Test func `a sheet of findings is no table`() {
    let report =
      "file,key,locale,source,target,rule,severity,fingerprint\na,k,ko,Save,저장,x,minor,1\n"
    #expect(Reading(report, as: "findings.csv").units.isEmpty)
    let table = "key,source,ko\nk,Save,저장\n"
    #expect(!Reading(table, as: "table.csv").units.isEmpty)
  }

  @Test func `its cells are read as they stand, whatever they mean`() {
    let rows = SheetTexts.rows(of: Array("\u{FEFF}a;\"b \"\"c\"\"\nd\";e\n1;2\n".utf8))
    #expect(rows == [[["a", "b \"c\"\nd", "e"], ["1", "2"]]])
  }
}
