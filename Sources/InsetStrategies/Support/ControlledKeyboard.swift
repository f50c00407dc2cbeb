import InsetCore

/// What react-native-keyboard-controller's native observer knows: the keyboard's height.
///
/// It hears show and hide, app-wide, and counts the end frame's height, also where the keyboard
/// does not reach the screen's bottom with all of it. A show without a frame is not read.
struct ControlledKeyboard: Hashable, Sendable {
  /// The height in points; 0 after a hide.
  private(set) var height = 0.0

  /// Takes an event; the observer is there from launch on.
  mutating func note(_ event: Event) {
    switch event.kind {
    case .keyboardWillShow:
      if let frame = event.keyboard.endFrame { height = frame.height }
    case .keyboardWillHide: height = 0
    default: break
    }
  }

  /// The padding of a KeyboardAvoidingView that ends at a distance from the top of its window, in
  /// points.
  func padding(ofViewEndingAt bottom: Double, in environment: ViewEnvironment) -> Double {
    height == 0 ? 0 : max(bottom - (environment.chain.window.height - height), 0)
  }
}
