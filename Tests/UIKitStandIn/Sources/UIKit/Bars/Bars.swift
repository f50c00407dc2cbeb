public import Foundation

@MainActor open class UINavigationBar: UIView {
  open var isTranslucent = true

  public override required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SimulatedDevice.current.navigationBarHeight)
  }
}

@MainActor open class UITabBar: UIView {
  open var isTranslucent = true

  /// Without the home indicator below it, to which a tab bar controller lets the bar reach.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SimulatedDevice.current.tabBarHeight)
  }
}

@MainActor open class UIToolbar: UIView {
  open var isTranslucent = true

  public override required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SimulatedDevice.current.toolbarHeight)
  }
}
