import CopyModel
import JSONText

/// The alerts that show a string, as `read` writes them behind its role.
enum AlertJSON {
  /// `buttonRole`, `kind` and `codePlace` of the first alert, then `alerts` with what the string is in each; nothing where
  /// no alert is known to show it.
  static func write(_ memberships: [AlertMembership], to json: inout JSONWriter) {
    guard let first = memberships.first else { return }
    var own = JSONWriter()
    own.object { json in
      json.member("buttonRole", first.writtenRole)
      json.member("kind", first.kind.rawValue)
      json.member(
        "codePlace", first.codePlaces.first.map { "\($0.file):\($0.place.line):\($0.place.column)" }
      )
      json.name("alerts")
      write(all: memberships, to: &json)
    }
    // Members of the line that is being written.
    json.raw(Array(",".utf8) + own.bytes.dropFirst().dropLast())
  }

  private static func write(all memberships: [AlertMembership], to json: inout JSONWriter) {
    json.array(memberships) { json, membership in
      json.object { json in
        json.member("name", membership.alert)
        json.member("role", membership.role.rawValue)
        json.member("buttonRole", membership.writtenRole)
        json.name("order")
        if let order = membership.order { json.integer(order) } else { json.null() }
        json.member("kind", membership.kind.rawValue)
        json.name("codePlaces")
        json.array(membership.codePlaces) { place(of: $1, to: &$0) }
      }
    }
  }

  /// A place in code as JSON.
  static func place(of code: CodePlace, to json: inout JSONWriter) {
    json.object { json in
      json.member("file", code.file)
      json.name("line")
      json.integer(code.place.line)
      json.name("column")
      json.integer(code.place.column)
    }
  }
}

extension AlertMembership {
  /// How a button is styled, as the systems name it; nil for other texts.
  fileprivate var writtenRole: String? {
    role == .button ? buttonRole?.rawValue ?? "default" : nil
  }
}
