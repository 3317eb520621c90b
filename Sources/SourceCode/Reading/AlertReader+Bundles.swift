/// Android hands values to a fragment in a bundle: what `newInstance` puts there, `onCreateDialog` takes out.
extension AlertReader {
  private static let putting: Set<String> = [
    "putString", "putInt", "putCharSequence", "putExtra", "putStringArray", "set",
  ]
  private static let getting: Set<String> = [
    "getString", "getInt", "getCharSequence", "getStringExtra", "getIntExtra",
    "getCharSequenceExtra",
  ]

  /// Notes what is put into a bundle, and answers what is taken out; nil where a call does neither.
  mutating func bundled(
    _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    guard let type = scope.type else { return nil }
    if Self.putting.contains(name), call.arguments.count == 2,
      let key = bundleKey(call.arguments[0].value, &scope)
    {
      bundles[type, default: [:]][key] = value(of: call.arguments[1].value, &scope)
      return .unknown
    }
    if name == "bundleOf" || name == "mapOf" {
      for argument in call.arguments {
        guard case .call(let pair) = argument.value,
          case .member(let first?, "to", _) = pair.callee,
          let second = pair.arguments.first, let key = bundleKey(first, &scope)
        else { continue }
        bundles[type, default: [:]][key] = value(of: second.value, &scope)
      }
      return .unknown
    }
    if Self.getting.contains(name), let first = call.arguments.first,
      let key = bundleKey(first.value, &scope)
    {
      return bound[type]?[key] ?? .symbol(.field(type: type, name: key))
    }
    return nil
  }

  /// The name of an entry of a bundle: a literal or a constant; nil for a resource, which has no bundle.
  private mutating func bundleKey(
    _ expression: CodeExpression, _ scope: inout CodeScope
  ) -> String? {
    switch expression {
    case .name(let name, _) where name.utf8.contains(UInt8(ascii: "_")) || name.hasPrefix("ARG"):
      return "bundle " + name
    case .member(_, let name, _)
    where name.hasPrefix("ARG") || name.hasPrefix("KEY") || name.hasPrefix("EXTRA"):
      return "bundle " + name
    case .text(let text): return text.plain.map { "bundle " + $0 }
    default: return nil
    }
  }

  /// A fragment that is made by a function of its type: its dialog is read with what the function puts into its bundle.
  mutating func fragment(
    _ type: String, _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    guard let functions = templates.types[type], callsFollowed < 4,
      let number = index.types[type]?.functions[name]?.first(where: {
        index.functions[$0].fits(call)
      })
    else { return nil }
    let spot = outermost ?? CodeSpot(file: scope.file, offset: call.offset)
    let values = bind(
      call, to: index.functions[number].declaration.parameters, inside: type, &scope)
    let (before, own, outer) = (bundles[type], bound[type], outermost)
    callsFollowed += 1
    bundles[type] = [:]
    _ = follow(number, with: values, from: spot)
    followedTypes.insert(type)
    bound[type] = bundles[type]
    outermost = spot
    for function in functions.sorted() {
      _ = follow(function, with: [:], receiver: .instance(type, bundles[type] ?? [:]), from: spot)
    }
    (bundles[type], bound[type], outermost) = (before, own, outer)
    callsFollowed -= 1
    return .instance(type, [:])
  }
}
