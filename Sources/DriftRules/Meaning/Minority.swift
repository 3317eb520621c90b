/// One of two forms that hardly any text of a table has, where nearly all others have the other.
struct Minority<Form: Equatable> {
  /// How often a form must be said to be the table's own.
  private let fewest = 20
  /// How many texts may stand out at most.
  private let most = 3
  /// How many of all there must be for one that stands out.
  private let share = 20
  private var forms: [(form: Form, count: Int, places: [Int])] = []

  /// Counts a text that says one form, once or several times.
  mutating func add(_ form: Form, times: Int = 1, at place: Int) {
    let number = forms.firstIndex { $0.form == form } ?? forms.count
    if number == forms.count { forms.append((form, 0, [])) }
    forms[number].count += times
    if forms[number].places.count <= most { forms[number].places.append(place) }
  }

  /// The form that stands out and where; nil where none does.
  var rare: (form: Form, places: [Int])? {
    guard forms.count == 2, let rare = forms.min(by: { $0.count < $1.count }) else { return nil }
    let all = forms[0].count + forms[1].count
    guard rare.places.count <= most, all - rare.count >= fewest, all > share * rare.count else {
      return nil
    }
    return (rare.form, rare.places)
  }
}
