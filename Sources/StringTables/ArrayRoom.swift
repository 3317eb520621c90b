extension Array {
  /// Gives back the room that the array has beyond its elements.
  mutating func giveBackRoom() {
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact += self
    self = exact
  }
}
