import CopyModel
import StringTables
import Testing

struct AlertAssemblyTests {
  private func labelled(_ units: [TextUnit]) -> [TextUnit] {
    var units = units
    AlertAssembly.name(&units)
    AlertAssembly.settle(&units)
    return units
  }

  @Test func `strings of one name are an alert`() throws {
    let units = labelled(
      [
        "alert.delete.title", "alert.delete.message", "alert.delete.button.ok",
        "alert.delete.button.cancel", "menu.file",
      ].map { .made($0) })
    #expect(units.map(\.role) == [.title, .message, .button, .button, nil])
    let alert = try #require(AlertAssembly.alerts(of: TableUnits(units)).first).alert
    #expect(AlertAssembly.alerts(of: TableUnits(units)).count == 1)
    #expect(alert.name == "alert.delete")
    #expect(alert.title?.key == "alert.delete.title")
    #expect(alert.message?.key == "alert.delete.message")
    #expect(alert.buttons.map(\.key) == ["alert.delete.button.ok", "alert.delete.button.cancel"])
  }

  @Test func `a lone title of a key is dropped`() {
    let units = labelled([.made("confirm.title"), .made("other")])
    #expect(units.map(\.role) == [nil, nil])
    #expect(units.map(\.alert) == [nil, nil])
    #expect(AlertAssembly.alerts(of: TableUnits(units)).isEmpty)
  }

  @Test func `a lone title with a comment keeps its role and makes no alert`() {
    let units = labelled([.made("alert.quit.title", comment: "Title of the quit alert")])
    #expect(units.map(\.role) == [.title])
    #expect(units.map(\.alert) == ["alert.quit"])
    #expect(AlertAssembly.alerts(of: TableUnits(units)).isEmpty)
  }

  @Test func `AppKit's message text is the title`() {
    let units = labelled(
      [
        .made("alert.quit.message"), .made("alert.quit.informativeText"),
        .made("alert.quit.button.quit"),
      ])
    #expect(units.map(\.role) == [.title, .message, .button])
  }

  @Test func `with a title the message stays the message`() {
    let units = labelled(
      [.made("alert.quit.title"), .made("alert.quit.message"), .made("alert.quit.informativeText")])
    #expect(units.map(\.role) == [.title, .message, .message])
  }

  @Test func `each locale and each table has its own alerts`() throws {
    let korean = try #require(LocaleTag(folding: "ko"))
    let units = labelled(
      [(LocaleTag.english, "A"), (korean, "A"), (korean, "B")].flatMap { locale, table in
        [
          TextUnit.made("alert.a.title", in: locale, table: table),
          .made("alert.a.message", in: locale, table: table),
        ]
      })
    let alerts = AlertAssembly.alerts(of: TableUnits(units)).map(\.alert)
    #expect(alerts.map(\.locale.identifier) == ["en", "ko", "ko"])
    #expect(alerts.map { $0.title?.table } == ["A", "A", "B"])
    #expect(alerts.map { $0.message?.table } == ["A", "A", "B"])
  }

  @Test func `alerts come in the order of their first string`() {
    let keys = ["alert.z.title", "alert.a.title", "alert.a.message", "alert.z.message"]
    #expect(
      AlertAssembly.alerts(of: TableUnits(labelled(keys.map { .made($0) }))).map(\.alert.name) == [
        "alert.z", "alert.a",
      ])
  }
}
