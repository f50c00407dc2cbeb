/// What is compared.
extension KeyboardHarness {
  private func compare(_ step: KeyboardStep, number: Int) {
    guard let expected = step.expected, let avoiding else { return }
    var deviations =
      KeyboardFailure.deviations("contentInset", avoiding.contentInset, expected.contentInset)
      + KeyboardFailure.deviations(
        "adjustedContentInset", avoiding.adjustedContentInset, expected.adjustedContentInset)
      + KeyboardFailure.deviations(
        "verticalScrollIndicatorInsets", avoiding.verticalScrollIndicatorInsets,
        expected.verticalScrollIndicatorInsets)
    if field != nil, let offsets = expected.contentOffset {
      let y = Double(avoiding.contentOffset.y)
      let tolerance = Double(KeyboardFailure.tolerance)
      if y < offsets.lowerBound - tolerance || y > offsets.upperBound + tolerance {
        deviations.append(
          "contentOffset.y: expected \(KeyboardFailure.points(offsets.lowerBound)) to "
            + "\(KeyboardFailure.points(offsets.upperBound)), actual \(KeyboardFailure.points(y))")
      }
    }
    let misplaced = misplacement(avoiding, expected)
    if deviations.isEmpty, misplaced == nil { return }
    failures.append(
      KeyboardFailure(
        scenario: scenario.id, step: "\(number), \(step.name)",
        deviations: (misplaced.map { [$0] } ?? []) + deviations, arithmetic: expected.arithmetic,
        explain: scenario.explain, notes: notes))
  }

  /// Why the comparison cannot hold: the view is not where the scenario has it.
  private func misplacement(
    _ view: UIScrollView, _ expected: KeyboardExpectation
  ) -> String? {
    let origin = view.superview?.convert(view.frame.origin, to: nil) ?? view.frame.origin
    let frame = CGRect(
      x: origin.x + window.frame.minX, y: origin.y + window.frame.minY,
      width: view.frame.width, height: view.frame.height)
    let wanted = expected.frame
    let distances = [
      frame.minX - wanted.minX, frame.minY - wanted.minY, frame.maxX - wanted.maxX,
      frame.maxY - wanted.maxY,
    ]
    guard distances.contains(where: { abs($0) > KeyboardFailure.tolerance }) else { return nil }
    return "the scroll view must fill its controller's view: it is at "
      + "\(KeyboardFailure.words(frame)) instead of \(KeyboardFailure.words(wanted))"
  }

  /// What code may ask for that is otherwise here than on the scenario's device.
  private var notes: [String] {
    let screen = window.screen.bounds.size
    if screen == environment.screen { return [] }
    return [
      "the simulator's screen is \(KeyboardFailure.points(screen.width)) x "
        + "\(KeyboardFailure.points(screen.height)), the scenario's "
        + "\(KeyboardFailure.points(environment.screen.width)) x "
        + "\(KeyboardFailure.points(environment.screen.height)): code that asks UIScreen needs that "
        + "simulator"
    ]
  }
}
