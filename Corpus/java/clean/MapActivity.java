package garden.tours;

import android.app.AlertDialog;

public class MapActivity extends Activity {
    private void askToDelete(final TourMap map) {
        final AlertDialog.Builder builder = new AlertDialog.Builder(this);
        builder.setTitle(R.string.map_delete_title);
        builder.setMessage(getString(R.string.map_delete_message));
        builder.setNegativeButton(R.string.action_cancel, null);
        builder.setPositiveButton(R.string.map_delete_confirm, (dialog, which) -> maps.delete(map));
        builder.show();
    }

    private void askToDownload(final Region region) {
        final View view = LayoutInflater.from(this).inflate(R.layout.dialog_offline, null);
        new AlertDialog.Builder(this)
            .setView(view)
            .setNegativeButton(R.string.action_cancel, null)
            .setPositiveButton(R.string.offline_confirm, (dialog, which) -> maps.download(region))
            .show();
    }
}
