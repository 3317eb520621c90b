import CopyModel
@testable import StringTables
import Testing

struct InterfaceFileTests {
  private func read(_ objects: String, onMac: Bool = false) -> Reading {
    let kind = onMac ? "Cocoa" : "CocoaTouch"
    return Reading(
      "<document type=\"com.apple.InterfaceBuilder3.\(kind).XIB\"><objects>\(objects)</objects></document>",
      as: "Base.lproj/A.xib")
  }

  @Test(
    arguments: [
      (#"<label text="Keep" id="a"/>"#, ["a.text=Keep"]),
      (#"<textField placeholder="Name" text="" id="a"/>"#, ["a.placeholder=Name"]),
      (
        #"<button id="a"><state key="normal" title="Keep"/><state key="disabled" title="-"/></button>"#,
        ["a.normalTitle=Keep", "a.disabledTitle=-"]
      ),
      (
        #"<button id="a"><buttonConfiguration key="configuration" title="Keep" subtitle="it"/></button>"#,
        ["a.configuration.title=Keep", "a.configuration.subtitle=it"]
      ),
      (
        #"<segmentedControl id="a"><segments><segment image="x"/><segment title="Day"/></segments></segmentedControl>"#,
        ["a.segmentTitles[1]=Day"]
      ),
      (
        #"<tableViewSection headerTitle="Notes" footerTitle="All" id="a"/>"#,
        ["a.headerTitle=Notes", "a.footerTitle=All"]
      ),
      (
        #"<navigationItem title="Notes" prompt="Choose" id="a"><barButtonItem key="b" title="Done" id="b"/></navigationItem>"#,
        ["a.title=Notes", "a.prompt=Choose", "b.title=Done"]
      ),
      (#"<label id="a"><string key="text">One<!-- x -->&lt;</string></label>"#, ["a.text=One<"]),
      (
        #"<label id="a"><accessibility key="accessibilityConfiguration" label="Keep" hint="it"/></label>"#,
        ["a.accessibilityLabel=Keep", "a.accessibilityHint=it"]
      ),
      (
        #"<searchBar id="a"><scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>"#,
        ["a.scopeButtonTitles[0]=All", "a.scopeButtonTitles[1]=New"]
      ),
      // What no one reads.
      (
        #"<constraint placeholder="YES" id="a"/><label userLabel="Keep" id="b"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="x"><string key="value">x</string></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>"#,
        []
      ),
    ] as [(String, [String])])
  func `texts of UIKit go by ibtool's names`(object: String, pairs: [String]) {
    #expect(read(object).pairs == pairs)
  }

  @Test(
    arguments: [
      (
        #"<button toolTip="Keeps it" id="a"><buttonCell key="cell" title="Keep" id="b"/></button>"#,
        ["a.ibShadowedToolTip=Keeps it", "b.title=Keep"]
      ),
      (
        #"<toolbarItem label="Keep" paletteLabel="Keep It" toolTip="Keeps it" id="a"/>"#,
        ["a.label=Keep", "a.paletteLabel=Keep It", "a.toolTip=Keeps it"]
      ),
      (
        #"<tableColumn headerToolTip="In MB" id="a"><tableHeaderCell key="headerCell" title="Size"/></tableColumn>"#,
        ["a.headerToolTip=In MB", "a.headerCell.title=Size"]
      ),
      (
        #"<segmentedCell id="a"><segments><segment label="Day" toolTip="One"/><segment label="Week"/></segments></segmentedCell>"#,
        ["a.ibShadowedLabels[0]=Day", "a.ibShadowedToolTips[0]=One", "a.ibShadowedLabels[1]=Week"]
      ),
      (
        #"<popUpButtonCell title="Day" id="a"><menu key="menu" id="b"><items><menuItem title="Day" id="c"/></items></menu></popUpButtonCell>"#,
        ["c.title=Day"]
      ),
      (
        #"<textField id="a"><accessibility description="Keep"/><textFieldCell key="cell" placeholderString="Name" id="b"/></textField>"#,
        ["a.ibExternalAccessibilityDescription=Keep", "b.placeholderString=Name"]
      ),
      (#"<menuItem id="a"><string key="title" base64-UTF8="YES">CU9uZQ</string></menuItem>"#, []),
    ] as [(String, [String])])
  func `texts of AppKit go by ibtool's names`(object: String, pairs: [String]) {
    #expect(read(object, onMac: true).pairs == pairs)
  }

  @Test func `a text stands between the quotes of its attribute`() throws {
    let reading = Reading(
      """
      <document><objects>
        <label subtext="no" text = '“%@” &amp; "all"&#10;of it' id="a"/>
      </objects></document>
      """, as: "A.storyboard")
    let entry = try #require(reading.entries.first)
    #expect(entry.text == "“%@” & \"all\"\nof it")
    #expect(entry.stored.place == Place(line: 2, column: 31))
    #expect(reading.written(entry.stored) == "“%@” &amp; \"all\"&#10;of it")
  }

  @Test(
    arguments: [
      (#"<button id="a"><state key="normal" title="Cancel"/></button>"#, false, Role.button),
      (#"<buttonCell key="cell" title="Delete" id="a"/>"#, true, .button),
      (#"<label text="Cancel" id="a"/>"#, false, nil),
    ] as [(String, Bool, Role?)])
  func `a class tells the role`(object: String, onMac: Bool, role: Role?) throws {
    let entry = try #require(read(object, onMac: onMac).entries.first)
    let labels = ButtonLabels(onButtonsOnly: ["Cancel"], destructive: ["Delete"])
    let grammar = RoleGrammar(
      key: entry.key, comment: entry.comment, text: entry.text, labels: labels)
    #expect(grammar.role == role)
  }

  @Test func `what Interface Builder puts in a new object need not be translated`() {
    let reading = read(#"<label text="Label" id="a"/><label text="Notes" id="b"/>"#)
    #expect(reading.entries.map(\.mayBeMissing) == [true, false])
  }

  @Test func `a launch screen without texts is no empty table`() {
    let reading = read(#"<view id="a"><imageView image="x" id="b"/></view>"#)
    #expect(reading.entries.isEmpty && reading.issues.isEmpty)
    #expect(reading.content.hasOtherContents)
  }
}
