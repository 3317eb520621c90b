import SourceCode
import Testing

struct FlutterAlertsTests {
  @Test func `reads the dialogs of both looks`() {
    let source = """
      Future<void> ask(BuildContext context) => showDialog(
        context: context,
        builder: (context) => AlertDialog(
          title: Text(AppLocalizations.of(context)!.removeTitle),
          content: Text(context.l10n.removeText(name)),
          actions: [
            TextButton(onPressed: () => Navigator.pop(context), child: Text(context.l10n.cancel)),
            if (canUndo) FilledButton.icon(icon: Icon(Icons.undo), label: Text('undo'.tr()), onPressed: undo),
          ],
        ),
      );
      final sheet = CupertinoAlertDialog(
        title: Text(t.leave.title),
        actions: [
          CupertinoDialogAction(isDestructiveAction: true, child: Text(t.leave.confirm)),
        ],
      );
      """
    #expect(
      alerts("lib/ask.dart", source) == """
        alert: ~removeTitle | ~removeText | ~cancel, undo
        alert: ~leave.title | - | ~leave.confirm(destructive)
        """)
  }

  @Test func `follows a widget that is a dialog`() {
    let widget = """
      class ConfirmDialog extends StatelessWidget {
        final String title;
        final String action;
        const ConfirmDialog({required this.title, required this.action});
        Widget build(BuildContext context) {
          return AlertDialog(title: Text(title), actions: [TextButton(child: Text(action), onPressed: () {})]);
        }
      }
      """
    let page = """
      void onTap() => showDialog(builder: (_) => ConfirmDialog(title: S.current.logoutTitle, action: S.current.logout));
      """
    #expect(
      alerts(in: [("lib/confirm.dart", widget), ("lib/page.dart", page)])
        == "alert: ~logoutTitle | - | ~logout")
  }
}
