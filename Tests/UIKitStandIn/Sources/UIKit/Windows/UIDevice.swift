public import Foundation

@MainActor open class UIDevice: MainActorObject {
  private static let only = UIDevice()

  open class var current: UIDevice { only }

  open var name: String { model }

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  open var systemVersion: String { SimulatedDevice.current.systemVersion }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedDevice.current.idiom }

  open func beginGeneratingDeviceOrientationNotifications() {}

  nonisolated public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  override init() { super.init() }
}
