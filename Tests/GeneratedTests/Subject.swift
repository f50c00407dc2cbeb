import Foundation
import Subjects
import UIKit

extension KeyboardHarness {
  /// The controller that the environment variable `SUBJECT` names.
  static let subject: () -> KeyboardSubject = {
    let name = ProcessInfo.processInfo.environment["SUBJECT"] ?? Subjects.right
    guard let controller = Subjects.controller(named: name) else {
      fatalError("there is no subject \(name)")
    }
    return KeyboardSubject(
      controller, avoiding: controller.scrollView, checksField: controller.scrollsToField)
  }
}
