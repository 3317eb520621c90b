import CopyModel
import Copydesk
import Dispatch
import LibFuzzer

/// Lets libFuzzer look at pairs: an input is a locale, a text and its translation, with tabs between them, or the parts of
/// a `MadePair`.
///
/// The arguments are libFuzzer's own: `-runs=2000 -seed=1 FOLDER`.
@main enum FuzzPairs {
  static func main() {
    var count = CommandLine.argc
    var arguments = unsafe Optional(CommandLine.unsafeArgv)
    _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, testOneInput)
  }

  private static let copydesk: Copydesk = {
    var options = Options()
    options.jobs = 1
    do { return try Copydesk(options) } catch { fatalError("\(error)") }
  }()

  /// Compares one pair and measures its texts. A flaw ends the process, so that libFuzzer keeps the input.
  static func look(at bytes: [UInt8]) {
    if let pair = PlaceholderPairs.pair(from: bytes) { lookAndWait(at: pair) }
    let fields =
      MadePair(bytes).map { [$0.locale, $0.source, $0.target] }
      ?? bytes.split(separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, let locale = LocaleTag(folding: fields[0]) else { return }
    lookAndWait(at: CopyPair(source: fields[1], target: fields[2], locale: locale))
  }

  private static func lookAndWait(at pair: CopyPair) {
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      await look(at: pair)
      isDone.signal()
    }
    isDone.wait()
  }

  private static func look(at pair: CopyPair) async {
    do {
      for finding in try await copydesk.diff([pair])[0] {
        look(at: finding.sourceSpan, of: pair.source, by: finding)
        look(at: finding.targetSpan, of: pair.target, by: finding)
      }
      _ = try await copydesk.analyze([CopyText(pair.target, locale: pair.locale)])
    } catch {
      fatalError("\(error)")
    }
  }

  /// A span lies on the boundaries of characters.
  private static func look(at span: Range<Int>?, of text: String, by finding: Finding) {
    guard let span else { return }
    let isWithin = span.upperBound <= text.utf16.count
    let isWhole =
      isWithin
      && [span.lowerBound, span.upperBound].allSatisfy {
        String.Index(utf16Offset: $0, in: text).samePosition(in: text.unicodeScalars) != nil
      }
    if !isWhole { fatalError("\(finding.rule) flags \(span) of \(text.utf16.count) units") }
  }
}

/// What libFuzzer calls with each input. Its own main function, which is not used here, looks for this name.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe FuzzPairs.look(at: Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
