package import CopyModel
package import JSONText

/// A unit as `read` writes it.
package enum UnitJSON {
  package static func write(_ unit: TextUnit, to json: inout JSONWriter) {
    json.object { json in
      json.name("file")
      json.string(unit.stored.file)
      json.name("line")
      json.integer(unit.stored.place.line)
      json.name("column")
      json.integer(unit.stored.place.column)
      for (name, value) in [
        ("format", unit.format), ("key", unit.key), ("locale", unit.locale.identifier),
        ("source", unit.source), ("target", unit.target), ("comment", unit.comment),
        ("state", unit.state?.rawValue), ("variation", unit.variation), ("alert", unit.alert),
        ("role", unit.role?.rawValue),
      ] as [(String, String?)] {
        json.name(name)
        json.string(value)
      }
    }
  }
}
