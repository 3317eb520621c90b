import SourceCode
import Testing

struct AppleAlertsTests {
  @Test func `reads an alert controller with its actions`() {
    let source = """
      final class Notes: UIViewController {
        func confirmDelete(_ note: Note) {
          let alert = UIAlertController(
            title: NSLocalizedString("note.delete.title", comment: ""),
            message: String(localized: "note.delete.message"), preferredStyle: .actionSheet)
          alert.addAction(UIAlertAction(title: NSLocalizedString("note.delete", comment: ""), style: .destructive) { _ in
            self.remove(note)
          })
          alert.addAction(.init(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
          present(alert, animated: true)
        }
      }
      """
    #expect(
      alerts("Notes.swift", source)
        == "action-sheet: note.delete.title | note.delete.message | note.delete(destructive), cancel(cancel)"
    )
  }

  @Test func `reads an alert of a Mac with what is on it`() {
    let source = """
      func askForName() {
        let alert = NSAlert()
        alert.messageText = isNew ? String(localized: "name.new") : String(localized: "name.change")
        alert.informativeText = String(localized: "name.hint")
        alert.addButton(withTitle: String(localized: "name.save"))
        alert.addButton(withTitle: String(localized: "name.discard")).hasDestructiveAction = true
        alert.accessoryView = NSTextField()
        alert.showsSuppressionButton = true
        alert.runModal()
      }
      """
    #expect(
      alerts("Name.swift", source)
        == "alert: name.new / name.change | name.hint | name.save!, name.discard(destructive) +accessory+suppression"
    )
  }

  @Test func `knows the button that the system adds to an alert`() {
    let source = """
      func tell() {
        let alert = NSAlert()
        alert.messageText = String(localized: "disk.full")
        alert.runModal()
      }
      struct Room: View {
        var body: some View {
          List {}.alert("room.full", isPresented: $isFull) {}
            .confirmationDialog("room.leave", isPresented: $asks) { Button("room.leave", role: .destructive) {} }
        }
      }
      """
    #expect(
      alerts("Tell.swift", source) == """
        alert: disk.full | - | <ok>! automatic
        alert: room.full | - | <ok>! automatic
        action-sheet: room.leave | - | room.leave(destructive), <cancel>(cancel) automatic
        """)
  }

  @Test func `reads the modifiers of SwiftUI`() {
    let source = """
      struct Trash: View {
        @State private var asks = false
        var body: some View {
          List(items) { row($0) }
            .alert("trash.empty.title", isPresented: $asks) {
              Button("trash.empty", role: .destructive) { empty() }
              Button("trash.keep", role: .cancel) {}
            } message: {
              if isShared { Text("trash.shared") } else { Text("trash.own") }
            }
        }
      }
      """
    #expect(
      alerts("Trash.swift", source)
        == "alert: trash.empty.title | trash.shared / trash.own | trash.empty(destructive), trash.keep(cancel)"
    )
  }

  @Test func `follows the values that a case carries`() {
    let model = """
      enum Notice: Identifiable {
        case failed(title: String, reason: String)
        case done(String)
      }
      @Observable final class Model {
        var notice: Notice?
        func save() {
          notice = .failed(title: L10n.Save.failed, reason: L10n.Save.tryAgain)
        }
        func finish() { show(.done(L10n.Save.done)) }
        private func show(_ notice: Notice) { self.notice = notice }
      }
      """
    let view = """
      struct Editor: View {
        @State var model: Model
        var body: some View {
          Text(verbatim: "").alert(item: $model.notice) { notice in
            switch notice {
            case .failed(let title, let reason):
              Alert(title: Text(title), message: Text(reason), dismissButton: .cancel(Text(L10n.close)))
            case .done(let text): Alert(title: Text(text), dismissButton: .default(Text(L10n.ok)))
            }
          }
        }
      }
      """
    #expect(
      alerts(in: [("Model.swift", model), ("Editor.swift", view)]) == """
        alert: ~Save.failed | ~Save.tryAgain | ~close(cancel)
        alert: ~Save.done | - | ~ok(default)
        """)
  }

  @Test func `follows what is handed to a function that shows an alert`() {
    let shower = """
      extension UIViewController {
        func showAlert(_ title: String, because reason: String, button: String = NSLocalizedString("ok", comment: "")) {
          let alert = UIAlertController(title: title, message: reason, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: button, style: .default))
          present(alert, animated: true)
        }
      }
      """
    let caller = """
      final class Login: UIViewController {
        func fail() {
          showAlert(NSLocalizedString("login.failed", comment: ""), because: NSLocalizedString("login.retry", comment: ""))
        }
      }
      """
    #expect(
      alerts(in: [("Show.swift", shower), ("Login.swift", caller)])
        == "alert: login.failed | login.retry | ok(default)")
  }

  @Test func `reads Objective-C`() {
    let source = """
      @implementation Player
      - (void)warn {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:NSLocalizedString(@"SLOW", nil)
                                                                      message:nil
                                                               preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:XYLocalizedStringFromTable(@"STOP", @"Player", @"")
                                                  style:UIAlertActionStyleDestructive handler:nil]];
        NSAlert *panel = [[NSAlert alloc] init];
        panel.messageText = NSLocalizedString(@"QUIT", nil);
        [panel addButtonWithTitle:NSLocalizedString(@"OK", nil)];
      }
      @end
      """
    #expect(
      alerts("Player.m", source) == """
        alert: SLOW | - | STOP(destructive)
        alert: QUIT | - | OK!
        """)
  }

  @Test func `reads a sheet that has a title and a button that cancels`() {
    let list = """
      struct Trips: View {
        var body: some View {
          List(trips) { Text($0.name) }
            .sheet(isPresented: $isAdding) { NavigationStack { TripForm() } }
            .sheet(item: $shown) { trip in TripDetails(trip) }
            .fullScreenCover(isPresented: $isTouring) {
              Tour().navigationTitle("tour.title").toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("tour.skip", role: .cancel) {} }
              }
            }
        }
      }
      """
    let form = """
      struct TripForm: View {
        var body: some View {
          Form {}
            .navigationTitle(isNew ? "trip.new" : "trip.edit")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("cancel") { dismiss() } }
              ToolbarItem(placement: .confirmationAction) { Button("save", action: save) }
              ToolbarItem(placement: .bottomBar) { Button("help") {} }
            }
            .alert("trip.lost", isPresented: $isLost) { Button("ok") {} }
        }
      }
      struct TripDetails: View {
        var body: some View { Text("trip.details").navigationTitle("trip.details.title") }
      }
      """
    #expect(
      alerts(in: [("Trips.swift", list), ("TripForm.swift", form)]) == """
        modal: trip.new / trip.edit | - | cancel(cancel), save(default)
        modal: tour.title | - | tour.skip(cancel)
        alert: trip.lost | - | ok
        """)
  }
}
