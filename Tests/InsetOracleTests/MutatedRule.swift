import InsetCore
import InsetOracle

/// The rule in replaceable pieces, so that each can be got wrong on its own.
struct Rule {
  var covering: (Truth, PolicyChoices) -> Rect? = { truth, choices in
    choices.contains(PolicyChoices(.remoteKeyboard)) ? truth.own : truth.covered
  }
  /// The keyboard that counts where no docked one does.
  var raised: (Truth, PolicyChoices) -> Rect? = { truth, choices in
    guard choices.contains(PolicyChoices(.raisedKeyboard)) else { return nil }
    return choices.contains(PolicyChoices(.remoteKeyboard)) ? truth.ownRaised : truth.raised
  }
  /// The view's part that a keyboard can cover.
  var reach: (ViewTruth, PolicyChoices) -> Rect = { view, choices in
    var frame = view.frame
    if choices.contains(PolicyChoices(.tail)) { frame.size.height -= view.tail }
    return frame
  }
  var isIgnored: (Truth, PolicyChoices) -> Bool = { truth, choices in
    truth.isBar && choices.contains(PolicyChoices(.hardwareBar))
  }
  var contentShares: (PolicyChoices) -> Bool = { $0.contains(PolicyChoices(.baseInset)) }
  var indicatorsShare: (PolicyChoices) -> Bool = {
    $0.contains(PolicyChoices(.indicatorInsets))
  }
  /// The bottom inset where the app's own part shares the room with the keyboard's.
  var shared: (Insets, Insets, Double) -> Double = { base, system, covered in
    system.bottom + max(base.bottom, covered - system.bottom)
  }
  var sharesOnlyCovered = true
  var covered: (Truth) -> Double = { truth in
    height(truth, below: { max($0.minY, $1.minY) })
  }
  var content: (ViewTruth, Double) -> Insets = { view, covered in
    edges(view.base, view.systemInset, bottom: total(view.base, view.systemInset, covered))
  }
  var indicators: (ViewTruth, Double) -> Insets = { view, covered in
    edges(
      view.indicatorBase, view.indicatorSystemInset,
      bottom: total(view.indicatorBase, view.indicatorSystemInset, covered))
  }
  var line: (Truth, Double) -> Double = { truth, covered in
    guard covered > 0, let keyboard = truth.covered else { return resting(truth.view) }
    return min(resting(truth.view), keyboard.minY)
  }

  /// The offsets that are right above a line, or between the ends of the content without one.
  var offsets: (ViewTruth, Double?, Insets) -> OffsetRange = { view, line, inset in
    let field = view.focusedField.offset(x: 0, y: view.frame.minY)
    if view.focusedField.isEmpty { return .any }
    guard let line else {
      return OffsetRange(
        -inset.top, max(-inset.top, view.contentHeight + inset.bottom - view.frame.height))
    }
    let top = view.frame.minY + view.topObstruction
    let room = field.minY - top - (field.maxY - line)
    return room < 0 ? .any : OffsetRange(field.maxY - line, field.minY - top)
  }

  func expectation(
    _ truth: Truth, _ choices: PolicyChoices = PolicyChoices()
  ) -> Expectation {
    var counted = truth
    counted.covered =
      isIgnored(truth, choices) ? nil : covering(truth, choices) ?? raised(truth, choices)
    let view = truth.view
    var cut = counted
    cut.view.frame = reach(view, choices)
    let covered = covered(cut)
    var content = content(view, covered)
    var indicators = indicators(view, covered)
    if covered > 0 || !sharesOnlyCovered {
      if contentShares(choices) {
        content.bottom = shared(view.base, view.systemInset, covered)
      }
      if indicatorsShare(choices) {
        indicators.bottom = shared(view.indicatorBase, view.indicatorSystemInset, covered)
      }
    }
    let line = line(counted, covered)
    return Expectation(
      content: content, indicators: indicators, lowestLine: line,
      offsets: offsets(view, counted.covered == nil ? nil : line, content))
  }

  /// The height of the view's part below an edge, if it is at least a point and the keyboard stands
  /// over the view.
  static func height(_ truth: Truth, below edge: (Rect, Rect) -> Double) -> Double {
    guard let keyboard = truth.covered, isOver(keyboard, truth.view.frame) else { return 0 }
    let height = truth.view.frame.maxY - edge(keyboard, truth.view.frame)
    return height < 1 ? 0 : height
  }

  static func isOver(_ keyboard: Rect, _ view: Rect) -> Bool {
    keyboard.maxX > view.minX && keyboard.minX < view.maxX
  }

  static func edges(_ base: Insets, _ system: Insets, bottom: Double) -> Insets {
    Insets(
      top: base.top + system.top, left: base.left + system.left, bottom: bottom,
      right: base.right + system.right)
  }

  static func total(_ base: Insets, _ system: Insets, _ covered: Double) -> Double {
    base.bottom + (covered > system.bottom ? covered : system.bottom)
  }

  static func resting(_ view: ViewTruth) -> Double { view.frame.maxY - view.restingGap }

  /// Puts another range for the right one.
  mutating func changeOffsets(
    _ change: @escaping (ViewTruth, Double?, Insets, _ right: OffsetRange) -> OffsetRange
  ) {
    let right = offsets
    offsets = { view, line, inset in change(view, line, inset, right(view, line, inset)) }
  }

  /// Puts one formula into the bottom of both the content and the indicators.
  mutating func bottoms(_ formula: @escaping (Insets, Insets, Double) -> Double) {
    content = { view, covered in
      Self.edges(
        view.base, view.systemInset, bottom: formula(view.base, view.systemInset, covered))
    }
    indicators = { view, covered in
      let (base, system) = (view.indicatorBase, view.indicatorSystemInset)
      return Self.edges(base, system, bottom: formula(base, system, covered))
    }
  }
}

/// A mistake in the rule.
struct Mutant: Sendable {
  var name: String
  var change: @Sendable (inout Rule) -> Void

  init(_ name: String, _ change: @escaping @Sendable (inout Rule) -> Void) {
    self.name = name
    self.change = change
  }

  static let all =
    overlaps + bottoms + otherEdges + indicators + lines + policies + offsets

  private static let offsets = [
    Mutant("a field that is shown with its top alone") {
      $0.changeOffsets { view, line, inset, right in
        line == nil || right == .any
          ? right : OffsetRange(right.lowest - view.focusedField.height, right.highest)
      }
    },
    Mutant("what covers the view's top forgotten") {
      $0.changeOffsets { view, line, inset, right in
        line == nil || right == .any
          ? right : OffsetRange(right.lowest, right.highest + view.topObstruction)
      }
    },
    Mutant("every view at the top of the screen") {
      $0.changeOffsets { view, line, _, right in
        line == nil || right == .any
          ? right : OffsetRange(right.lowest - view.frame.minY, right.highest)
      }
    },
    Mutant("a field that cannot be seen whole must be shown") {
      $0.changeOffsets { view, line, inset, right in
        line != nil && right == .any && !view.focusedField.isEmpty
          ? OffsetRange(-inset.top, -inset.top) : right
      }
    },
    Mutant("without a keyboard the field must be seen") {
      $0.changeOffsets { view, line, inset, right in
        line == nil && right != .any
          ? OffsetRange(right.lowest, min(right.highest, view.focusedField.minY)) : right
      }
    },
    Mutant("the content's end under the bars") {
      $0.changeOffsets { _, line, inset, right in
        line == nil && right.highest > right.lowest
          ? OffsetRange(right.lowest, right.highest - inset.bottom) : right
      }
    },
    Mutant("content at its top under the bars") {
      $0.changeOffsets { _, line, inset, right in
        line == nil && right != .any ? OffsetRange(0, max(0, right.highest)) : right
      }
    },
    Mutant("content that does not scroll rests at its end") {
      $0.changeOffsets { view, line, inset, right in
        line == nil && right != .any && right.lowest == right.highest
          ? OffsetRange(view.contentHeight + inset.bottom - view.frame.height, right.highest)
          : right
      }
    },
  ]

  private static let overlaps = [
    Mutant("the height of the keyboard for the overlap") {
      $0.covered = { $0.covered?.height ?? 0 }
    },
    Mutant("the width of the keyboard for its height") {
      $0.covered = { $0.covered?.width ?? 0 }
    },
    Mutant("the intersection, without what hangs below the screen") {
      $0.covered = { truth in truth.covered.map { $0.intersection(truth.view.frame).height } ?? 0 }
    },
    Mutant("no horizontal test") {
      $0.covered = { truth in
        let top = truth.covered?.minY ?? .infinity
        let height = truth.view.frame.maxY - max(top, truth.view.frame.minY)
        return height < 1 ? 0 : height
      }
    },
    Mutant("a common vertical edge counts") {
      $0.covered = { truth in
        var wider = truth
        wider.covered?.origin.x -= 1
        wider.covered?.size.width += 2
        return Rule.height(wider) { max($0.minY, $1.minY) }
      }
    },
    Mutant("a keyboard narrower than the view is ignored") {
      let covered = $0.covered
      $0.covered = { truth in
        truth.covered.map { $0.width < truth.view.frame.width } == true ? 0 : covered(truth)
      }
    },
    Mutant("not held to the view's top edge") {
      $0.covered = { Rule.height($0) { keyboard, _ in keyboard.minY } }
    },
    Mutant("the higher of the two top edges") {
      $0.covered = { Rule.height($0) { min($0.minY, $1.minY) } }
    },
    Mutant("the view's height for its bottom edge") {
      $0.covered = { truth in
        Rule.height(truth) { max($0.minY, $1.minY) + $1.minY }
      }
    },
    Mutant("the overlap with its sign turned") {
      let covered = $0.covered
      $0.covered = { -covered($0) }
      $0.bottoms { base, _, covered in base.bottom + covered }
    },
    Mutant("a missing overlap is subtracted") {
      $0.covered = { truth in
        truth.covered.map { truth.view.frame.maxY - max($0.minY, truth.view.frame.minY) } ?? 0
      }
      $0.bottoms { base, system, covered in base.bottom + (covered == 0 ? system.bottom : covered) }
    },
    Mutant("less than a point counts") {
      $0.covered = { truth in
        guard let keyboard = truth.covered, Rule.isOver(keyboard, truth.view.frame) else {
          return 0
        }
        return max(0, truth.view.frame.maxY - max(keyboard.minY, truth.view.frame.minY))
      }
    },
    Mutant("a whole point counts as nothing") {
      let covered = $0.covered
      $0.covered = { covered($0) <= 1 ? 0 : covered($0) }
    },
    Mutant("the overlap rounded down to whole points") {
      let covered = $0.covered
      $0.covered = { covered($0).rounded(.down) }
    },
    Mutant("the overlap rounded up to whole points") {
      let covered = $0.covered
      $0.covered = { covered($0).rounded(.up) }
    },
  ]

  private static let bottoms = [
    Mutant("the safe area added to the overlap") {
      $0.bottoms { base, system, covered in base.bottom + system.bottom + covered }
    },
    Mutant("the safe area ignored") {
      $0.bottoms { base, system, covered in base.bottom + covered }
    },
    Mutant("the safe area ignored while covered") {
      $0.bottoms { base, system, covered in base.bottom + (covered > 0 ? covered : system.bottom) }
    },
    Mutant("the safe area subtracted from the overlap") {
      $0.bottoms { base, system, covered in
        base.bottom + max(system.bottom, covered - system.bottom)
      }
    },
    Mutant("the smaller of the safe area and the overlap") {
      $0.bottoms { base, system, covered in base.bottom + min(system.bottom, covered) }
    },
    Mutant("the keyboard ignored") {
      $0.bottoms { base, system, _ in base.bottom + system.bottom }
    },
    Mutant("the base dropped") {
      $0.bottoms { _, system, covered in max(system.bottom, covered) }
    },
    Mutant("the base dropped while covered") {
      $0.bottoms { base, system, covered in
        max(system.bottom, covered) + (covered > 0 ? 0 : base.bottom)
      }
    },
    Mutant("the base dropped on hide") {
      $0.bottoms { base, system, covered in
        max(system.bottom, covered) + (covered > 0 ? base.bottom : 0)
      }
    },
    Mutant("the base doubled") {
      $0.bottoms { base, system, covered in 2 * base.bottom + max(system.bottom, covered) }
    },
    Mutant("the base shares the room with the keyboard") {
      $0.bottoms { base, system, covered in
        system.bottom + max(base.bottom, covered - system.bottom)
      }
    },
    Mutant("the largest of base, safe area and overlap") {
      $0.bottoms { base, system, covered in max(base.bottom, system.bottom, covered) }
    },
    Mutant("a negative base cut off") {
      $0.bottoms { base, system, covered in max(0, base.bottom) + max(system.bottom, covered) }
    },
  ]

  private static let otherEdges = [
    Mutant("the other edges zeroed") {
      let content = $0.content
      $0.content = { Insets(bottom: content($0, $1).bottom) }
    },
    Mutant("the other edges without the system's part") {
      let content = $0.content
      $0.content = { view, covered in
        Rule.edges(view.base, .zero, bottom: content(view, covered).bottom)
      }
    },
    Mutant("the other edges without the app's part") {
      let content = $0.content
      $0.content = { view, covered in
        Rule.edges(.zero, view.systemInset, bottom: content(view, covered).bottom)
      }
    },
    Mutant("left and right swapped") {
      let content = $0.content
      $0.content = { view, covered in
        var insets = content(view, covered)
        swap(&insets.left, &insets.right)
        return insets
      }
    },
    Mutant("the top moved by the overlap too") {
      let content = $0.content
      $0.content = { content($0, $1) + Insets(top: $1) }
    },
  ]

  private static let indicators = [
    Mutant("the indicators like the content") { $0.indicators = $0.content },
    Mutant("the indicators with the content's base") {
      $0.indicators = { view, covered in
        let (base, system) = (view.base, view.indicatorSystemInset)
        return Rule.edges(base, system, bottom: Rule.total(base, system, covered))
      }
    },
    Mutant("the indicators with the content's safe area") {
      $0.indicators = { view, covered in
        let (base, system) = (view.indicatorBase, view.systemInset)
        return Rule.edges(base, system, bottom: Rule.total(base, system, covered))
      }
    },
    Mutant("the indicators left alone") {
      $0.indicators = { view, _ in view.indicatorBase + view.indicatorSystemInset }
    },
    Mutant("the indicators with the larger of base and keyboard") {
      $0.indicators = { view, covered in
        let (base, system) = (view.indicatorBase, view.indicatorSystemInset)
        let larger = system.bottom + max(base.bottom, covered - system.bottom)
        return Rule.edges(base, system, bottom: larger)
      }
    },
  ]

  private static let lines = [
    Mutant("the line at the keyboard even where it covers nothing") {
      $0.line = { truth, _ in min(Rule.resting(truth.view), truth.covered?.minY ?? .infinity) }
    },
    Mutant("the line always at rest") { $0.line = { truth, _ in Rule.resting(truth.view) } },
    Mutant("the line at the lower of rest and keyboard") {
      $0.line = { truth, covered in
        max(Rule.resting(truth.view), covered > 0 ? truth.covered?.minY ?? 0 : 0)
      }
    },
    Mutant("the line without the resting gap") {
      $0.line = { truth, covered in
        let bottom = truth.view.frame.maxY
        return covered > 0 ? min(bottom, truth.covered?.minY ?? bottom) : bottom
      }
    },
    Mutant("the line a resting gap above the keyboard") {
      let line = $0.line
      $0.line = { line($0, $1) - ($1 > 0 ? $0.view.restingGap : 0) }
    },
    Mutant("the line held to the view's top edge") {
      let line = $0.line
      $0.line = { max(line($0, $1), $0.view.frame.minY) }
    },
  ]
}
