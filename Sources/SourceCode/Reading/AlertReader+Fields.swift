/// The fields of a value as its initializer sets them.
extension AlertReader {
  mutating func fields(
    of type: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> [String: CodeValue] {
    let members = index.types[type]
    let makers = members?.functions["init"] ?? []
    if let number = makers.first(where: { index.functions[$0].fits(call) }) {
      let values = bind(
        call, to: index.functions[number].declaration.parameters, inside: type, &scope)
      return fields(setBy: number, with: values, of: type)
    }
    // Without an initializer of its own, a type is made of its fields in their order.
    let names = makers.isEmpty ? members?.fieldNames ?? [] : []
    var fields: [String: CodeValue] = [:]
    for (number, argument) in call.arguments.enumerated() {
      guard let name = argument.label ?? (number < names.count ? names[number] : nil) else {
        _ = value(of: argument.value, &scope)
        continue
      }
      fields[name] = value(
        of: argument.value, as: members?.fields[name]?.type, inside: type, &scope)
    }
    return fields
  }

  /// What an initializer sets: its parameters by their names, what its body assigns, and what another one sets that it calls.
  private mutating func fields(
    setBy number: Int, with values: [String: CodeValue], of type: String
  ) -> [String: CodeValue] {
    guard descend() else { return values }
    defer { ascend() }
    let function = index.functions[number]
    var fields = values
    var inner = CodeScope(names: values, type: type, file: function.file, function: number)
    for statement in function.declaration.body {
      switch statement {
      case .assignment(.member(.name("self", _)?, let name, _), let value),
        .assignment(.member(.name("this", _)?, let name, _), let value):
        let value = self.value(of: value, &inner)
        if !value.isUnknown, !value.isLoneName { fields[name] = value }
      case .expression(.call(let other)) where ["this", "init"].contains(other.name ?? ""):
        let makers = index.types[type]?.functions["init"] ?? []
        guard
          let next = makers.last(where: { $0 != number && index.functions[$0].fits(other) })
        else { continue }
        let handed = bind(
          other, to: index.functions[next].declaration.parameters, inside: type, &inner)
        fields.merge(self.fields(setBy: next, with: handed, of: type)) { _, set in set }
      default: break
      }
    }
    return fields
  }
}
