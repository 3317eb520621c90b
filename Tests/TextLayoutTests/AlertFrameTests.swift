import CopyModel
@testable import TextLayout
import Testing

/// What is drawn is what was measured.
@Suite struct AlertFrameTests {
  private func drawn(
    _ title: String, _ message: String?, _ buttons: [String], on platform: Platform = .iOS,
    as kind: AlertTraits.Kind = .alert, roles: [AlertTraits.ButtonRole?] = [],
    isRightToLeft: Bool = false
  ) throws -> (shape: AlertShape, frame: AlertFrame?) {
    let facts = try LayoutFacts()
    var layouter = TextLayouter(facts)
    let shape = try layouter.shape(
      title: try Layout.text(title), message: try message.map { try Layout.text($0) },
      buttons: buttons.map { try Layout.text($0) }, on: platform, as: kind)
    let frame = facts.frame(
      of: shape, as: kind, buttons: roles.map { AlertTraits.Button(role: $0) }, on: platform,
      at: .large, isRightToLeft: isRightToLeft)
    return (shape, frame)
  }

  @Test(
    arguments: [
      ("Delete?", nil, ["OK"]), ("Delete?", "This can’t be undone.", ["Cancel", "Delete"]),
      ("Delete?", "Gone.", ["Cancel", "Delete Permanently"]),
      ("Delete?", "Gone.", ["A", "B", "C"]),
    ] as [(String, String?, [String])])
  func `the picture is as high as the alert`(
    _ title: String, _ message: String?, _ buttons: [String]
  ) throws {
    for platform in [Platform.iOS, .iOS26, .android] {
      let (shape, frame) = try drawn(title, message, buttons, on: platform)
      // Buttons that may have room beside each other are drawn so, and counted as stacked.
      let height = try #require(shape.arrangement == .unsure ? shape.leastHeight : shape.height)
      #expect(abs(try #require(frame).height - height) <= 1.01, "\(platform) \(height)")
    }
  }

  @Test func `every line that was measured is drawn, none over another`() throws {
    let message = String(repeating: "All photos of this album go with it. ", count: 6)
    let (shape, found) = try drawn("Delete the album?", message, ["Cancel", "Delete"])
    let frame = try #require(found)
    let texts = frame.lines.filter { $0.part == .title || $0.part == .message }
    #expect(texts.count == (shape.title?.lines.count ?? 0) + (shape.message?.lines.count ?? 0))
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.baseline < $1.baseline })
    #expect(frame.lines.allSatisfy { $0.baseline < frame.height })
  }

  @Test func `the first button stands at the right where text runs to the left`() throws {
    let left = try #require(try drawn("Delete?", nil, ["Cancel", "Delete"]).frame)
    let right = try #require(
      try drawn("Delete?", nil, ["Cancel", "Delete"], isRightToLeft: true).frame)
    #expect(left.buttons[0].box.x < left.buttons[1].box.x)
    #expect(right.buttons[0].box.x > right.buttons[1].box.x)
  }

  @Test func `what no platform tells is not drawn`() throws {
    #expect(try drawn("Delete?", nil, ["OK"], on: .watchOS).frame == nil)
  }

  @Test func `Android has bare buttons at the end, and stacks them with the last on top`() throws {
    let row = try #require(
      try drawn("Delete this photo?", "It’s gone for good.", ["Cancel", "Delete"], on: .android)
        .frame)
    #expect(row.style == .dialog && row.width == 280 && row.corner == 28)
    #expect(row.lines.filter { $0.part == .title }.allSatisfy { $0.x == 24 && !$0.isCentered })
    let (cancel, delete) = (try box(0, row), try box(1, row))
    // The padding of the dialog is left free, and 8 between the two.
    #expect(
      abs(delete.x + delete.width - 256) < 0.001
        && abs(cancel.x + cancel.width + 8 - delete.x) < 0.001)
    #expect(cancel.y == delete.y && cancel.height == 40)
    let stack = try #require(
      try drawn("Leave?", nil, ["Keep editing this draft", "Discard all changes"], on: .android)
        .frame)
    let (keep, discard) = (try box(0, stack), try box(1, stack))
    #expect(abs(keep.x + keep.width - 256) < 0.001 && abs(discard.x + discard.width - 256) < 0.001)
    #expect(discard.y < keep.y)
    let mirrored = try #require(
      try drawn("Delete?", nil, ["Cancel", "Delete"], on: .android, isRightToLeft: true).frame)
    #expect(try box(1, mirrored).x == 24)
    #expect(mirrored.lines.filter { $0.part == .title }.allSatisfy { $0.x == 256 })
  }

  private func box(_ number: Int, _ frame: AlertFrame) throws -> AlertFrame.Box {
    try #require(frame.buttons.first { $0.number == number }).box
  }

  @Test func `a sheet is a column as wide as the screen, and its Cancel stands apart below`() throws
  {
    let (shape, found) = try drawn(
      "Remove this episode?", nil, ["Cancel", "Remove Download", "Remove from Library"],
      as: .actionSheet, roles: [.cancel, nil, .destructive])
    let frame = try #require(found)
    #expect(frame.style == .sheet && frame.width == 359 && shape.arrangement == .stacked)
    #expect(frame.buttons.allSatisfy { $0.box.width == 359 && !$0.overflows })
    #expect(
      frame.buttons.map(\.number) == [1, 2, 0]
        && frame.buttons.map(\.isApart) == [false, false, true])
    #expect(abs(try box(0, frame).y - frame.bodyHeight - 8) < 0.001)
    #expect(abs(frame.height - (try #require(shape.height)) - 8) < 0.001)
    // What has no room beside another button has it in a column.
    let two = try drawn("Remove?", nil, ["Remove from All Devices", "Cancel"], as: .actionSheet)
      .shape
    #expect(two.arrangement == .stacked && two.stackers.isEmpty)
    #expect(two.buttons.map(\.fit) == [.fits, .fits])
    // On Android it comes as a dialog.
    #expect(
      try drawn("Remove?", nil, ["A"], on: .android, as: .actionSheet).frame?.style == .dialog)
  }
}
