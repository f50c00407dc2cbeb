#if os(iOS) || UIKIT_STAND_IN
  import InsetCore
  import UIKit

  extension ViewState {
    /// Reads a scroll view; nil while it is in no window.
    @MainActor
    init?(reading view: UIScrollView, findsField: Bool = false) {
      guard let chain = ViewChain(of: view) else { return nil }
      let (safeArea, content) = (Insets(view.safeAreaInsets), Insets(view.contentInset))
      let system = Insets(view.adjustedContentInset) - content
      var resting = system
      let controller = view.controller as? UITableViewController
      let isTableController = controller?.viewIfLoaded === view
      if isTableController {
        // What the safe area does not explain is the keyboard's.
        let behavior = view.contentInsetAdjustmentBehavior
        resting.bottom = behavior == .never ? 0 : min(system.bottom, safeArea.bottom)
      }
      let indicators = view.automaticallyAdjustsScrollIndicatorInsets ? safeArea : .zero
      self.init(
        reading: ViewEnvironment(
          of: view, chain, contentSize: view.contentSize, systemInset: resting,
          indicatorSystemInset: Insets(top: indicators.top, bottom: indicators.bottom),
          adjustmentBehavior: ContentInsetAdjustmentBehavior(view.contentInsetAdjustmentBehavior),
          adjustsForKeyboard: isTableController,
          focusedField: findsField ? view.focusedField : .zero),
        contentInset: content,
        indicatorInsets: Insets(view.verticalScrollIndicatorInsets),
        contentOffset: Point(view.contentOffset), systemBottom: system.bottom,
        layoutGuideHeight: view.layoutGuideHeight)
    }

    /// Reads a view whose content rests on its safe area, with an inset of its own above it; nil
    /// while it is in no window.
    @MainActor
    init?(reading view: UIView, bottomInset: Double) {
      guard let chain = ViewChain(of: view) else { return nil }
      let safeArea = Insets(view.safeAreaInsets)
      let inset = Insets(bottom: bottomInset)
      self.init(
        reading: ViewEnvironment(
          of: view, chain, contentSize: view.bounds.size, systemInset: safeArea,
          indicatorSystemInset: safeArea, adjustmentBehavior: .always, adjustsForKeyboard: false,
          focusedField: .zero),
        contentInset: inset, indicatorInsets: inset, contentOffset: Point(view.bounds.origin),
        systemBottom: safeArea.bottom, layoutGuideHeight: view.layoutGuideHeight)
    }
  }

  extension ViewEnvironment {
    @MainActor
    fileprivate init(
      of view: UIView, _ chain: ViewChain, contentSize: CGSize, systemInset: Insets,
      indicatorSystemInset: Insets, adjustmentBehavior: ContentInsetAdjustmentBehavior,
      adjustsForKeyboard: Bool, focusedField: Rect
    ) {
      let (controller, traits) = (view.controller, view.traitCollection)
      func bar(_ view: UIView?) -> Bar? {
        view.map { Bar(frame: Rect($0.convert($0.bounds, to: nil)), isHidden: $0.isHidden) }
      }
      let navigation = controller?.navigationController
      self.init(
        reading: chain, contentSize: Size(contentSize),
        safeAreaInsets: Insets(view.safeAreaInsets), systemInset: systemInset,
        indicatorSystemInset: indicatorSystemInset, adjustmentBehavior: adjustmentBehavior,
        adjustsForKeyboard: adjustsForKeyboard,
        bars: (
          navigation: bar(navigation?.navigationBar),
          tab: bar(controller?.tabBarController?.tabBar),
          // Asking for a toolbar makes one.
          tool: navigation?.isToolbarHidden == false ? bar(navigation?.toolbar) : nil
        ), focusedField: focusedField,
        idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
        sizeClasses: (
          horizontal: SizeClass(traits.horizontalSizeClass),
          vertical: SizeClass(traits.verticalSizeClass)
        ), scale: Double(traits.displayScale), capabilities: .current)
    }
  }

  extension UIView {
    /// The controller that the view belongs to.
    var controller: UIViewController? {
      var responder = next
      while let here = responder, !(here is UIViewController) { responder = here.next }
      return responder as? UIViewController
    }

    /// The frame of the first responder below the view in the view's own space; empty for none.
    var focusedField: Rect {
      for subview in subviews {
        if subview.isFirstResponder { return Rect(subview.convert(subview.bounds, to: self)) }
        let field = subview.focusedField
        if !field.isEmpty { return Rect(subview.convert(CGRect(field), to: self)) }
      }
      return .zero
    }

    /// The height of the view's keyboard layout guide in points.
    var layoutGuideHeight: Double { Double(keyboardLayoutGuide.layoutFrame.height) }
  }
#endif
