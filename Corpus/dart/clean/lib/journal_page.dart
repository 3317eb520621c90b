import 'package:flutter/material.dart';
import 'package:flutter_gen/gen_l10n/app_localizations.dart';

class JournalPage extends StatelessWidget {
  const JournalPage({super.key, required this.entry});

  final JournalEntry entry;

  Future<void> _askToDelete(BuildContext context) async {
    final l10n = AppLocalizations.of(context)!;
    final isSure = await showDialog<bool>(
      context: context,
      builder: (context) => AlertDialog(
        title: Text(l10n.journalDeleteTitle),
        content: Text(l10n.journalDeleteMessage),
        actions: [
          TextButton(
            onPressed: () => Navigator.pop(context, false),
            child: Text(l10n.cancel),
          ),
          FilledButton(
            onPressed: () => Navigator.pop(context, true),
            child: Text(l10n.journalDeleteConfirm),
          ),
        ],
      ),
    );
    if (isSure ?? false) entry.delete();
  }
}
