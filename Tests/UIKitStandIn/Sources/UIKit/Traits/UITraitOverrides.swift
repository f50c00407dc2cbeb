public import Foundation

public struct UITraitOverrides {
  private(set) var traits = Traits()

  init() {}

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.idiom ?? .unspecified }
    set { traits.idiom = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection ?? .unspecified }
    set { traits.layoutDirection = newValue }
  }

  public var displayScale: CGFloat {
    get { traits.displayScale ?? 0 }
    set { traits.displayScale = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontal ?? .unspecified }
    set { traits.horizontal = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.vertical ?? .unspecified }
    set { traits.vertical = newValue }
  }

  func applied(to collection: UITraitCollection) -> UITraitCollection {
    traits == Traits() ? collection : UITraitCollection(collection.traits.overridden(by: traits))
  }
}

extension UIView {
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set {
      overrides = newValue
      announceChangesBelow()
    }
  }

  /// A controller's view has its controller's traits, another view its superview's.
  var derivedTraits: UITraitCollection {
    overrides.applied(
      to: owner?.traitCollection ?? superview?.traitCollection ?? UIScreen.main.traitCollection)
  }
}
