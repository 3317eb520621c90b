import SwiftUI

struct BedView: View {
  @State private var asksToClear = false

  var body: some View {
    Text("bed.clear.confirm")
      .alert("bed.clear.title", isPresented: $asksToClear) {
        Button("bed.clear.archive") { archive() }
        Button("bed.clear.confirm", role: .destructive) { clear() }
      } message: {
        Text("bed.clear.message")
      }
  }
}
