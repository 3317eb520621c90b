@testable import CopyModel
import Testing

/// Labels as their wordings are counted.
struct BareLabelTests {
  @Test(arguments: [
    ("Save", "save"), ("_Save…", "save"), ("S&ave As...", "save as"), ("Wi-Fi", "wi-fi"),
    ("  Don't Save: ", "don't save"), ("Are you sure?", "are you sure"),
    ("Save %@", nil), ("Version 2", nil), ("One two three four five", nil), ("", nil), ("…", nil),
    ("저장", nil), ("Save  it", nil), ("Q&A & more", nil), ("-", nil),
    ("A label that is longer than any label of an interface may ever be", nil),
  ])
  func `a source is a few words without marks`(_ text: String, _ key: String?) {
    let found = BareLabel.key(of: text.utf8.span)
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == key)
  }

  @Test(arguments: [
    ("저장(_S)", "저장"), ("保存(&S)...", "保存"), ("儲存（S）…", "儲存"), ("保存 (S)", "保存"),
    ("&Сохранить", "Сохранить"), ("닫기：", "닫기"), ("R&D", "RD"), ("(S)", "(S)"),
    ("(한글)", "(한글)"), ("한\n글", nil), ("  ", nil),
  ])
  func `a wording is without its accelerator and end mark`(_ text: String, _ wording: String?) {
    let found = BareLabel.wording(of: text.utf8.span)
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == wording)
  }
}
