/// What a SwiftUI view does about the keyboard, beside SwiftUI's own avoidance.
package enum SwiftUIUse: Hashable, Sendable {
  /// Nothing: SwiftUI counts the keyboard as a region of the safe area.
  case avoids
  /// The view ignores that region, and nothing else makes room.
  case ignores
  /// A padding or an offset follows the keyboard, and SwiftUI makes room, too.
  case pads
  /// A padding or an offset follows the keyboard, and the view ignores the region.
  case padsAlone
}
