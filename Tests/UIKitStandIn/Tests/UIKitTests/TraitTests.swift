import Testing
import UIKit

@MainActor struct TraitTests {
  @Test func traitsAreInheritedFromTheWindowAndOverridden() {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    let window = show(root)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.displayScale == 3)
    window.traits = UITraitCollection(traitsFrom: [
      window.screen.traitCollection, UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    root.setOverrideTraitCollection(
      UITraitCollection(userInterfaceIdiom: .pad), forChild: child)
    #expect(child.view.traitCollection.userInterfaceIdiom == .pad)
    #expect(root.traitCollection.userInterfaceIdiom == .phone)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.userInterfaceIdiom == .pad)
  }
}

/// The one suite that changes the device; nothing else runs before it has set it back.
@MainActor struct DeviceTests {
  @Test func anotherDeviceCanBeSimulated() {
    SimulatedDevice.current = .iPadPro11
    defer { SimulatedDevice.current = .iPhone15Pro }
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(window.safeAreaInsets == UIEdgeInsets(24, 0, 20, 0))
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(UIScreen.main.nativeBounds.width == 1668)
  }
}
