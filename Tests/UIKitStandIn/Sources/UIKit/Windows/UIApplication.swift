public import Foundation

/// An active application with one scene.
@MainActor open class UIApplication: UIResponder {
  private static let only = UIApplication()
  private let scene = UIWindowScene()
  weak var key: UIWindow?

  open class var shared: UIApplication { only }

  open var keyWindow: UIWindow? { key }

  open var windows: [UIWindow] { scene.windows }

  open var applicationState: UIApplication.State { .active }

  open var connectedScenes: Set<UIScene> { [scene] }

  open var supportsMultipleScenes: Bool { false }

  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }

  open var statusBarFrame: CGRect {
    let device = SimulatedDevice.current
    return CGRect(x: 0, y: 0, width: device.screen.width, height: device.safeArea.top)
  }

  override init() { super.init() }

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }
}

extension UIApplication {
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  nonisolated public class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  nonisolated public class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
}
