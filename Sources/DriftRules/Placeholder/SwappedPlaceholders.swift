import CopyModel
import RuleKit

extension Rule {
  static let swappedPlaceholders = Rule(
    "swapped-placeholders", .placeholder, .warning,
    summary: "A placeholder stands where the source has its value.",
    rationale: """
      The app fills placeholders in the order in which they stand. Where a translation turns the
      sentence round, “Move Report to Archive” moves the archive to the report. Numbers (`%1$@`) let
      it turn, as long as each goes with its words.
      """,
    source: .work("Foundation, String Format Specifiers: positional arguments"),
    examples: [
      .pair("Switch to %swide view%s", "%s넓은 보기%s로 전환", in: "ko"),
      .pair("Copy %@ from %@?", "⟦%@⟧에서 %@을(를) 복사하겠습니까?", in: "ko"),
      .pair("Copy %@ from %@?", "%2$@에서 %1$@을(를) 복사하겠습니까?", in: "ko"),
      .pair("Move %1$@ to %2$@?", "%2$@을(를) ⟦%1$@⟧(으)로 이동하겠습니까?", in: "ko"),
      .pair("Move %1$@ to %2$@?", "%1$@을(를) %2$@(으)로 이동하겠습니까?", in: "ko"),
      .pair("Moved from '%1$@' to '%2$@'", "'%2$@'에서 '⟦%1$@⟧'(으)로 이동함", in: "ko"),
      .pair("%1$@ is larger than %2$@.", "%2$@이(가) ⟦%1$@⟧보다 큽니다.", in: "ko"),
      .pair("%1$@ is larger than %2$@.", "%1$@이(가) %2$@보다 큽니다.", in: "ko"),
      .pair("%1$d of %2$d sent", "⟦%1$d⟧개 중 %2$d개 보냄", in: "ko"),
      .pair("%1$d of %2$d sent", "%2$d개 중 %1$d개 보냄", in: "ko"),
      .pair("Move %@ to %@?", "%@을(를) %@(으)로 이동하겠습니까?", in: "ko"),
      .pair("%d of %d photos", "사진 ⟦%d⟧장 중 %d장", in: "ko"),
      .pair("%d photos and %d videos", "⟦%d⟧개의 비디오와 %d장의 사진", in: "ko"),
      .pair("%d photos and %d videos", "사진 %d장과 비디오 %d개", in: "ko"),
      .pair("Copy %@ from %@?", "要从⟦%@⟧拷贝%@吗？", in: "zh-Hans"),
      .pair("Share %@ with %@?", "要与⟦%@⟧共享%@吗？", in: "zh-Hans"),
      .pair("Move %@ to %@?", "要将%@移到%@吗？", in: "zh-Hans"),
      .pair("Delete “%@” from %@?", "要從⟦%@⟧刪除「%@」嗎？", in: "zh-Hant"),
      .pair("Delete “%@” from %@?", "要將「%@」從%@刪除嗎？", in: "zh-Hant"),
      .pair("Drawn by %@ and %@.", "%@ 및 %@이(가) 그렸습니다.", in: "ko"),
      .pair("Connect to %@:%@", "%@:%@에 연결", in: "ko"),
      .pair("The file “%1$@” has a size of %2$@.", "‘%1$@’ 파일의 크기는 %2$@입니다.", in: "ko"),
      .pair("%@ joined the group “%@”.", "%2$@님이 ‘⟦%1$@⟧’ 그룹에 참여했습니다.", in: "ko"),
      .pair("%@ joined the group “%@”.", "%1$@님이 ‘%2$@’ 그룹에 참여했습니다.", in: "ko"),
      .pair("%1$@ %2$@ is ready.", "%2$@ %1$@ 준비 완료", in: "ko"),
      .pair("%1$@: %2$@ is ready.", "⟦%2$@⟧: %1$@ 준비 완료", in: "ko"),
      .pair("Found by {way} ({place})", "通过⟦{place}⟧找到（{way}）", in: "zh-Hans"),
      .pair("{firstName} {lastName}", "{lastName} {firstName}", in: "zh-Hans"),
      .pair("Page %d of %d", "第 %d 頁，共 %d 頁", in: "zh-Hant"),
      .pair("Page %d of %d", "共 ⟦%d⟧ 頁，第 %d 頁", in: "zh-Hant"),
      .pair("%1$@ closes in %2$lld days.", "%2$lld将在⟦%1$@ 天⟧后关闭。", in: "zh-Hans"),
      .pair("%1$@ closes in %2$lld days.", "%1$@将在 %2$lld 天后关闭。", in: "zh-Hans"),
      .pair("Remove %1$@ from %2$@?", "要从 ⟦%1$@⟧ 中删除 %2$@ 吗？", in: "zh-Hans"),
      .pair("Remove %1$@ from %2$@?", "要从 %2$@ 中删除 %1$@ 吗？", in: "zh-Hans"),
      .pair("Sorting “%s : %s”", "整理「%s：%s」的卡片", in: "zh-Hant"),
      .pair("Got %1$d of %2$d stamps", "已取得 ⟦%2$d⟧/%1$d 張郵票", in: "zh-Hant"),
      .pair("Got %1$d of %2$d stamps", "已取得 %1$d/%2$d 張郵票", in: "zh-Hant"),
      .pair("No box %@.\nThe keeper says: %@", "没有盒子 %2$@。\n看守人说：⟦%1$@⟧", in: "zh-Hans"),
      .pair("No box %@.\nThe keeper says: %@", "没有盒子 %1$@。\n看守人说：%2$@", in: "zh-Hans"),
      .pair("Page %(page)d of %(pages)d", "第 %(pages)d 頁，共 ⟦%(page)d⟧ 頁", in: "zh-Hant"),
      .pair("Page %(page)d of %(pages)d", "第 %(page)d 頁，共 %(pages)d 頁", in: "zh-Hant"),
      .pair("Couldn’t read card {card}: {error}", "카드 {error}을(를) 읽을 수 없음: ⟦{card}⟧", in: "ko"),
      .pair("Couldn’t read card {card}: {error}", "카드 {card}을(를) 읽을 수 없음: {error}", in: "ko"),
      .pair("Bring {min} to {max} kites", "请带 {max} 到 ⟦{min}⟧ 只风筝", in: "zh-Hans"),
      .pair("Bring {min} to {max} kites", "请带 {min} 到 {max} 只风筝", in: "zh-Hans"),
      .pair("Guest {guest} rented boat {boat}", "訪客 {boat} 租了船 ⟦{guest}⟧", in: "zh-Hant"),
      .pair("Guest {guest} rented boat {boat}", "船 {boat} 由訪客 {guest} 租用", in: "zh-Hant"),
      .pair("Show {name} in country {country}", "국가 ⟦{name}⟧에 {country} 표시", in: "ko"),
      .pair("Show {name} in country {country}", "국가 {country}에 {name} 표시", in: "ko"),
      .pair("Looking for file %s in folder %s: %s", "폴더 ⟦%s⟧에서 파일 %s 찾는 중: %s", in: "ko"),
      .pair("Looking for file %s in folder %s: %s", "폴더 %2$s에서 파일 %1$s 찾는 중: %3$s", in: "ko"),
      .pair("Page {page} of {total}", "{page} / {total}페이지", in: "ko"),
      .pair("Page {page} of {total}", "⟦{total}⟧ / {page}페이지", in: "ko"),
    ],
    check: .pair { pair, findings in
      // Nearly all texts have fewer.
      guard pair.source.placeholders.count > 1, pair.target.placeholders.count > 1 else { return }
      if let turned = pair.turnedNeighbors {
        findings.flag(source: nil, target: turned.range, .turnBack(turned.text), confidence: 0.85)
        return
      }
      if let turned = pair.turnedUnit ?? pair.turnedQuotes {
        findings.flag(source: nil, target: turned.range, .exchange(turned.text), confidence: 0.9)
        return
      }
      let source = pair.source.placeholdersByValue
      let target = pair.target.placeholdersByValue(as: source)
      if let moved = pair.movedNeighbor(source, target) {
        findings.flag(source: nil, target: moved.range, .exchange(moved.text), confidence: 0.85)
        return
      }
      guard source.count == 2, target.count == 2, source[0].type == source[1].type,
        target[0].type == target[1].type,
        pair.source.placeholders.count == 2, pair.target.placeholders.count == 2
      else { return }
      let sides = PlaceholderSides(pair, source: source, target: target)
      guard let confidence = sides.confidenceOfSwap else { return }
      findings.flag(
        source: nil, target: target[0].range,
        target[0].argument == nil ? .number(target[0].text) : .exchange(target[0].text),
        confidence: confidence)
    }
  )
}

extension TextPair {
  /// The first of three placeholders or more that stands beside the words of another, which stands beside its own.
  fileprivate func movedNeighbor(
    _ own: [Placeholder], _ theirs: [Placeholder]
  ) -> Placeholder? {
    guard (3...6).contains(own.count), own.count == theirs.count, !isTooLong else { return nil }
    for first in own.indices.dropLast() {
      for second in (first + 1)..<own.count where own[first].type == own[second].type {
        let sides = PlaceholderSides(
          self, source: [own[first], own[second]], target: [theirs[first], theirs[second]])
        if sides.neighbors.haveSwapped || sides.rolesAreExchanged { return theirs[first] }
      }
    }
    return nil
  }
}

extension AnalyzedText {
  /// Its placeholders in the order of the values that they take; none where some values have numbers
  /// and some have not.
  fileprivate var placeholdersByValue: [Placeholder] {
    let all = placeholders.filter { [.printf, .numbered, .named].contains($0.syntax) }
    // Names tell values as well, each in its place.
    if !all.isEmpty, all.allSatisfy(\.isNamed) {
      return Set(all.compactMap(\.argument)).count == all.count ? all : []
    }
    let numbers = all.compactMap { $0.argument.flatMap { Int($0) } }
    if numbers.isEmpty { return all.allSatisfy { $0.argument == nil } ? all : [] }
    guard numbers.count == all.count, Set(numbers).count == all.count else { return [] }
    return zip(numbers, all).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension AnalyzedText {
  /// The same, where values have names in the order of those of the source.
  fileprivate func placeholdersByValue(as source: [Placeholder]) -> [Placeholder] {
    guard source.contains(where: \.isNamed) else { return placeholdersByValue }
    let found = source.compactMap { own in placeholdersByValue.first { $0.text == own.text } }
    return found.count == source.count ? found : []
  }
}

extension Placeholder {
  /// Whether its argument is a name and no number: `%(count)d`.
  var isNamed: Bool { argument.map { Int($0) == nil } ?? false }
}

extension Message {
  fileprivate static func turnBack(_ placeholder: String) -> Message {
    "\(placeholder) stands behind its neighbor in the source. Exchange the two."
  }

  fileprivate static func number(_ placeholder: String) -> Message {
    "\(placeholder) takes the first value here, which the source has in the other place. Number both, as %2$@ and %1$@."
  }

  fileprivate static func exchange(_ placeholder: String) -> Message {
    "\(placeholder) stands beside the words of the other value. Exchange the two."
  }
}
