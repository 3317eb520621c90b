import SwiftSyntax

extension SwiftReader {
  mutating func declaration(_ syntax: DeclSyntax) -> [CodeStatement] {
    nested { $0.shallow(syntax) } ?? []
  }

  private mutating func shallow(_ syntax: DeclSyntax) -> [CodeStatement] {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return bindings(variable)
    case .functionDecl(let function):
      return [
        .function(
          self.function(
            function.name.text.bare, function.signature.parameterClause, function.body,
            at: offset(of: function.name)))
      ]
    case .initializerDecl(let maker):
      return [
        .function(
          function(
            "init", maker.signature.parameterClause, maker.body, at: offset(of: maker.initKeyword)))
      ]
    case .structDecl(let type): return self.type(type.name.text, type, type.inheritanceClause)
    case .classDecl(let type): return self.type(type.name.text, type, type.inheritanceClause)
    case .enumDecl(let type): return self.type(type.name.text, type, type.inheritanceClause)
    case .actorDecl(let type): return self.type(type.name.text, type, type.inheritanceClause)
    case .protocolDecl(let type): return self.type(type.name.text, type, type.inheritanceClause)
    case .extensionDecl(let type):
      return self.type(
        type.extendedType.trimmedDescription, type, type.inheritanceClause)
    case .enumCaseDecl(let cases):
      return cases.elements.map { enumCase($0) }
    case .ifConfigDecl(let config): return config.clauses.flatMap { clause in conditional(clause) }
    default: return []
    }
  }

  private mutating func conditional(_ clause: IfConfigClauseSyntax) -> [CodeStatement] {
    switch clause.elements {
    case .statements(let items)?: statements(items)
    case .decls(let items)?: items.flatMap { declaration($0.decl) }
    default: []
    }
  }

  /// What only previews show is no copy of the app.
  private static let previews: Set<String> = ["PreviewProvider"]

  private mutating func type(
    _ name: String, _ syntax: some DeclGroupSyntax, _ parents: InheritanceClauseSyntax?
  ) -> [CodeStatement] {
    let isPreview =
      parents?.inheritedTypes.contains {
        Self.previews.contains($0.type.trimmedDescription)
      } ?? false
    guard !isPreview else { return [] }
    let members = syntax.memberBlock.members.flatMap { declaration($0.decl) }
    let above = parents?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    return [.type(CodeType(name: name.bare, parents: above, members: members))]
  }

  /// A case of an enumeration; one that carries values is a type with these as its fields.
  private mutating func enumCase(_ element: EnumCaseElementSyntax) -> CodeStatement {
    let name = element.name.text.bare
    guard let values = element.parameterClause?.parameters else {
      return .binding(
        name: name, type: nil, value: element.rawValue.map { expression($0.value) })
    }
    let fields = values.enumerated().map { number, value in
      CodeStatement.binding(
        name: value.firstName?.text.bare ?? String(number), type: value.type.trimmedDescription,
        value: nil)
    }
    return .type(CodeType(name: name, members: fields))
  }

  private mutating func function(
    _ name: String, _ parameters: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?,
    at offset: Int
  ) -> CodeFunction {
    let list = parameters.parameters.map { parameter in
      let first = parameter.firstName.text.bare
      return CodeFunction.Parameter(
        label: first == "_" ? nil : first, name: parameter.secondName?.text.bare ?? first,
        type: parameter.type.trimmedDescription,
        value: parameter.defaultValue.map { expression($0.value) })
    }
    return CodeFunction(
      name: name, parameters: list, body: body.map { statements($0.statements) } ?? [],
      offset: offset)
  }

  private mutating func bindings(_ syntax: VariableDeclSyntax) -> [CodeStatement] {
    syntax.bindings.flatMap { binding -> [CodeStatement] in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        guard let value = binding.initializer?.value else { return [] }
        return [.expression(expression(value))]
      }
      let name = pattern.identifier.text.bare
      let type = binding.typeAnnotation?.type.trimmedDescription
      if let block = binding.accessorBlock, let body = getter(block) {
        return [
          .function(
            CodeFunction(
              name: name, parameters: [], isProperty: true, body: body, offset: offset(of: pattern))
          )
        ]
      }
      return [
        .binding(name: name, type: type, value: binding.initializer.map { expression($0.value) })
      ]
    }
  }

  /// The body that computes a property; nil where it is stored and only watched.
  private mutating func getter(_ block: AccessorBlockSyntax) -> [CodeStatement]? {
    switch block.accessors {
    case .getter(let items): return statements(items)
    case .accessors(let list):
      for accessor in list where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
        return accessor.body.map { statements($0.statements) } ?? []
      }
      return nil
    }
  }
}
