import Foundation
import UIKit

/// The right one, which sets its insets on the next turn of the main queue, as much code does.
final class DeferringController: CoveringController {
  override func apply() {
    DispatchQueue.main.async { MainActor.assumeIsolated { super.apply() } }
  }
}
