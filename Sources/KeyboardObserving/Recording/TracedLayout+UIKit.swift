#if DEBUG && (os(iOS) || UIKIT_STAND_IN)
  import InsetCore
  import UIKit

  extension TracedLayout {
    /// Reads a scroll view in its window.
    @MainActor
    init?(_ view: UIScrollView, _ window: UIWindow) {
      guard let state = ViewState(reading: view, findsField: true) else { return nil }
      let environment = state.environment
      var additional = Insets.zero
      var controller = view.controller
      while let here = controller {
        additional = additional + Insets(here.additionalSafeAreaInsets)
        controller = here.parent
      }
      let bars: [String: Bar?] = [
        "navigation": environment.navigationBar, "tab": environment.tabBar,
        "toolbar": environment.toolbar,
      ]
      self.init(
        chain: environment.chain, windowSafeArea: Insets(window.safeAreaInsets),
        safeArea: environment.safeAreaInsets, additionalSafeArea: additional,
        contentInset: state.contentInset, adjustedContentInset: Insets(view.adjustedContentInset),
        indicatorInsets: state.verticalScrollIndicatorInsets,
        adjustsIndicators: view.automaticallyAdjustsScrollIndicatorInsets,
        contentSize: environment.contentSize, contentOffset: state.contentOffset,
        focusedField: environment.focusedField.isEmpty ? nil : environment.focusedField,
        bars: bars.compactMapValues(\.self))
    }
  }

  extension UIView {
    /// The view at or below this one that has the focus.
    var firstResponder: UIView? {
      if isFirstResponder { return self }
      for subview in subviews {
        if let responder = subview.firstResponder { return responder }
      }
      return nil
    }

    /// Whether a keyboard is up, by the view's keyboard layout guide.
    var isAboveKeyboard: Bool {
      layoutGuideHeight > Double(safeAreaInsets.bottom) + 1
    }
  }
#endif
