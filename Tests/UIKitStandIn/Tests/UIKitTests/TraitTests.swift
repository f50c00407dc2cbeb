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
