/// The one scene of the application; it fills the screen.
@MainActor open class UIWindowScene: UIScene {
  var attached: [UIWindow] = []

  open var screen: UIScreen { .main }

  open var windows: [UIWindow] { attached }

  open var keyWindow: UIWindow? { attached.first { $0.isKeyWindow } }

  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  public var traitOverrides: UITraitOverrides = UITraitOverrides()

  open var traitCollection: UITraitCollection {
    traitOverrides.applied(to: screen.traitCollection)
  }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
