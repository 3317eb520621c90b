import SwiftUI

struct HarvestView: View {
  @State private var asksToDiscard = false
  @State private var asksToEndSeason = false

  var body: some View {
    Form {
      Button(role: .destructive) {
        asksToDiscard = true
      } label: {
        Label("harvest.discard.confirm", systemImage: "trash")
      }
      .alert("harvest.discard.title", isPresented: $asksToDiscard) {
        Button("common.cancel", role: .cancel) {}
        Button("harvest.discard.confirm", role: .destructive, action: discard)
      } message: {
        Text("harvest.discard.message")
      }
    }
    .confirmationDialog(
      Text("season.end.title"), isPresented: $asksToEndSeason, titleVisibility: .visible
    ) {
      Button("season.end.confirm", role: .destructive, action: endSeason)
      Button("common.cancel", role: .cancel) {}
    } message: {
      Text("season.end.message")
    }
  }

  private func discard() {}
  private func endSeason() {}
}
