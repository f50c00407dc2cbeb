import InsetCore
import InsetOracle

extension Mutant {
  /// Mistakes about whose keyboard counts, what a bar is, and what shares the room with a keyboard.
  static let policies = keyboards + raised + bars + rooms + tails

  private static let keyboards = [
    Mutant("another app's keyboard ignored") { $0.covering = { truth, _ in truth.own } },
    Mutant("another app's keyboard counts under local only too") {
      $0.covering = { truth, _ in truth.covered }
    },
    Mutant("own and covered swapped") {
      $0.covering = { truth, choices in choices.isLocalOnly ? truth.covered : truth.own }
    },
    Mutant("local only without the own keyboard of before") {
      $0.covering = { truth, choices in choices.isLocalOnly ? nil : truth.covered }
    },
    Mutant("the own keyboard where none covers") {
      $0.covering = { truth, choices in
        choices.isLocalOnly ? truth.own : truth.covered ?? truth.own
      }
    },
    Mutant("local only where both keyboards cover") {
      $0.covering = { truth, choices in
        choices.isLocalOnly && truth.covered != nil ? truth.own : truth.covered
      }
    },
  ]

  private static let raised = [
    Mutant("a raised keyboard never counts") { $0.raised = { _, _ in nil } },
    Mutant("a raised keyboard always counts") { $0.raised = { truth, _ in truth.raised } },
    Mutant("another app's raised keyboard counts under local only too") {
      $0.raised = { truth, choices in choices.countsRaised ? truth.raised : nil }
    },
    Mutant("the own raised keyboard whoever's is up") {
      $0.raised = { truth, choices in choices.countsRaised ? truth.ownRaised : nil }
    },
    Mutant("whoever's raised keyboard before a docked one") {
      let covering = $0.covering
      $0.covering = { truth, choices in
        (choices.countsRaised ? truth.raised ?? truth.ownRaised : nil) ?? covering(truth, choices)
      }
    },
    Mutant("a raised keyboard pulled down to the bottom edge") {
      let raised = $0.raised
      $0.raised = { truth, choices in
        raised(truth, choices).map { keyboard in
          keyboard.offset(x: 0, y: truth.view.frame.maxY - truth.view.tail - keyboard.maxY)
        }
      }
    },
    Mutant("a floating keyboard stays ignored") {
      let raised = $0.raised
      $0.raised = { truth, choices in
        raised(truth, choices).flatMap { $0.width < truth.view.frame.width ? nil : $0 }
      }
    },
  ]

  private static let tails = [
    Mutant("a tail never counts") {
      $0.reach = { view, _ in
        Rect(origin: view.frame.origin, size: view.frame.size.lower(by: view.tail))
      }
    },
    Mutant("a tail always counts") { $0.reach = { view, _ in view.frame } },
    Mutant("a tail counts the other way round") {
      let reach = $0.reach
      $0.reach = { view, choices in reach(view, choices.flipping(.tail)) }
    },
    Mutant("an ignored tail cut off at the top") {
      let reach = $0.reach
      $0.reach = { view, choices in
        reach(view, choices).offset(x: 0, y: choices.contains(PolicyChoices(.tail)) ? view.tail : 0)
      }
    },
    Mutant("an ignored tail taken from the resting gap too") {
      let line = $0.line
      $0.line = { truth, covered in line(truth, covered) + (covered > 0 ? 0 : truth.view.tail) }
    },
  ]

  private static let bars = [
    Mutant("a bar counted as none") { $0.isIgnored = { truth, _ in truth.isBar } },
    Mutant("a bar never ignored") { $0.isIgnored = { _, _ in false } },
    Mutant("bars counted and ignored the other way round") {
      $0.isIgnored = { truth, choices in truth.isBar && !choices.ignoresBars }
    },
    Mutant("every keyboard ignored with the bars") {
      $0.isIgnored = { _, choices in choices.ignoresBars }
    },
    Mutant("bars ignored under local only") {
      $0.isIgnored = { truth, choices in truth.isBar && choices.isLocalOnly }
    },
    Mutant("local only mixed up with bars ignored") {
      $0.covering = { truth, choices in choices.ignoresBars ? truth.own : truth.covered }
      $0.isIgnored = { truth, choices in truth.isBar && choices.isLocalOnly }
    },
  ]

  private static let rooms = [
    Mutant("an obstruction stays padding") { $0.contentShares = { _ in false } },
    Mutant("padding is an obstruction") { $0.contentShares = { _ in true } },
    Mutant("the indicator never takes the larger") { $0.indicatorsShare = { _ in false } },
    Mutant("the indicator always takes the larger") { $0.indicatorsShare = { _ in true } },
    Mutant("obstruction and larger mixed up") {
      swap(&$0.contentShares, &$0.indicatorsShare)
    },
    Mutant("the indicator follows the obstruction") { $0.indicatorsShare = $0.contentShares },
    Mutant("an obstruction shares the room with the system only") {
      $0.shared = { base, system, covered in max(base.bottom + covered, system.bottom) }
    },
    Mutant("an obstruction without the system's part") {
      $0.shared = { base, _, covered in max(base.bottom, covered) }
    },
    Mutant("an obstruction counts while nothing is covered") { $0.sharesOnlyCovered = false },
  ]
}

extension PolicyChoices {
  fileprivate var isLocalOnly: Bool { contains(PolicyChoices(.remoteKeyboard)) }
  fileprivate var countsRaised: Bool { contains(PolicyChoices(.raisedKeyboard)) }
  fileprivate var ignoresBars: Bool { contains(PolicyChoices(.hardwareBar)) }
}

extension Size {
  fileprivate func lower(by points: Double) -> Size { Size(width: width, height: height - points) }
}
