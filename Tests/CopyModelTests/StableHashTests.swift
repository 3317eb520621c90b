import CopyModel
import Testing

/// The vectors of SipHash's authors: https://github.com/veorq/SipHash, “vectors.h”, read from the lowest byte on.
@Suite struct StableHashTests {
  @Test(
    arguments: [
      (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (15, 0xa129_ca61_49be_45e5),
    ] as [(Int, UInt64)])
  func isSipHash(count: Int, value: UInt64) {
    var hash = StableHash(key: (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908))
    let bytes = (0..<UInt8(count)).map { $0 }
    hash.add(bytes.span)
    #expect(hash.value == value)
  }

  @Test func doesNotMindHowBytesAreCut() {
    let bytes = (0..<100).map { UInt8($0) }
    var whole = StableHash()
    whole.add(bytes.span)
    for cut in 0...100 {
      var parts = StableHash()
      let (first, rest) = (Array(bytes[..<cut]), Array(bytes[cut...]))
      parts.add(first.span)
      parts.add(rest.span)
      #expect(parts.value == whole.value)
    }
  }

  @Test func tellsNothingFromAnEmptyText() {
    func hash(_ texts: [String?]) -> UInt64 {
      var hash = StableHash()
      for text in texts { hash.add(text) }
      return hash.value
    }
    #expect(hash([nil]) != hash([""]))
    #expect(hash(["ab", "c"]) != hash(["a", "bc"]))
    #expect(hash(["", nil]) != hash([nil, ""]))
  }
}
