import CopyModel
import Copydesk
import JSONText

/// What is wrong with how an object asks for lines.
struct LineRequestError: Error {
  let message: String
}

extension LineRequest {
  /// What an object of `analyze` asks for; nil when it asks for no lines.
  init?(_ object: NDJSONObject<TextField>, platforms: [Platform]) throws(LineRequestError) {
    let role: Role? = try Self.choice(.role, in: object)
    let platform: Platform? = try Self.choice(.platform, in: object)
    let textSize: TextSize? = try Self.choice(.textSize, in: object)
    let metrics: MetricsName? = try Self.choice(.metrics, in: object)
    let size = try Self.number(.fontSize, upTo: 1000, in: object)
    let weight = try Self.number(.fontWeight, upTo: 1000, in: object)
    if let width = try Self.number(.width, upTo: 1_000_000, in: object) {
      self = .width(
        width, fontSize: size ?? 17, fontWeight: Int(weight ?? 400), metrics: metrics ?? .apple,
        mostLines: role.map(Self.mostLines) ?? 1)
    } else if let role {
      self = .part(
        role, platforms: platform.map { [$0] } ?? platforms, textSize: textSize ?? .large)
    } else {
      return nil
    }
  }

  /// How many lines a part may take where nothing but a width is known.
  private static func mostLines(of role: Role) -> Int? {
    switch role {
    case .title: 2
    case .message: nil
    case .button: 1
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ field: TextField, in object: NDJSONObject<TextField>
  ) throws(LineRequestError) -> Choice? {
    guard let value = object[field], !value.isNull else { return nil }
    guard let name = value.string, let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw LineRequestError(message: "“\(field)” takes one of \(names).")
    }
    return choice
  }

  private static func number(
    _ field: TextField, upTo most: Double, in object: NDJSONObject<TextField>
  ) throws(LineRequestError) -> Double? {
    guard let value = object[field], !value.isNull else { return nil }
    guard let number = value.number, number > 0, number <= most else {
      throw LineRequestError(
        message: "“\(field)” takes a number over 0 and up to \(Int(most)).")
    }
    return number
  }
}
