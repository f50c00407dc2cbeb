/// What an OS version changes for an app that avoids the keyboard.
///
/// The value differs only between versions on which some behavior or strategy branches, so that
/// scenarios on two versions without a difference are the same scene.
public struct OSCapabilities: Hashable, Sendable {
  /// Who moves a scroll view's content away from bars.
  public enum InsetAdjustment: Hashable, Sendable {
    /// Nobody (up to iOS 6).
    case none
    /// The view controller writes into `contentInset` (iOS 7 to 10).
    case contentInset
    /// The scroll view adds the safe area in `adjustedContentInset` (iOS 11 and later).
    case adjustedContentInset
  }

  /// What is left of a web page's pan when the keyboard has gone.
  public enum PanAfterHide: Hashable, Sendable {
    /// Nothing: the page is back in its place.
    case nothing
    /// At most 24 pt of it (iOS 26).
    case part
    /// All of it (iOS 12 to 14).
    case all
  }

  /// Whether screen and windows keep portrait coordinates in landscape (up to iOS 7).
  public var usesFixedCoordinates: Bool
  /// Who moves a scroll view's content away from bars.
  public var insetAdjustment: InsetAdjustment
  /// Whether indicators keep off the safe area whatever the content does (iOS 13 and later).
  public var adjustsIndicators: Bool
  /// Whether a notification's object is the screen (iOS 16.1 and later).
  public var postsScreenObject: Bool
  /// Whether SwiftUI counts the keyboard as a region of the safe area (iOS 14 and later).
  public var hasKeyboardSafeArea: Bool
  /// Whether views have a `keyboardLayoutGuide` (iOS 15 and later).
  public var hasKeyboardLayoutGuide: Bool
  /// What is left of a web page's pan when the keyboard has gone.
  public var panAfterHide: PanAfterHide

  /// Creates capabilities from their parts.
  public init(
    usesFixedCoordinates: Bool, insetAdjustment: InsetAdjustment, adjustsIndicators: Bool,
    postsScreenObject: Bool,
    hasKeyboardSafeArea: Bool = true, hasKeyboardLayoutGuide: Bool = true,
    panAfterHide: PanAfterHide = .nothing
  ) {
    self.usesFixedCoordinates = usesFixedCoordinates
    self.insetAdjustment = insetAdjustment
    self.adjustsIndicators = adjustsIndicators
    self.postsScreenObject = postsScreenObject
    self.hasKeyboardSafeArea = hasKeyboardSafeArea
    self.hasKeyboardLayoutGuide = hasKeyboardLayoutGuide
    self.panAfterHide = panAfterHide
  }

  /// A present-day OS before iOS 26: the usual case in examples.
  public static let modern = OSCapabilities(
    usesFixedCoordinates: false, insetAdjustment: .adjustedContentInset, adjustsIndicators: true,
    postsScreenObject: true)
}
