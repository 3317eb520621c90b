import CopyModel
import StringTables
import Testing

struct PackedUnitsTests {
  private static func stored(_ number: Int, in file: String) -> StoredText {
    StoredText(
      file: file, place: Place(line: number + 1, column: 9), bytes: number * 10..<number * 10 + 4,
      notation: number.isMultiple(of: 6) ? .po : .xml)
  }

  /// Units of all kinds, more than one block of them: three in a row are forms of one string.
  private static let made: [TextUnit] = (0..<9000).map { number in
    let key = "menu|열기 \(number / 3)"
    let file = number < 4500 ? "a.po" : "b.po"
    var unit = TextUnit(
      format: "po", key: number.isMultiple(of: 13) ? "" : key,
      locale: number.isMultiple(of: 3) ? .english : .root,
      source: number.isMultiple(of: 7)
        ? nil : number.isMultiple(of: 5) ? "Open" : "열기 \(number / 3)",
      target: number.isMultiple(of: 11) ? nil : number.isMultiple(of: 17) ? "" : "target \(number)",
      comment: number.isMultiple(of: 9) ? nil : number.isMultiple(of: 18) ? "" : "note",
      state: number.isMultiple(of: 8) ? .fuzzy : nil,
      variation: number.isMultiple(of: 4) ? "plural.other" : nil, stored: stored(number, in: file),
      storedSource: number.isMultiple(of: 10) ? nil : stored(number + 1, in: "s.po"),
      table: number.isMultiple(of: 2) ? "Window" : nil,
      limit: number.isMultiple(of: 12) ? TextLimit(count: 9, unit: .characters) : nil)
    if number.isMultiple(of: 25) { unit.part = UnitPart(alert: "a\(number)", role: .title) }
    return unit
  }

  private static func written(_ unit: TextUnit) -> String { String(reflecting: unit) }

  @Test func `units come out as they were put in`() {
    let units = PackedUnits(Self.made)
    #expect(units.count == Self.made.count)
    for (index, made) in Self.made.enumerated() {
      #expect(Self.written(units[index]) == Self.written(made))
      #expect(units.key(of: index) == made.key && units.comment(of: index) == made.comment)
      #expect(
        units.sourceText(of: index) == made.source && units.targetText(of: index) == made.target)
      #expect(units.hasTarget(index) == (made.target != nil) && units.part(of: index) == made.part)
      #expect(units.file(of: index) == made.stored.file && units.table(of: index) == made.table)
      #expect(units.sourceFile(of: index) == made.storedSource?.file)
      #expect(units.limit(of: index) == made.limit && units.state(of: index) == made.state)
      #expect(units.locale(of: index) == made.locale)
      #expect(units.variation(of: index) == made.variation)
    }
  }

  @Test func `runs hold all units in order, and those of one run agree`() {
    let made = Self.made.flatMap { [$0, $0] }
    let runs = TableUnits(PackedUnits(made)).runs
    #expect(runs.flatMap(\.self) == Array(made.indices))
    #expect(runs.contains { $0.count > 1 })
    for run in runs {
      for unit in made[run] {
        #expect(unit.locale == made[run.lowerBound].locale)
        #expect(unit.state == made[run.lowerBound].state)
        #expect(unit.stored.file == made[run.lowerBound].stored.file)
        #expect(unit.storedSource?.file == made[run.lowerBound].storedSource?.file)
      }
    }
  }

  @Test func `units that are alike agree in what whole files mostly agree in`() {
    var made = Array(Self.made.prefix(5000))
    for index in made.indices where index > 100 { made[index].state = nil }
    let units = PackedUnits(made)
    var alike = 0
    for index in 12..<units.count where units.areAlike(index - 12, index) {
      alike += 1
      let (one, other) = (made[index - 12], made[index])
      #expect(one.locale == other.locale && one.stored.file == other.stored.file)
      #expect(one.state == other.state && one.variation == other.variation)
      #expect(one.storedSource?.file == other.storedSource?.file)
    }
    #expect(alike > 1000)
    // Blocks are not compared.
    #expect(!units.areAlike(4095, 4096))
    #expect(units.areAlike(7, 7))
  }

  @Test func `a run of units is those units`() {
    let units = PackedUnits(Self.made)
    for range in [0..<0, 0..<9000, 4000..<4300, 8999..<9000] {
      #expect(units.units(in: range).map(Self.written) == Self.made[range].map(Self.written))
    }
  }

  @Test func `tables follow one another`() {
    var units = PackedUnits()
    for range in [0..<3, 3..<3, 3..<5000, 5000..<9000] {
      units.append(contentsOf: PackedUnits(Self.made[range]))
    }
    units.append(Self.made[0])
    #expect(units.map(Self.written) == (Self.made + [Self.made[0]]).map(Self.written))
  }

  @Test func `parts, changes and leaving out touch no other unit`() {
    var units = PackedUnits(Self.made)
    let part = UnitPart(alert: "other", role: .button, alertEvidence: .key, roleEvidence: .text)
    units.setPart(part, of: 4097)
    #expect(units.part(of: 4097) == part && units.part(of: 4096) == Self.made[4096].part)
    units.change { if $0 == 5000 { $1.target = "changed" } }
    #expect(units[5000].target == "changed" && units[4097].part == part)
    #expect(units[5001].target == Self.made[5001].target)
    units.keep { $0.isMultiple(of: 2) }
    #expect(units.count == 4500 && units[2500].target == "changed")
    #expect(Self.written(units[1]) == Self.written(Self.made[2]))
  }

  /// Swift takes é and e with an accent for the same text; a file has one of the two.
  @Test func `texts keep the bytes that they are written in`() {
    let texts = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"]
    let units = PackedUnits(
      texts.map { text in
        TextUnit(
          format: "po", key: "a", locale: .english, source: text, target: nil, comment: text,
          stored: Self.stored(1, in: "a.po"))
      })
    #expect(units.map { Array(($0.source ?? "").utf8) } == texts.map { Array($0.utf8) })
    #expect(units.map { Array(($0.comment ?? "").utf8) } == texts.map { Array($0.utf8) })
  }
}
