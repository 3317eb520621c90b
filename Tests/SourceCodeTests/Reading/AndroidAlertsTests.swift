import SourceCode
import Testing

struct AndroidAlertsTests {
  @Test func `reads a builder`() {
    let source = """
      class Playlists extends Fragment {
        void confirm() {
          AlertDialog.Builder builder = new AlertDialog.Builder(getContext());
          builder.setTitle(R.string.playlist_delete_title);
          builder.setMessage(getString(R.string.playlist_delete_message, name));
          builder.setPositiveButton(R.string.delete, (dialog, which) -> delete());
          builder.setNegativeButton(android.R.string.cancel, null);
          builder.show();
        }
      }
      """
    #expect(
      alerts("Playlists.java", source)
        == "alert: playlist_delete_title | playlist_delete_message | delete, <cancel>(cancel)")
  }

  @Test func `reads a builder that is told by a block`() {
    let source = """
      fun ask(context: Context) = MaterialAlertDialogBuilder(context).apply {
        setTitle(context.getString(R.string.sync_title))
        if (isMetered) setMessage(R.string.sync_metered) else setMessage(R.string.sync_now)
        setPositiveButton(R.string.sync) { _, _ -> sync() }
      }.show()
      """
    #expect(alerts("Sync.kt", source) == "alert: sync_title | sync_metered / sync_now | sync")
  }

  @Test func `reads the slots of Compose`() {
    let source = """
      @Composable
      fun LeaveDialog(onLeave: () -> Unit, onDismiss: () -> Unit) {
        AlertDialog(
          onDismissRequest = onDismiss,
          title = { Text(stringResource(R.string.leave_title)) },
          text = { Column { Text(stringResource(R.string.leave_text)); OutlinedTextField(value = why) } },
          confirmButton = { TextButton(onClick = onLeave) { Text(stringResource(R.string.leave)) } },
          dismissButton = { TextButton(onClick = onDismiss) { Text(stringResource(R.string.stay)) } },
        )
      }
      """
    #expect(
      alerts("Leave.kt", source)
        == "alert: leave_title | leave_text | leave, stay(cancel) +text-field")
  }

  @Test func `follows a dialog of the app's own`() {
    let widget = """
      @Composable
      fun AskDialog(title: String, text: String, confirm: String, onDismiss: () -> Unit) {
        AlertDialog(
          onDismissRequest = onDismiss,
          title = { Text(title) },
          text = { Text(text) },
          confirmButton = { TextButton(onClick = {}) { Text(confirm) } },
        )
      }
      """
    let screen = """
      @Composable
      fun Screen() {
        AskDialog(
          title = stringResource(R.string.reset_title), text = stringResource(R.string.reset_text),
          confirm = stringResource(R.string.reset)) {}
      }
      """
    #expect(
      alerts(in: [("Ask.kt", widget), ("Screen.kt", screen)])
        == "alert: reset_title | reset_text | reset")
  }

  @Test func `follows an initializer that calls another, and a class without a name`() {
    let dialog = """
      public abstract class Confirm {
        private static final String TAG = "Confirm";
        private final int titleId;
        private final String text;
        public Confirm(Context context, int titleId, int textId) {
          this(context, titleId, context.getString(textId));
        }
        public Confirm(Context context, int titleId, String text) {
          this.titleId = titleId;
          this.text = text;
        }
        public abstract void onConfirm();
        public AlertDialog create() {
          return new AlertDialog.Builder(context).setTitle(titleId).setMessage(text)
            .setPositiveButton(R.string.confirm, (d, w) -> onConfirm()).create();
        }
      }
      """
    let page = """
      class Page {
        void ask() {
          Confirm confirm = new Confirm(this, R.string.clear_title, R.string.clear_text) {
            @Override public void onConfirm() { clear(); }
          };
          confirm.create().show();
        }
      }
      """
    #expect(
      alerts(in: [("Confirm.java", dialog), ("Page.java", page)])
        == "alert: clear_title | clear_text | confirm")
  }
}
