import SwiftUI

struct BedListView: View {
  @State private var isAdding = false

  var body: some View {
    List(beds) { bed in BedRow(bed) }
      .sheet(isPresented: $isAdding) {
        NavigationStack { BedForm() }
      }
  }
}

struct BedForm: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form { BedFields() }
      .navigationTitle("bed.add.title")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("common.cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("bed.add.confirm", action: save)
        }
      }
  }

  private func save() {}
}
