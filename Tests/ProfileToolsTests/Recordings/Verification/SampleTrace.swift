import TestSupport

@testable import ProfileTools

/// Rows of a trace: a phone of 390 by 844 points whose system keeps 47 points free at the top and 34
/// at the bottom.
enum SampleTrace {
  static let header =
    #"{"kind":"trace","version":1,"app":"Notes","os":"18.5","device":"iPhone14,7","#
    + #""screen":[390,844],"scale":3}"#
  static let below = "[0,844,390,336]"
  static let docked = "[0,508,390,336]"

  static func marker(_ name: String) -> String { #"{"kind":"marker","name":"\#(name)"}"# }

  /// A notification; `more` has further keys.
  static func post(
    _ event: String, to end: String = docked, screen: String = "[390,844]", _ more: String = ""
  ) -> String {
    #"{"kind":"notification","event":"\#(event)","begin":\#(below),"end":\#(end),"#
      + #""screen":\#(screen)\#(more)}"#
  }

  /// Both notifications of a keyboard that comes.
  static let show = [post("willShow"), post("didShow")]
  /// Both notifications of a keyboard that goes.
  static let hide = [post("willHide", to: below), post("didHide", to: below)]

  /// A layout with a bottom inset of the app's own; `changes` replace values of keys.
  static func layout(
    _ bottom: Double = 0, indicator: Double? = nil, _ changes: [String: String] = [:]
  ) -> String {
    var values = [
      ("screen", "[390,844]"), ("window", "[0,0,390,844]"), ("view", "[0,0,390,844]"),
      ("windowSafeArea", "[47,0,34,0]"), ("safeArea", "[47,0,34,0]"),
      ("contentInset", "[0,0,\(bottom),0]"),
      ("adjustedContentInset", "[47,0,\(34 + bottom),0]"),
      ("indicatorInsets", "[0,0,\(indicator ?? bottom),0]"), ("contentSize", "[390,2000]"),
      ("contentOffset", "[0,-47]"),
    ]
    for (key, value) in changes.sorted(by: { $0.key < $1.key }) {
      values.removeAll { $0.0 == key }
      values.append((key, value))
    }
    return #"{"kind":"layout","#
      + values.map { #""\#($0.0)":\#($0.1)"# }.joined(separator: ",") + "}"
  }

  /// Reads rows behind the header.
  static func read(_ rows: [String]) -> Trace {
    Trace(Array(([header] + rows).joined(separator: "\n").utf8))
  }

  static func verify(_ rows: [String]) -> VerificationReport {
    VerificationReport(read(rows))
  }
}
