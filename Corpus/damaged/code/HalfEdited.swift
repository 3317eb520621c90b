import SwiftUI

struct NestView: View {
  var body: some View {
    Text("nest")
      .alert("nest.remove.title", isPresented: $asks) {
        Button("common.cancel", role: .cancel) {}
        Button("nest.remove.confirm", role: .destructive) { remove(
      }
  // Here somebody was called away:
  func remove( {
    let alert = UIAlertController(title: "
