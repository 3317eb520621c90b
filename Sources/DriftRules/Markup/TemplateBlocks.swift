import CopyModel
import RuleKit

// Blocks of templates: {{#if vip}}…{{/if}} of Mustache and Handlebars, {{link}}…{{/link}} of components that stand in
// texts, {% if vip %}…{% endif %} of Jinja, Liquid and Twig.

/// What is wrong with a block of a translation.
struct BlockFault {
  /// The tag of the source that the translation has not or has otherwise.
  let source: Range<Int>?
  /// The tag of the translation that is wrong there.
  let target: Range<Int>?
}

extension TextPair {
  /// The first tag of a block that the translation lacks, has with another condition, has too many or out of order.
  var blockFault: BlockFault? {
    guard let blocks else { return nil }
    var (open, missing) = (blocks.target, [MarkupTag]())
    for tag in blocks.source {
      if let index = open.firstIndex(where: { $0.key == tag.key }) {
        open.remove(at: index)
      } else {
        missing.append(tag)
      }
    }
    if let lost = missing.first { return BlockFault(source: lost.range, target: nil) }
    if let extra = open.first ?? blocks.misnested {
      return BlockFault(source: nil, target: extra.range)
    }
    return blocks.changedAttribute.map { BlockFault(source: $0.source, target: $0.target) }
  }

  /// The tags of the blocks that open and close on either side; nil where none do.
  private var blocks: PairTags? {
    guard source.mayHaveBlocks || target.mayHaveBlocks else { return nil }
    let names = source.closedBlocks
    return PairTags(
      source: source.blockTags(closing: names), target: target.blockTags(closing: names))
  }
}

extension AnalyzedText {
  fileprivate var mayHaveBlocks: Bool {
    bytes.contains(UInt8(ascii: "{")) && (contains("{{/") || contains("{{#") || contains("{%"))
  }

  /// The names that close between braces, so that what has such a name alone opens: `{{link}}` before `{{/link}}`.
  fileprivate var closedBlocks: Set<String> {
    Set(string.utf8.span.blockTags { _ in false }.filter { $0.form == .closing }.map(\.name))
  }

  fileprivate func blockTags(closing names: Set<String>) -> [MarkupTag] {
    string.utf8.span.blockTags(opensAlone: names.contains)
  }
}

extension Span<UInt8> {
  /// The most bytes of a tag: what is longer is text, and time stays linear.
  private static var longestBlock: Int { 512 }

  fileprivate func blockTags(opensAlone: (String) -> Bool) -> [MarkupTag] {
    var found: [MarkupTag] = []
    var index = 0
    while index < count {
      guard self[index] == UInt8(ascii: "{"), let tag = blockTag(at: index, opensAlone) else {
        index += 1
        continue
      }
      found.append(tag)
      index = tag.range.upperBound
    }
    return found
  }

  private func blockTag(at start: Int, _ opensAlone: (String) -> Bool) -> MarkupTag? {
    let isStatement = has("{%", at: start)
    guard isStatement || has("{{", at: start) else { return nil }
    let close = isStatement ? "%}" : "}}"
    var name = start + 2
    let sign = name < count ? self[name] : 0
    if "#^/-~".utf8.contains(sign) { name += 1 }
    while name < count, self[name] == 0x20 { name += 1 }
    var end = name
    while end < count, self[end].isASCIIWord || "-.".utf8.contains(self[end]) { end += 1 }
    guard end > name else { return nil }
    var last = end
    let limit = Swift.min(count, start + Self.longestBlock)
    while last < limit, !has(close, at: last), self[last] != UInt8(ascii: "{") { last += 1 }
    guard last < limit, has(close, at: last) else { return nil }
    let word = String(copying: extracting(name..<end))
    let range = start..<last + 2
    if isStatement {
      let isEnd = word.hasPrefix("end") && word.utf8.count > 3
      // What stands by itself within a block, as else does, is held against its like too.
      return MarkupTag(
        name: "{%" + (isEnd ? String(word.dropFirst(3)) : word), form: isEnd ? .closing : .opening,
        attributes: MarkupAttribute.read(self, in: end..<last).attributes, range: range)
    }
    let id = "{{" + word
    switch sign {
    case UInt8(ascii: "/"): return MarkupTag(name: id, form: .closing, attributes: [], range: range)
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      return MarkupTag(
        name: id, form: .opening,
        attributes: MarkupAttribute.read(self, in: end..<last).attributes, range: range)
    default:
      guard opensAlone(id) else { return nil }
      return MarkupTag(name: id, form: .opening, attributes: [], range: range)
    }
  }
}
