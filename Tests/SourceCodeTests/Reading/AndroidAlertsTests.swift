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

  /// A layout with what the others take in, and what shows no text of its own.
  private static let layout = """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
      <include layout="@layout/heading" />
      <com.google.android.material.textview.MaterialTextView android:text="@string/trip_share_text" />
      <TextView android:text="@string/trip_share_more" android:visibility="gone" />
      <TextView android:text="•" />
      <CheckBox android:text="@string/trip_share_always" />
      <EditText android:hint="@string/trip_share_name" />
    </LinearLayout>
    """
  private static let heading = """
    <merge><TextView android:text="@string/trip_share_title" style="@style/DialogTitle" /></merge>
    """

  @Test(arguments: [
    "View view = LayoutInflater.from(activity).inflate(R.layout.dialog_trip, null);",
    "View view = View.inflate(activity, R.layout.dialog_trip, null);",
    "View view = DialogTripBinding.inflate(getLayoutInflater()).getRoot();",
    "int view = R.layout.dialog_trip;",
  ])
  func `reads the layout of a dialog`(_ view: String) {
    let source = """
      class Trips extends Fragment {
        void share() {
          \(view)
          new AlertDialog.Builder(getContext()).setView(view)
            .setPositiveButton(R.string.trip_share, null).show();
        }
      }
      """
    let files = [
      ("Trips.java", source), ("res/layout/dialog_trip.xml", Self.layout),
      ("res/layout/heading.xml", Self.heading),
    ]
    #expect(
      alerts(in: files)
        == "alert: trip_share_title | trip_share_text | trip_share +text-field+view")
  }

  @Test func `what a dialog says itself counts more than its layout`() {
    let source = """
      class Trips extends Fragment {
        void share() {
          new AlertDialog.Builder(getContext()).setTitle(R.string.own_title)
            .setView(R.layout.dialog_trip).setMessage(R.string.own_text).show();
        }
      }
      """
    let files = [("Trips.java", source), ("res/layout-land/dialog_trip.xml", Self.layout)]
    #expect(alerts(in: files) == "alert: own_title | own_text |  +text-field+view")
  }
}
