import InsetCore

extension MessageText {
  /// A list of environments.
  init(environments: [ViewEnvironment]) {
    array(environments) { $0.environment($1) }
  }

  /// Writes what surrounds a view.
  mutating func environment(_ environment: ViewEnvironment) {
    object {
      $0.member("chain") { $0.chain(environment.chain) }
      $0.member("contentSize", environment.contentSize)
      $0.member("safeAreaInsets", environment.safeAreaInsets)
      $0.member("rootObstruction", environment.rootObstruction)
      $0.member("obstruction", environment.obstruction)
      $0.member("contentInsetAdjustmentBehavior", word: environment.adjustmentBehavior.rawValue)
      $0.member("isContentOfBarController", environment.isContentOfBarController)
      $0.bar("navigationBar", environment.navigationBar)
      $0.bar("tabBar", environment.tabBar)
      $0.bar("toolbar", environment.toolbar)
      $0.member("focusedField", environment.focusedField)
      $0.member("idiom", word: environment.idiom.rawValue)
      $0.member("horizontalSizeClass", word: environment.horizontalSizeClass.rawValue)
      $0.member("verticalSizeClass", word: environment.verticalSizeClass.rawValue)
      $0.member("scale", environment.scale)
      $0.member("prefersCrossFade", environment.prefersCrossFade)
      $0.member("adjustsForKeyboard", environment.adjustsForKeyboard)
      $0.member("isHostedBySwiftUI", environment.isHostedBySwiftUI)
      $0.member("frameResponse", word: environment.frameResponse.rawValue)
      $0.member("systemInset", environment.systemInset)
      $0.member("indicatorSystemInset", environment.indicatorSystemInset)
      $0.member("capabilities") { $0.capabilities(environment.capabilities) }
    }
  }

  private mutating func chain(_ chain: ViewChain) {
    object {
      $0.member("screen", chain.screen)
      $0.member("window", chain.window)
      $0.member("rotation", word: chain.rotation.rawValue)
      $0.member("root", chain.root)
      $0.member("superview", chain.superview)
      $0.member("view", chain.view)
      $0.member("uprightScreen", chain.uprightScreenSize)
      $0.member("uprightWindow", chain.windowOnScreen)
      $0.member("uprightView", chain.viewOnScreen)
    }
  }

  private mutating func bar(_ name: String, _ bar: Bar?) {
    guard let bar else { return }
    member(name) { text in
      text.object {
        $0.member("frame", bar.frame)
        $0.member("isHidden", bar.isHidden)
      }
    }
  }

  private mutating func capabilities(_ capabilities: OSCapabilities) {
    object {
      $0.member("usesFixedCoordinates", capabilities.usesFixedCoordinates)
      $0.member("insetAdjustment", word: "\(capabilities.insetAdjustment)")
      $0.member("adjustsIndicators", capabilities.adjustsIndicators)
      $0.member("postsScreenObject", capabilities.postsScreenObject)
      $0.member("hasKeyboardSafeArea", capabilities.hasKeyboardSafeArea)
      $0.member("hasKeyboardLayoutGuide", capabilities.hasKeyboardLayoutGuide)
    }
  }
}
