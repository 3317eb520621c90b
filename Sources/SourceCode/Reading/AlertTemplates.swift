/// What alerts show that is known only where they are asked for.
struct AlertTemplates: Sendable, Equatable {
  /// Numbers of functions whose parameters are shown.
  var functions: Set<Int> = []
  /// Types whose fields are shown, with the functions that show them.
  var types: [String: Set<Int>] = [:]

  var isEmpty: Bool { functions.isEmpty && types.isEmpty }
}
