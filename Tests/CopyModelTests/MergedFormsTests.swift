import CopyModel
import Testing

struct MergedFormsTests {
  /// 制 and 製, which stand for each other's neighbors as 制; 复 and 複, of which 復 is a variant here.
  private let forms = MergedForms(
    [
      .init(
        "制", group: "制", instead: ["製"], isRare: false,
        neighbors: [(.own, .before, "限抑"), (.shared, .before, "重"), (.own, .after, "度")]),
      .init(
        "製", group: "制", instead: ["制"], isRare: true,
        neighbors: [(.firm, .before, "复"), (.shared, .before, "重")]),
      .init("複", group: "复", instead: [], isRare: false, neighbors: [(.firm, .after, "制")]),
    ], variants: [(form: "複", others: ["復"])], excusing: ["嘅"])

  private func evidence(
    _ form: Unicode.Scalar, behind previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) throws -> MergedForms.Evidence {
    try forms.evidence(
      for: #require(forms.form(of: form.value)), behind: previous?.value, before: next?.value)
  }

  @Test func `a neighbor tells a form`() throws {
    #expect(try evidence("制", behind: "限", before: nil) == .own)
    #expect(try evidence("制", behind: "抑", before: nil) == .own)
    #expect(try evidence("制", behind: "重", before: nil) == .shared)
    #expect(try evidence("制", behind: "度", before: nil) == .none)
    #expect(try evidence("製", behind: nil, before: nil) == .none)
  }

  @Test func `the neighbor that tells more counts`() throws {
    #expect(try evidence("制", behind: "重", before: "度") == .own)
  }

  @Test func `a neighbor that may be wrong itself stands for its group`() throws {
    #expect(try evidence("製", behind: "複", before: nil) == .firm)
    #expect(try evidence("製", behind: "復", before: nil) == .firm)
    #expect(try evidence("複", behind: nil, before: "製") == .firm)
  }

  @Test func `a variant is its form`() throws {
    #expect(forms.form(of: 0x5FA9) == forms.form(of: 0x8907))
    #expect(try forms.text(of: #require(forms.form(of: 0x5FA9))) == "複")
  }

  @Test func `what is meant is another form`() throws {
    let made = try #require(forms.form(of: 0x88FD))
    #expect(forms.others(than: made).map(forms.text(of:)) == ["制"])
    #expect(forms.isRare(made))
    #expect(forms.form(of: 0x9650) == nil)
    #expect(forms.excuses(0x5605))
    #expect(!forms.excuses(0x9650))
  }
}
