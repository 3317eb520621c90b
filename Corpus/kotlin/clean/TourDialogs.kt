package garden.tours

import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource

@Composable
fun LeaveTourDialog(onLeave: () -> Unit, onDismiss: () -> Unit) {
    AlertDialog(
        onDismissRequest = onDismiss,
        title = { Text(stringResource(R.string.tour_leave_title)) },
        text = { Text(stringResource(R.string.tour_leave_message)) },
        confirmButton = {
            TextButton(onClick = onLeave) { Text(stringResource(R.string.tour_leave_confirm)) }
        },
        dismissButton = {
            TextButton(onClick = onDismiss) { Text(stringResource(R.string.tour_leave_stay)) }
        },
    )
}

class MapFragment : Fragment() {
    private fun askToDelete(map: TourMap) {
        confirm(R.string.map_delete_title, R.string.map_delete_message, R.string.map_delete_confirm) {
            maps.delete(map)
        }
    }

    private fun confirm(title: Int, message: Int, action: Int, onConfirm: () -> Unit) {
        MaterialAlertDialogBuilder(requireContext())
            .setTitle(title)
            .setMessage(message)
            .setPositiveButton(action) { _, _ -> onConfirm() }
            .setNegativeButton(R.string.action_cancel, null)
            .show()
    }
}
