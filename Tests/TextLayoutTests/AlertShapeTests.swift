import CopyModel
@testable import TextLayout
import Testing

@Suite struct AlertShapeTests {
  private func shape(
    _ title: String?, _ message: String?, _ buttons: [String], on platform: Platform = .iOS,
    at size: TextSize = .large, in locale: String = "en"
  ) throws -> AlertShape {
    var layouter = TextLayouter(try LayoutFacts())
    return try layouter.shape(
      title: title.map { try Layout.text($0, in: locale) },
      message: message.map { try Layout.text($0, in: locale) },
      buttons: buttons.map { try Layout.text($0, in: locale) }, on: platform, at: size)
  }

  /// All heights of alerts in public dumps of iOS (crifan/iOSAutomation, appium/WebDriverAgent issue
  /// 889), with the lines of title and message and the rows of buttons that they have.
  @Test(arguments: [
    (1, 0, 1, 105.0), (1, 1, 1, 125), (1, 2, 1, 141), (1, 3, 1, 157), (1, 2, 3, 230),
    (2, 7, 1, 243), (2, 7, 2, 288),
  ])
  func `heights are those of iOS, to half a point`(
    _ title: Int, _ message: Int, _ rows: Int, _ wanted: Double
  ) throws {
    func lines(_ count: Int) -> String? {
      count == 0 ? nil : Array(repeating: "A", count: count).joined(separator: "\n")
    }
    // Two buttons with long titles are stacked.
    let buttons = Array(repeating: "Delete Permanently", count: rows)
    let height = try #require(try shape(lines(title), lines(message), buttons).height)
    #expect(abs(height - wanted) <= 0.5, "\(height)")
  }

  @Test(arguments: [
    (["OK"], AlertShape.Arrangement.stacked), (["Cancel", "Delete"], .sideBySide),
    (["Cancel", "Delete Permanently"], .stacked), (["Cancel", "Keep Both Files"], .unsure),
    (["Cancel", "Delete", "Keep"], .stacked),
  ])
  func `two short buttons stand side by side`(
    _ buttons: [String], _ wanted: AlertShape.Arrangement
  ) throws {
    #expect(try shape("Delete?", nil, buttons).arrangement == wanted)
  }

  @Test(arguments: [
    (["OK"], AlertShape.Arrangement.sideBySide), (["Cancel", "Delete"], .sideBySide),
    (["Skip", "Cancel", "Save"], .sideBySide),
    (["Keep editing this draft", "Discard all changes"], .stacked),
  ])
  func `on Android buttons stand in a row while they have room together`(
    _ buttons: [String], _ wanted: AlertShape.Arrangement
  ) throws {
    #expect(try shape("Delete?", nil, buttons, on: .android).arrangement == wanted)
  }

  @Test func `a stacked button has the row for itself`() throws {
    let buttons = ["Cancel", "Delete Permanently"]
    #expect(try shape("Delete?", nil, buttons).buttons.map(\.fit) == [.fits, .fits])
    let three = ["Cancel", "Keep", "Delete From All of My Devices and the Cloud"]
    #expect(try shape("Delete?", nil, three).buttons.map(\.fit) == [.fits, .fits, .overflows])
    let unsure = try shape("Delete?", nil, ["Cancel", "Keep Both Files"])
    #expect(unsure.buttons.map(\.fit) == [.fits, .borderline])
  }

  @Test func `without buttons or figures nothing is claimed`() throws {
    #expect(try shape("Delete?", nil, []).arrangement == nil)
    for platform in [Platform.tvOS, .watchOS, .macOS10] {
      let shape = try shape("Delete?", "Gone.", ["OK"], on: platform)
      #expect(shape.arrangement == nil && shape.height == nil && shape.landscapeHeight == nil)
      #expect(!shape.scrollsInPortrait && !shape.scrollsInLandscape)
    }
  }

  @Test func `stacked buttons make an alert higher`() throws {
    let pair = try #require(try shape("Delete?", nil, ["Cancel", "Delete"]).height)
    let stacked = try #require(try shape("Delete?", nil, ["Cancel", "Delete Permanently"]).height)
    #expect(abs(stacked - pair - 44.5) < 0.001)
    let new = try #require(try shape("Delete?", nil, ["A", "B"], on: .iOS26).height)
    let newStacked = try #require(try shape("Delete?", nil, ["A", "B", "C"], on: .iOS26).height)
    #expect(abs(newStacked - new - 2 * (48.5 + 8)) < 0.001)
  }

  @Test func `a long message scrolls in landscape first`() throws {
    let message = Array(repeating: "line", count: 12).joined(separator: "\n")
    let long = try shape("A title", message, ["OK"])
    #expect(long.scrollsInLandscape && !long.scrollsInPortrait)
    #expect(try shape("A title", message, ["OK"], on: .iPadOS).scrollsInLandscape == false)
    let longest = Array(repeating: "line", count: 40).joined(separator: "\n")
    #expect(try shape("A title", longest, ["OK"]).scrollsInPortrait)
    #expect(try shape("A title", "One line.", ["OK"]).scrollsInLandscape == false)
  }

  @Test func `at the largest size an alert scrolls in landscape`() throws {
    let shape = try shape(
      "Delete This Note?", "It is gone for good.", ["Cancel", "Delete"], at: .AX5)
    #expect(shape.arrangement == .stacked)
    #expect(shape.scrollsInLandscape)
    #expect(try #require(shape.height) > 400)
  }
}
