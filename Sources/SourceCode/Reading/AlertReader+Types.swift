/// What declared types tell: `.failed(message)` where a field's type names the enumeration.
extension AlertReader {
  /// The value of an expression that goes where a type is declared, and may leave it out.
  mutating func value(
    of expression: CodeExpression, as declared: String?, inside type: String?,
    _ scope: inout CodeScope
  ) -> CodeValue {
    guard let declared, expression.leavesTypeOut,
      let whole = index.type(declared.bareType, inside: type), !LocalizedNames.types.contains(whole)
    else { return value(of: expression, &scope) }
    return value(of: expression.typed(as: whole), &scope)
  }

  /// The declared type of what is assigned to, with the type that declares it.
  mutating func declaredType(
    of target: CodeExpression, _ scope: inout CodeScope
  ) -> (name: String, inside: String)? {
    let (owner, name): (String, String)
    switch target {
    case .name(let own, _):
      guard let type = scope.type, let here = self.owner(of: own, from: type) else { return nil }
      (owner, name) = (here, own)
    case .member(let base?, let own, _):
      // A call would be made twice: here and where it is assigned to.
      guard base.isChainOfNames, case .instance(let type, _) = value(of: base, &scope) else {
        return nil
      }
      (owner, name) = (type, own)
    default: return nil
    }
    return index.types[owner]?.fields[name]?.type.map { ($0, owner) }
  }

  /// The case of an enumeration that a value is asked for: `case .failed(let message)`; nil where it is none.
  func carrier(_ name: String, of base: CodeValue) -> CodeValue? {
    guard name.hasPrefix(CodeExpression.caseMark) else { return nil }
    let name = String(name.dropFirst(CodeExpression.caseMark.count))
    switch base {
    case .instance(let type, _):
      if type.hasSuffix("." + name), index.isCase(type) { return base }
      let whole = type + "." + name
      return index.isCase(whole) ? .instance(whole, bound[whole] ?? [:]) : nil
    case .unknown, .symbol, .path:
      guard let only = index.typeNames[name]?.filter(index.isCase), only.count == 1 else {
        return nil
      }
      return .instance(only[0], bound[only[0]] ?? [:])
    default: return nil
    }
  }

  /// A case that carries values, where nothing tells of which enumeration: one that alerts show.
  func shownCase(_ name: String, _ call: CodeCall) -> String? {
    let cases = index.typeNames[name, default: []].filter { type in
      guard templates.types[type] != nil, index.isCase(type),
        let fields = index.types[type]?.fieldNames
      else { return false }
      return fields.count == call.arguments.count
        && call.arguments.allSatisfy { $0.label.map(fields.contains) ?? true }
    }
    return cases.count == 1 ? cases[0] : nil
  }
}

extension CodeIndex {
  /// Types of the languages, which a project may extend, and whose values have no fields that alerts show.
  private static let plain: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "URL", "Date", "Data", "List", "Map",
    "Set", "Array",
    "Dictionary", "Error", "NSError", "View", "Image", "Color", "Widget", "BuildContext", "Context",
    "Any",
    "CharSequence", "NSString", "int", "bool", "double", "num", "Object", "LocalizedStringKey",
    "LocalizedStringResource", "Text", "AttributedString", "Uri", "File", "UUID", "Locale",
  ]

  /// The type of the project that a declaration names; nil for one whose values are texts or the like.
  func valueType(_ declared: String, inside type: String?) -> String? {
    let bare = declared.bareType
    return Self.plain.contains(bare) ? nil : self.type(bare, inside: type)
  }

  /// Whether a type is a case of an enumeration with the values that it carries.
  func isCase(_ type: String) -> Bool {
    guard let first = type.split(separator: ".").last?.unicodeScalars.first,
      !first.properties.isUppercase, let members = types[type]
    else { return false }
    return members.functions.isEmpty
  }

  /// Whether a type is an enumeration with cases that carry values.
  func hasCases(_ type: String) -> Bool { types[type]?.hasCases ?? false }
}

extension CodeExpression {
  fileprivate var isChainOfNames: Bool {
    switch self {
    case .name, .member(nil, _, _): true
    case .member(let base?, _, _): base.isChainOfNames
    default: false
    }
  }

  /// Whether it begins with a dot.
  var leavesTypeOut: Bool {
    switch self {
    case .member(nil, _, _): true
    case .call(let call): call.callee.leavesTypeOut
    case .choice(let parts): parts.contains(where: \.leavesTypeOut)
    default: false
    }
  }

  /// The same with the type that it leaves out.
  func typed(as type: String) -> CodeExpression {
    switch self {
    case .member(nil, let name, let at): return .member(.name(type, at: at), name, at: at)
    case .call(var call) where call.callee.leavesTypeOut:
      call.callee = call.callee.typed(as: type)
      return .call(call)
    case .choice(let parts): return .choice(parts.map { $0.typed(as: type) })
    default: return self
    }
  }
}
