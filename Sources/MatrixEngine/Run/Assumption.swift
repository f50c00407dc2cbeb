public import DeviceProfiles

/// A figure that nobody has measured, and what rests on it.
public struct Assumption: Hashable, Sendable {
  /// What kind of figure it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen's size.
    case screen
    /// A safe area.
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

  /// A figure, whatever rests on it.
  struct Key: Hashable, Sendable {
    var kind: Kind
    var place: SourcePlace?
    var rule: String?

    /// The key of a figure; nil where it is more than assumed.
    init?<Value>(_ kind: Kind, _ figure: Figure<Value>?) {
      guard let figure, figure.provenance == .assumed else { return nil }
      self.kind = kind
      place = figure.place
      rule = FillingRule.allCases.first { figure.isFilled(by: $0) }?.rawValue
    }
  }

  /// What kind of figure it is.
  public let kind: Kind
  /// Where it stands, or the figure that a rule took; nil where no file has it.
  public let place: SourcePlace?
  /// The rule that took the figure over; nil where it is assumed as it stands.
  public let rule: String?
  /// How many scenarios rest on it.
  public let scenarios: Int
  /// How many devices have them.
  public let devices: Int
}

/// The rules that fill gaps.
private enum FillingRule: String, CaseIterable {
  case sameScript = "same-script"
  case nearestOS = "nearest-os"
  case barHeight = "bar-height"
  case collapsedBar = "collapsed-bar"
  case plainKeyboard = "plain-keyboard"
}

extension Figure {
  /// Whether a rule took the figure over; its source begins with the rule's name then.
  fileprivate func isFilled(by rule: FillingRule) -> Bool {
    source.hasPrefix("\(rule.rawValue):") || source.hasPrefix("\(rule.rawValue) of ")
  }
}
