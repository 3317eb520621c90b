import CopyModel
@testable import TextLayout
import Testing

/// Titles, messages and buttons on the platforms.
@Suite struct AlertPartTests {
  @Test func `a title has two lines`() throws {
    let long = "Are You Sure You Want to Permanently Delete This Recording and Its Transcript?"
    let fits: [(Int, Fit)] = [(4, .fits), (8, .fits), (13, .overflows)]
    for (words, wanted) in fits {
      let title = long.split(separator: " ").prefix(words).joined(separator: " ")
      #expect(try Layout.part(title, as: .title).fit == wanted, "\(title)")
    }
  }

  @Test(arguments: [
    (Platform.iOS, 3), (.iOS26, 2), (.iPadOS, 3), (.macOS, 2), (.macOS10, 2),
  ])
  func `each platform has its own width`(_ platform: Platform, _ wanted: Int) throws {
    let lines = try Layout.part(
      "An Item Named Summer Trip Already Exists in This Location", as: .title, on: platform)
    #expect(lines.lines.count == wanted)
    #expect(lines.platform == platform && lines.basis == .points)
  }

  @Test(arguments: [
    ("en", "Cancel", Fit.fits), ("en", "Keep Both Files", .borderline),
    ("en", "Delete Permanently", .overflows), ("ko", "취소", .fits), ("ko", "영구적으로 삭제하기", .overflows),
    ("zh-Hans", "永久删除", .fits), ("zh-Hans", "从所有设备中删除", .overflows),
  ])
  func `a button stands beside another`(_ locale: String, _ title: String, _ wanted: Fit) throws {
    let lines = try Layout.part(title, in: locale, as: .button)
    #expect(lines.fit == wanted, "\(lines)")
    #expect(lines.lines.count == 1)
  }

  @Test func `titles of buttons shrink rather than wrap, but for accessibility sizes`() throws {
    let title = "Delete From All of My Devices"
    #expect(try Layout.part(title, as: .button, at: .xxxLarge).lines.count == 1)
    let large = try Layout.part(title, as: .button, at: .AX3)
    #expect(large.lines.count > 1)
    #expect(large.fit == .fits)
  }

  @Test func `text does not shrink under the default size`() throws {
    let text = "Notifications may include alerts."
    func width(_ size: TextSize) throws -> Double? {
      try Layout.part(text, as: .message, at: size).lines.first?.width
    }
    #expect(try width(.xSmall) == width(.large))
    #expect(try #require(try width(.xLarge)) > #require(try width(.large)))
    // macOS knows no sizes.
    let mac = try TextSize.allCases.map {
      try Layout.part(text, as: .message, on: .macOS, at: $0)
    }
    #expect(mac.allSatisfy { $0 == mac.first })
  }

  @Test func `larger text takes at least as many lines`() throws {
    let message = "Your notes will be moved to Recently Deleted, where they stay for 30 days."
    let counts = try TextSize.allCases.filter { !$0.isAccessibility }.map {
      try Layout.part(message, as: .message, at: $0).lines.count
    }
    #expect(counts == counts.sorted())
    #expect(counts.first != counts.last)
  }

  @Test func `a message fits while it does not scroll`() throws {
    #expect(try Layout.part("Short.", as: .message, at: .AX5).fit == .overflows)
    #expect(try Layout.part("", as: .message, at: .AX5).fit == .fits)
    let nine = Array(repeating: "line", count: 9).joined(separator: "\n")
    #expect(try Layout.part(nine, as: .message).fit == .fits)
    #expect(try Layout.part(nine + "\nline", as: .message).fit == .overflows)
    #expect(try Layout.part(nine + "\nline", as: .message, on: .iPadOS).fit == .fits)
    #expect(try Layout.part(nine + "\nline", as: .message, on: .macOS).fit == .fits)
  }

  @Test(arguments: [
    ("en", "Delete", Role.button, Fit.fits), ("en", "Quit Without Saving", .button, .overflows),
    ("ko", "영구적으로 삭제하기 바람", .button, .borderline), ("ko", "삭제", .button, .fits),
    ("zh-Hans", "从所有设备中删除", .button, .borderline), ("zh-Hans", "删除", .title, .fits),
    ("zh-Hans", "这个标题实在是太长了所以无论如何也不能放进一个提醒的标题里面去对吧", .title, .overflows),
    ("en", "Anything goes.", .message, .fits),
  ])
  func `where no width is known the locale's budget holds`(
    _ locale: String, _ text: String, _ role: Role, _ wanted: Fit
  ) throws {
    for platform in [Platform.tvOS, .watchOS] {
      let lines = try Layout.part(text, in: locale, as: role, on: platform)
      #expect(lines.fit == wanted)
      #expect(lines.basis == .budget && lines.lines.isEmpty && lines.platform == platform)
    }
  }
}
