#if os(iOS) || UIKIT_STAND_IN
  import InsetCore
  import UIKit

  extension Insets {
    init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }

  extension UIEdgeInsets {
    init(_ insets: Insets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension ContentInsetAdjustmentBehavior {
    init(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
      switch behavior {
      case .scrollableAxes: self = .scrollableAxes
      case .never: self = .never
      case .always: self = .always
      default: self = .automatic
      }
    }
  }

  extension SizeClass {
    init(_ sizeClass: UIUserInterfaceSizeClass) {
      self = sizeClass == .regular ? .regular : .compact
    }
  }

  extension OSCapabilities {
    /// What the running OS version changes.
    static var current: OSCapabilities {
      var capabilities = modern
      if #unavailable(iOS 16.1) { capabilities.postsScreenObject = false }
      return capabilities
    }
  }
#endif
