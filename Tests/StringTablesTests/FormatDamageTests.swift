import StringTables
import Testing

/// Files that are empty, cut or changed at random: every format must live through them.
struct FormatDamageTests {
  typealias Sample = FormatConformanceTests.Sample

  /// SplitMix64: the same numbers for the same seed everywhere (Steele, Lea and Flood, 2014).
  struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(
    arguments: FormatConformanceTests.samples,
    [[], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0]] as [[UInt8]])
  func `a file without text gives nothing`(sample: Sample, stored: [UInt8]) {
    let reading = Reading(stored, as: sample.path)
    #expect(reading.units.isEmpty)
    #expect(reading.entries.isEmpty)
    FormatConformanceTests.inspect(stored, as: sample.path, "\(stored)")
  }

  @Test(arguments: FormatConformanceTests.samples)
  func `every prefix is read`(sample: Sample) {
    for count in sample.stored.indices {
      FormatConformanceTests.inspect(
        Array(sample.stored[..<count]), as: sample.path, "\(count) bytes")
    }
  }

  /// 10,000 for each sample, in four parts that run beside each other.
  @Test(arguments: FormatConformanceTests.samples, 0..<4)
  func `10,000 changes of bytes are survived`(sample: Sample, part: Int) {
    for seed in part * 2500..<(part + 1) * 2500 {
      var random = SeededGenerator(state: UInt64(seed))
      var bytes = sample.stored
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes.randomElement(using: &random) ?? 0, at: place)
        }
      }
      FormatConformanceTests.inspect(bytes, as: sample.path, "seed \(seed)")
    }
  }
}
