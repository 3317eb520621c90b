import CopyModel
@testable import TextLayout
import Testing

@Suite struct TableMetricsTests {
  private func metrics(_ name: MetricsName, size: Double, weight: Int = 400) throws -> TableMetrics
  {
    try LayoutFacts().metrics(name, style: FontStyle(size: size, weight: weight))
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test(arguments: [
    // Hangul, Han, kana, full-width mark, half-width kana, box drawing (ambiguous), Thai (other).
    (0xAC00, 920.0, 866.0), (0x4E00, 1000, 1020), (0x3042, 1000, 1020), (0xFF01, 1000, 1020),
    (0xFF71, 500, 510), (0x2503, 1000, 1020), (0xE01, 600, 600), (0x20000, 1000, 1020),
    (0x3131, 920, 866),
  ])
  func `what the font lacks has the width of its class`(
    _ scalar: UInt32, _ reference: Double, _ apple: Double
  ) throws {
    #expect(isNear(try metrics(.reference, size: 1000).advance(of: scalar), reference))
    #expect(isNear(try metrics(.apple, size: 1000).advance(of: scalar), apple))
  }

  @Test func `tracking and the factor of a weight are the Latin font's alone`() throws {
    let plain = try metrics(.reference, size: 17, weight: 600).advance(of: 0x41)
    // 1.5 % for semibold, −26/1000 em of tracking at 17 points.
    let apple = try metrics(.apple, size: 17, weight: 600).advance(of: 0x41)
    #expect(isNear(apple, plain * 1.015 - 0.026 * 17))
    let regular = try metrics(.apple, size: 12).advance(of: 0x41)
    #expect(isNear(regular, try metrics(.reference, size: 12).advance(of: 0x41)))
    #expect(isNear(try metrics(.apple, size: 17, weight: 600).advance(of: 0xAC00), 0.866 * 17))
  }

  @Test(arguments: [
    (1.0, 41.0), (6, 41), (17, -26), (16.5, -23), (29, 14), (57, 5.5), (72, 2), (80, 0), (200, 0),
  ])
  func `tracking is taken in proportion between two sizes`(
    _ size: Double, _ wanted: Double
  ) throws {
    let file = try LayoutFile.metrics.object(["about", "apple", "reference"])
    let model = try MetricsModel(file.needed("apple", keys: MetricsModel.keys))
    #expect(isNear(model.tracking(at: size), wanted))
  }

  @Test func `an emoji is wider at small sizes`() throws {
    #expect(isNear(try metrics(.apple, size: 17).emojiAdvance, 1.25 * 17))
    #expect(isNear(try metrics(.apple, size: 28).emojiAdvance, 28))
    #expect(isNear(try metrics(.reference, size: 28).emojiAdvance, 1.245 * 28))
  }
}
