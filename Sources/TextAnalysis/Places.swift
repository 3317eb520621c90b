/// Places in a text, in order. Emptied, it keeps its memory.
struct Places {
  private var list: [Int] = []
  private(set) var count = 0

  var first: Int? { count > 0 ? list[0] : nil }

  subscript(position: Int) -> Int { list[position] }

  mutating func removeAll() { count = 0 }

  mutating func append(_ place: Int) {
    if count < list.count { list[count] = place } else { list.append(place) }
    count += 1
  }
}
