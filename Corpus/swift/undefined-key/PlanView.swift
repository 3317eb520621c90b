import SwiftUI

struct PlanView: View {
  @State private var asksToShare = false
  @State private var asksToSave = false

  var body: some View {
    List {}
      .confirmationDialog(Text("plan.share.title"), isPresented: $asksToShare) {
        Button("plan.share.confirm") {}
        Button("plan.share.copy") {}
        Button("common.cancel", role: .cancel) {}
      } message: {
        Text("plan.share.message")
      }
      .alert("plan.save.titel", isPresented: $asksToSave) {
        Button("common.cancel", role: .cancel) {}
      }
  }
}
