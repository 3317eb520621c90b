import UIKit

final class BedViewController: UIViewController {
  func askToRemove(_ bed: Bed) {
    let alert = UIAlertController(
      title: String(format: NSLocalizedString("bed.remove.title", comment: "A bed's name"), bed.name),
      message: NSLocalizedString("bed.remove.message", comment: ""),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Copy.cancel, style: .cancel))
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("bed.remove.confirm", comment: ""), style: .destructive) { _ in
        self.remove(bed)
      })
    present(alert, animated: true)
  }

  func askForPhoto() {
    let sheet = UIAlertController(
      title: NSLocalizedString("photo.source.title", comment: ""), message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: NSLocalizedString("photo.source.camera", comment: ""), style: .default))
    sheet.addAction(UIAlertAction(title: NSLocalizedString("photo.source.library", comment: ""), style: .default))
    sheet.addAction(UIAlertAction(title: Copy.cancel, style: .cancel))
    present(sheet, animated: true)
  }

  func scheduleDidFail() {
    inform(
      title: NSLocalizedString("watering.failed.title", comment: ""),
      message: NSLocalizedString("watering.failed.message", comment: ""))
  }
}

enum Copy {
  static let cancel = NSLocalizedString("common.cancel", comment: "")
  static let ok = NSLocalizedString("common.ok", comment: "")
}

extension UIViewController {
  /// Every alert with nothing to decide.
  func inform(title: String, message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Copy.ok, style: .default))
    present(alert, animated: true)
  }
}
