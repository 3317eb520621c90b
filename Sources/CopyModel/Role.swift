/// What a string does inside an alert.
public enum Role: String, Sendable, CaseIterable {
  case title, message, button
}
