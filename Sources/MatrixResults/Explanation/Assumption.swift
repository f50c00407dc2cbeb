package import DeviceProfiles

/// A figure that nobody has measured, and what rests on it.
package struct Assumption: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen's size.
    case screen
    case safeArea = "safe area"
    /// The frame of a window or sheet.
    case window
    /// The height of a bar.
    case bar
    /// The height of a keyboard.
    case keyboard
    /// Whether a language has a bar above the keys.
    case language
  }

  package let kind: Kind
  /// The keyboard to bring up to measure it; nil where any will do.
  package let keyboard: KeyboardMode?
  /// Its location, or that of the figure that a rule took; nil where no file has it.
  package let place: SourceLocation?
  /// The rule that took the figure over; nil where it is of a profile.
  package let rule: FillingRule?
  /// The share of use that rests on it, from 0 to 1.
  package let share: Double
  /// How many devices have them.
  package let devices: Int

  package init(
    kind: Kind, keyboard: KeyboardMode?, place: SourceLocation?, rule: FillingRule?, share: Double,
    devices: Int
  ) {
    self.kind = kind
    self.keyboard = keyboard
    self.place = place
    self.rule = rule
    self.share = share
    self.devices = devices
  }
}
