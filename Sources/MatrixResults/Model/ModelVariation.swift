package import DeviceProfiles
import InsetCore

/// What is varied in a model, to see how much of a result depends on it.
package struct ModelVariation: Hashable, Sendable {
  /// The OS behaviors that are left out, beside those that are only possible.
  package var without: Set<OSBehavior>
  /// The OS behaviors that are taken in although they are only possible.
  package var with: Set<OSBehavior>
  /// How assumed figures are moved.
  package var shift: FigureShift

  /// A model as its profiles say.
  package init(
    without: Set<OSBehavior> = [], with: Set<OSBehavior> = [], shift: FigureShift = FigureShift()
  ) {
    self.without = without
    self.with = with
    self.shift = shift
  }

  /// Whether the versions of iOS that have a behavior show it.
  package func has(_ behavior: OSBehavior) -> Bool {
    behavior.isPossible ? with.contains(behavior) : !without.contains(behavior)
  }

  /// The variation in which a behavior is left out where it is in this one, and the other way around.
  package func toggling(_ behavior: OSBehavior) -> ModelVariation {
    var other = self
    if behavior.isPossible {
      other.with.formSymmetricDifference([behavior])
    } else {
      other.without.formSymmetricDifference([behavior])
    }
    return other
  }
}

/// Assumed figures of some groups, moved by a number of points as far as they stay valid.
package struct FigureShift: Hashable, Sendable {
  /// Figures of one kind.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case keyboards, bars
    case safeAreas = "safe areas"
    case windows
  }

  package var groups: Set<Group>
  /// How far figures are moved, in points; negative is down.
  package var points: Double

  package init(_ groups: Set<Group> = [], by points: Double = 0) {
    self.groups = groups
    self.points = points
  }

  private func moves(_ group: Group, _ provenance: Provenance) -> Bool {
    points != 0 && provenance == .assumed && groups.contains(group)
  }

  /// A height of at least a point, where there was one.
  private func moved(_ height: Double) -> Double { height > 0 ? max(1, height + points) : height }

  /// A keyboard's height, and as much of it as is on screen.
  func apply(to keyboard: KeyboardMetrics) -> KeyboardMetrics {
    guard moves(.keyboards, keyboard.height.provenance) else { return keyboard }
    var keyboard = keyboard
    keyboard.height.value = moved(keyboard.height.value)
    keyboard.visible = keyboard.visible.map { min(moved($0), keyboard.height.value) }
    return keyboard
  }

  /// A bar's height, its view's and what it adds.
  func apply(to bar: BarEntry?) -> BarEntry? {
    guard var bar, moves(.bars, bar.height.provenance) else { return bar }
    bar.height.value = moved(bar.height.value)
    bar.viewHeight = bar.viewHeight.map(moved)
    bar.adds = bar.adds.map(moved)
    return bar
  }

  /// The edges of a safe area that keep anything free.
  func apply(to safeArea: Figure<Insets>) -> Figure<Insets> {
    guard moves(.safeAreas, safeArea.provenance) else { return safeArea }
    var safeArea = safeArea
    safeArea.value = moved(safeArea.value)
    return safeArea
  }

  private func moved(_ insets: Insets) -> Insets {
    Insets(
      top: moved(insets.top), left: moved(insets.left), bottom: moved(insets.bottom),
      right: moved(insets.right))
  }

  /// A window's bottom edge, as far as it stays on the screen, and the safe area inside.
  func apply(to window: WindowEntry?, on screen: Size) -> WindowEntry? {
    guard var window else { return nil }
    let (frame, provenance) = (window.frame.value, window.frame.provenance)
    if moves(.windows, provenance) {
      window.frame.value.size.height = min(moved(frame.height), screen.height - frame.minY)
    }
    if moves(.safeAreas, provenance) { window.safeArea = window.safeArea.map(moved) }
    return window
  }
}
