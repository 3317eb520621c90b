import CopyModel

/// Reads the alerts that code makes: it follows bodies as a person would, with what is known of each name.
///
/// Nothing is run. A branch is followed in all its ways, a function of the project where it is called with what an
/// alert shows, and what only a run could tell stays unknown.
struct AlertReader {
  let index: CodeIndex
  var drafts: [AlertDraft] = []
  /// The functions whose alerts show what they are called with, and the types whose fields are shown so, with the
  /// functions that show them.
  var templates = AlertTemplates()
  /// What was followed into: functions of the index, each with what it was called with.
  private(set) var followed: Set<Int> = []
  var followedTypes: Set<String> = []
  /// The fields of the instance that a type's functions are followed for.
  var bound: [String: [String: CodeValue]] = [:]
  /// What functions of a type put into a bundle.
  var bundles: [String: [String: CodeValue]] = [:]
  /// The call that a reader of the code would look for, where functions are followed.
  var outermost: CodeSpot?
  /// The way of the branch that is followed; zero outside.
  var way = 0
  private var ways = 0
  var waysOfDrafts: [Int] = []
  private var depth = 0
  private var callDepth = 0
  private var steps = 0
  private var followedNow: [Int] = []
  /// What the project's settings say of functions, by name.
  var declaredFunctions: [String: AlertFunction] = [:]
  /// The call that is a statement: where it stands.
  var statement: Int?
  /// The hashes of the names by which templates are called.
  var hashesOfTemplates: Set<UInt64> = []
  /// What properties came to that depend on nothing else.
  var known: [Int: CodeValue] = [:]
  /// The members that are being read: one may be set to another, and that to the first.
  var readMembers: Set<String> = []

  /// How deep expressions may nest, how deep calls are followed, and how much is followed for one root.
  private static let (deepest, deepestCall, mostSteps) = (160, 6, 60_000)

  /// The functions that make alerts, as far as that is known.
  var makers: Set<Int> = []
  /// The names of types that lead to texts and that no file read so far declares.
  var missing: Set<String> = []
  /// Whether the parts of a dialog are read: views of the project that stand there are worth a look at their files.
  var isInDialog = false
  /// Whether what a modal view shows is read.
  var sheetDepth = SwiftUISheets.Depth.outside
  /// How deep constructors are followed.
  var callsFollowed = 0
  /// Android's layouts by name, each with those that it takes in.
  var layouts: [String: AndroidLayout] = [:]
  /// The languages of the files, by number.
  let languages: [Int: CodeLanguage]

  init(index: CodeIndex, languages: [Int: CodeLanguage]) {
    self.index = index
    self.languages = languages
  }

  /// Starts with another function or top of a file.
  mutating func restart() {
    (depth, callDepth, steps, way) = (0, 0, 0, 0)
    outermost = nil
    bound = [:]
    followedNow = []
  }

  /// Whether there is room to follow something deeper.
  mutating func descend() -> Bool {
    steps += 1
    guard depth < Self.deepest, steps < Self.mostSteps else { return false }
    depth += 1
    return true
  }

  mutating func ascend() { depth -= 1 }

  // MARK: Bodies

  /// What a body gives back, and what its statements show one after the other.
  struct Outcome {
    var returned: [CodeValue] = []
    var shown: [CodeValue] = []

    /// What the body as a whole comes to.
    var value: CodeValue {
      if returned.count == 1, let only = returned.first { return only }
      if !returned.isEmpty { return .oneOf(returned) }
      return shown.last ?? .unknown
    }
  }

  mutating func run(_ body: [CodeStatement], _ scope: inout CodeScope) -> Outcome {
    var outcome = Outcome()
    guard descend() else { return outcome }
    defer { ascend() }
    for statement in body { run(statement, &scope, &outcome) }
    return outcome
  }

  private mutating func run(
    _ statement: CodeStatement, _ scope: inout CodeScope, _ outcome: inout Outcome
  ) {
    switch statement {
    case .expression(let expression):
      if !isInDialog, leads(expression, scope) { return }
      if case .call(let call) = expression { self.statement = call.offset }
      let value = value(of: expression, &scope)
      if value.showsSomething { outcome.shown.append(value.inWay(way)) }
    case .binding(let name, let type, let expression):
      if let expression {
        scope.names[name] = value(of: expression, as: type, inside: scope.type, &scope)
      } else if let type, let whole = index.valueType(type, inside: scope.type) {
        scope.names[name] = .instance(whole, [:])
      } else {
        scope.names[name] = .unknown
      }
    case .assignment(let target, let expression):
      let declared = declaredType(of: target, &scope)
      let value = value(of: expression, as: declared?.name, inside: declared?.inside, &scope)
      assign(value, to: target, &scope)
    case .returned(let expression):
      outcome.returned.append(value(of: expression, &scope).inWay(way))
    case .branches(let subjects, let arms):
      for subject in subjects { _ = value(of: subject, &scope) }
      branch(arms, &scope, &outcome)
    case .function(let function):
      let closure = CodeClosure(
        parameters: function.parameters.map(\.name), body: function.body)
      scope.names[function.name] = .closure(closure, scope)
      _ = self.outcome(of: closure, scope)
    case .type: break
    }
  }

  /// Follows all ways, each from where the branch begins, and puts together what they set.
  private mutating func branch(
    _ arms: [[CodeStatement]], _ scope: inout CodeScope, _ outcome: inout Outcome
  ) {
    let (before, outer, firstWay) = (scope, way, ways + 1)
    var after: [CodeScope] = []
    for arm in arms {
      ways += 1
      way = ways
      var inner = before
      let found = run(arm, &inner)
      outcome.returned += found.returned
      outcome.shown += found.shown
      after.append(inner)
    }
    way = outer
    for name in before.names.keys.sorted() {
      if case .list(let values)? = before.names[name] {
        // What the ways append stands one behind the other.
        let added = after.enumerated().flatMap { number, arm -> [CodeValue] in
          guard case .list(let all)? = arm.names[name], all.count > values.count else { return [] }
          return all[values.count...].map { $0.inWay(firstWay + number) }
        }
        if !added.isEmpty { scope.names[name] = .list(values + added) }
        continue
      }
      guard case .text? = before.names[name] else {
        if case .unknown? = before.names[name] {
          let set = after.compactMap { $0.names[name] }.filter { !$0.isUnknown }
          if !set.isEmpty { scope.names[name] = .oneOf(set) }
        }
        continue
      }
      var values: [CodeValue] = []
      for arm in after {
        guard let value = arm.names[name] else { continue }
        if !values.contains(where: { $0.isSameText(as: value) }) { values.append(value) }
      }
      if let own = before.names[name], !values.contains(where: { $0.isSameText(as: own) }),
        arms.count < 2
      {
        values.append(own)
      }
      if values.count > 1 {
        scope.names[name] = .oneOf(values)
      } else {
        scope.names[name] = values.first
      }
    }
  }

  mutating func assign(_ value: CodeValue, to target: CodeExpression, _ scope: inout CodeScope) {
    // What is kept for later may show alerts then.
    if case .closure(let closure, let own) = value { _ = outcome(of: closure, own) }
    switch target {
    case .name(let name, _):
      if scope.names[name] != nil {
        scope.names[name] = value
      } else if let receiver = scope.receiver.last {
        set(name, of: receiver, to: value)
      }
    case .member(let base?, let name, _):
      set(name, of: self.value(of: base, &scope), to: value)
    case .member(nil, let name, _):
      if let receiver = scope.receiver.last { set(name, of: receiver, to: value) }
    default: _ = self.value(of: target, &scope)
    }
  }

  /// Whether a statement is but a property of the project: what it shows is read where that stands.
  private func leads(_ expression: CodeExpression, _ scope: CodeScope) -> Bool {
    guard case .name(let name, _) = expression, scope.names[name] == nil, let type = scope.type
    else {
      return false
    }
    return owner(of: name, from: type) != nil
  }

  // MARK: Functions

  /// Follows a function that stands by itself: what it is called with is not known.
  mutating func readRoot(_ number: Int) {
    restart()
    let function = index.functions[number]
    var scope = CodeScope(type: function.type, file: function.file, function: number)
    for parameter in function.declaration.parameters {
      scope.names[parameter.name] = unknown(parameter, of: number)
    }
    followedNow = [number]
    _ = run(function.declaration.body, &scope)
  }

  private mutating func unknown(_ parameter: CodeFunction.Parameter, of function: Int) -> CodeValue
  {
    if let type = parameter.type {
      if let whole = index.valueType(type, inside: index.functions[function].type) {
        return .instance(whole, [:])
      }
      missing.insert(type.bareType)
    }
    return .symbol(.parameter(function: function, name: parameter.name))
  }

  /// What a function of the project comes to when it is called with some values.
  mutating func follow(
    _ number: Int, with values: [String: CodeValue], receiver: CodeValue? = nil,
    from spot: CodeSpot
  ) -> CodeValue {
    guard callDepth < Self.deepestCall, !followedNow.contains(number) else { return .unknown }
    let function = index.functions[number]
    callDepth += 1
    followed.insert(number)
    followedNow.append(number)
    // What is no form for others makes its alerts where it stands.
    let isOutermost = outermost == nil && templates.functions.contains(number)
    if isOutermost { outermost = spot }
    defer {
      callDepth -= 1
      followedNow.removeLast()
      if isOutermost { outermost = nil }
    }
    var scope = CodeScope(type: function.type, file: function.file, function: number)
    if let receiver { scope.receiver = [receiver] }
    for parameter in function.declaration.parameters {
      if let value = values[parameter.name] {
        scope.names[parameter.name] = value
      } else if let usual = parameter.value {
        scope.names[parameter.name] = value(
          of: usual, as: parameter.type, inside: function.type, &scope)
      } else {
        scope.names[parameter.name] = .unknown
      }
    }
    let outcome = run(function.declaration.body, &scope)
    let shown = outcome.shown.count > 1 && outcome.returned.isEmpty
    return shown ? .view(function.declaration.name, outcome.shown) : outcome.value
  }

  /// What a closure shows or comes to. Its parameters are `values`, the others unknown.
  mutating func outcome(
    of closure: CodeClosure, _ scope: CodeScope, with values: [CodeValue] = [],
    receiver: CodeValue? = nil
  ) -> Outcome {
    var inner = scope
    let names = closure.parameters.isEmpty ? ["it"] : closure.parameters
    for (number, name) in names.enumerated() {
      inner.names[name] = number < values.count ? values[number] : .unknown
    }
    // The first argument of a closure without named ones, in Swift.
    if let first = values.first { inner.names["$0"] = first }
    if let receiver { inner.receiver.append(receiver) }
    return run(closure.body, &inner)
  }
}
