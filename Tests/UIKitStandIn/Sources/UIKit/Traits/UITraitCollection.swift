public import Foundation

/// The traits that keyboard code reads; nil is unspecified.
struct Traits: Hashable, Sendable {
  var idiom: UIUserInterfaceIdiom?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?

  /// These traits, with what `other` specifies in their place.
  func overridden(by other: Traits) -> Traits {
    Traits(
      idiom: other.idiom ?? idiom, layoutDirection: other.layoutDirection ?? layoutDirection,
      displayScale: other.displayScale ?? displayScale, horizontal: other.horizontal ?? horizontal,
      vertical: other.vertical ?? vertical)
  }
}

public final class UITraitCollection: NSObject, Sendable {
  let traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  public override init() { traits = Traits() }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(displayScale: scale))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    traits.layoutDirection ?? .unspecified
  }
  public var displayScale: CGFloat { traits.displayScale ?? 0 }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}
