package import CopyModel
import JSONText

/// Units as `read` writes them: one line of JSON each.
package struct UnitJSON {
  private var json = JSONWriter()
  /// What a line of the file begins with, and whose it is.
  private var head: (file: String, json: [UInt8]) = ("", [])
  /// What stands between the place and the key, and between the key and the source.
  private var format: (name: String, json: [UInt8]) = ("", [])
  private var locale: (tag: LocaleTag, json: [UInt8]) = (.root, [])

  /// What a unit is in the alerts that the manifest lists or code makes.
  private let memberships: (TextUnit) -> [AlertMembership]

  private init(_ memberships: @escaping (TextUnit) -> [AlertMembership]) {
    self.memberships = memberships
  }

  package static func lines(
    _ units: ArraySlice<TextUnit>,
    memberships: @escaping (TextUnit) -> [AlertMembership] = { _ in [] }
  ) -> [UInt8] {
    var writer = UnitJSON(memberships)
    writer.json.reserve(units.count * 320)
    // By index: to take a unit out of the array would count each of its texts twice.
    for index in units.indices { writer.write(units[index]) }
    return writer.json.bytes
  }

  private mutating func write(_ unit: borrowing TextUnit) {
    // Tables have one file, format and locale for many units: what these give is written once.
    if head.file != unit.stored.file {
      head = (unit.stored.file, Self.part(#"{"file":"#, unit.stored.file, #","line":"#))
    }
    if format.name != unit.format {
      format = (unit.format, Self.part(#","format":"#, unit.format, #","key":"#))
    }
    if locale.tag != unit.locale {
      locale = (unit.locale, Self.part(#","locale":"#, unit.locale.identifier, #","source":"#))
    }
    json.raw(head.json)
    json.raw(unit.stored.place.line)
    json.raw(Self.column)
    json.raw(unit.stored.place.column)
    json.raw(format.json)
    json.quote(unit.key)
    json.raw(locale.json)
    json.quote(unit.source)
    json.raw(Self.target)
    json.quote(unit.target)
    writeNotes(unit)
  }

  private mutating func writeNotes(_ unit: borrowing TextUnit) {
    let isBare =
      unit.comment == nil && unit.state == nil && unit.variation == nil && unit.role == nil
      && unit.alert == nil
    if isBare { return json.raw(Self.bareTail) }
    json.raw(Self.notes[0])
    json.quote(unit.comment)
    json.raw(Self.notes[1])
    json.quote(unit.state?.rawValue)
    json.raw(Self.notes[2])
    json.quote(unit.variation)
    json.raw(Self.notes[3])
    json.quote(unit.alert)
    json.raw(Self.notes[4])
    json.quote(unit.role?.rawValue)
    // Only what is known for sure has a role from elsewhere than its own key, comment or text.
    if unit.roleEvidence == .manifest { AlertJSON.write(memberships(copy unit), to: &json) }
    json.raw(Self.end)
  }

  private static let column = Array(#","column":"#.utf8)
  private static let target = Array(#","target":"#.utf8)
  private static let notes = ["comment", "state", "variation", "alert", "role"].map {
    Array(#","\#($0)":"#.utf8)
  }
  private static let end = Array("}\n".utf8)
  private static let bareTail = notes.flatMap { $0 + Array("null".utf8) } + end

  private static func part(_ before: String, _ value: String, _ behind: String) -> [UInt8] {
    var json = JSONWriter()
    json.raw(Array(before.utf8))
    json.quote(value)
    json.raw(Array(behind.utf8))
    return json.bytes
  }
}
