import UIKit

final class PathController: UIViewController {
  func askToDelete(_ path: Path) {
    let alert = UIAlertController(
      title: "Delete this path?", message: "\(path.name)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NSLocalizedString("common.cancel", comment: ""), style: .cancel))
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("path.delete.confirm", comment: ""), style: .destructive))
    present(alert, animated: true)
  }
}
