/// What is wrong after a step of a case.
nonisolated struct KeyboardFailure: CustomStringConvertible {
  let scenario: String
  /// The step's number, from 1, and its name.
  let step: String
  /// What is off: a name, the expected and the actual value.
  let deviations: [String]
  let arithmetic: String
  let explain: String
  /// What is otherwise here than on the scenario's device.
  let notes: [String]

  var description: String {
    ([scenario, "step \(step)"] + deviations.map { "  \($0)" }
      + ["  the bottom needs \(arithmetic)"] + notes.map { "  note: \($0)" } + ["  \(explain)"])
      .joined(separator: "\n")
  }
}

nonisolated extension KeyboardFailure {
  /// Half a point: less is the rounding of pixels.
  static var tolerance: CGFloat { 0.5 }

  /// The edges that are off by more than the tolerance, with the expected and the actual inset.
  static func deviations(
    _ name: String, _ actual: UIEdgeInsets, _ expected: UIEdgeInsets
  ) -> [String] {
    [
      ("top", actual.top, expected.top), ("left", actual.left, expected.left),
      ("bottom", actual.bottom, expected.bottom), ("right", actual.right, expected.right),
    ].filter { abs($0.1 - $0.2) > tolerance }
      .map { "\(name).\($0.0): expected \(points($0.2)), actual \(points($0.1))" }
  }

  /// A length with two decimals at most.
  static func points(_ length: CGFloat) -> String {
    let hundredths = (Double(length) * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  static func words(_ frame: CGRect) -> String {
    "(\(points(frame.minX)), \(points(frame.minY))) \(points(frame.width)) x "
      + points(frame.height)
  }
}
