import CopyModel
@testable import TextLayout
import Testing

/// What is drawn is what was measured.
@Suite struct AlertFrameTests {
  private func drawn(
    _ title: String, _ message: String?, _ buttons: [String], on platform: Platform = .iOS,
    isRightToLeft: Bool = false
  ) throws -> (shape: AlertShape, frame: AlertFrame?) {
    let facts = try LayoutFacts()
    var layouter = TextLayouter(facts)
    let shape = try layouter.shape(
      title: try Layout.text(title), message: try message.map { try Layout.text($0) },
      buttons: buttons.map { try Layout.text($0) }, on: platform)
    let frame = facts.frame(
      of: shape, as: .alert, buttons: [], on: platform, at: .large, isRightToLeft: isRightToLeft)
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
    for platform in [Platform.iOS, .iOS26] {
      let (shape, frame) = try drawn(title, message, buttons, on: platform)
      let height = try #require(shape.height)
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
}
