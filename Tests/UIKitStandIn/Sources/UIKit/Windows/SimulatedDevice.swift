package import Foundation

/// The device that everything runs on.
///
/// It has a screen, the safe area of a window that fills it, and the heights of bars, in points; it
/// is an iPhone 15 Pro unless a test says otherwise.
package struct SimulatedDevice: Sendable {
  package var screen: CGRect
  package var scale: CGFloat
  package var idiom: UIUserInterfaceIdiom
  package var safeArea: UIEdgeInsets
  package var systemVersion: String
  package var navigationBarHeight: CGFloat = 44
  package var tabBarHeight: CGFloat = 49
  package var toolbarHeight: CGFloat = 44

  package static let iPhone15Pro = SimulatedDevice(
    screen: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3, idiom: .phone,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), systemVersion: "18.5")

  package static let iPadPro11 = SimulatedDevice(
    screen: CGRect(x: 0, y: 0, width: 834, height: 1194), scale: 2, idiom: .pad,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), systemVersion: "18.5",
    navigationBarHeight: 50, tabBarHeight: 50, toolbarHeight: 50)

  /// What is simulated now; windows and screens read it whenever they are asked.
  @MainActor package static var current = SimulatedDevice.iPhone15Pro
}
