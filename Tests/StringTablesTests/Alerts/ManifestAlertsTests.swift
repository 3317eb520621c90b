import CopyModel
import StringTables
import Testing

struct ManifestAlertsTests {
  private static func entry(_ name: String, _ title: String, _ buttons: [String])
    -> AlertManifest.Entry
  {
    var entry = AlertManifest.Entry(name: name)
    entry.title = [AlertManifest.Text(key: title)]
    entry.buttons = buttons.map { [AlertManifest.Text(key: $0)] }
    entry.traits.buttons = buttons.map { _ in AlertTraits.Button() }
    return entry
  }

  private let manifest = AlertManifest(entries: [
    entry("delete", "t1", ["no", "b1"]), entry("quit", "t2", ["no", "gone"]),
  ])

  @Test func `an alert has its strings in the order of the manifest`() throws {
    let units = ["b1", "no", "t1", "t2"].map { TextUnit.made($0) }
    let alerts = AlertAssembly.alerts(of: TableUnits(units), keys: AlertKeys(manifest))
    // A string of the other one is not in the table.
    #expect(alerts.map(\.alert.name) == ["delete"])
    let alert = try #require(alerts.first).alert
    #expect(alert.title?.key == "t1")
    #expect(alert.buttons.map(\.key) == ["no", "b1"])
    #expect(alert.buttons.allSatisfy { $0.role == .button && $0.alert == "delete" })
    #expect(alert.evidence == .manifest)
    #expect(alert.traits != nil)
  }

  @Test func `what the manifest says holds over what the key says`() {
    var units = [
      TextUnit.made("alert.a.title"), .made("alert.a.message"), .made("no"), .made("b1"),
    ]
    AlertAssembly.name(&units)
    AlertAssembly.settle(&units)
    let manifest = AlertManifest(entries: [
      Self.entry("mine", "alert.a.message", ["no"]), Self.entry("other", "b1", ["no"]),
    ])
    ManifestAlerts(manifest).settle(&units)
    #expect(units.map(\.role) == [.title, .title, .button, .title])
    // The shared button is in two alerts, so it names none.
    #expect(units.map(\.alert) == ["alert.a", "mine", nil, "other"])
    #expect(units[1].roleEvidence == .manifest)
    #expect(
      AlertAssembly.alerts(of: TableUnits(units), keys: AlertKeys(manifest)).map(\.alert.name) == [
        "mine", "other",
      ])
  }

  @Test(arguments: [("a", true), ("a.strings", true), ("B", true), ("C", false)])
  func `a key may be meant in one table only`(table: String, isFound: Bool) {
    var entry = AlertManifest.Entry(name: "x")
    entry.title = [AlertManifest.Text(key: "t", table: table)]
    entry.message = [AlertManifest.Text(key: "m")]
    let units = [TextUnit.made("t", table: "B"), .made("m", table: "B")]
    let alerts = AlertAssembly.alerts(
      of: TableUnits(units), keys: AlertKeys(AlertManifest(entries: [entry])))
    #expect(alerts.isEmpty != isFound)
  }
}
