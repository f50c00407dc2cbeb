import InsetCore
import ScenarioSpaces

/// Steps of different scenarios up to which the same notifications are posted, although what is
/// covered differs.
///
/// Whether an app can tell them apart by what it reads depends on the layout;
/// ``AmbiguityJudge`` decides.
struct AmbiguityCandidate: Hashable, Sendable {
  /// Something that changes what an app can read.
  enum Change: Hashable, Sendable {
    case layOut(WindowContext)
    case moveKeyboard(Rect?)
    case changeFrame(above: Rect?)
    case moveGuides(layoutGuide: Rect?, region: Rect?)
  }

  /// A change, after so many posts since the scene began.
  struct TimedChange: Hashable, Sendable {
    var posts: Int
    var change: Change
  }

  /// One step of some scenarios, with all that came before it.
  struct Step: Hashable, Sendable {
    /// The changes up to the end of the step.
    var changes: [TimedChange] = []
    /// How many changes came before the step.
    var changesBefore = 0
    /// How many events were posted up to the end of the step.
    var posts = 0
    /// Whether the step itself posts an event.
    var isPosting = false
    /// Where keyboards are when the step has settled; without name, occurrences and stage.
    var geometry: InsetCore.Step
    /// What surrounds the view then.
    var context: WindowContext

    /// The docked keyboard for which the view has its frame then.
    var followed: Rect? {
      for change in changes.reversed() {
        if case .changeFrame(let frame) = change.change { return frame }
      }
      return nil
    }
  }

  /// Scenarios that have a step: their keyboards and scripts.
  struct Owner: Hashable, Sendable {
    /// The index of their keyboards in ``Ambiguities/keyboards``.
    var keyboard: Int
    /// The number of the step in the scripts, counted from 0.
    var index: Int
    var scripts: [Int]
  }

  struct Member: Hashable, Sendable {
    var step: Step
    var owners: [Owner]
  }

  var members: [Member]
}

extension Step {
  /// The step without its way there: where keyboards are.
  var geometry: Step {
    Step(
      name: "", occurrences: [], covered: covered, own: own, raised: raised, ownRaised: ownRaised,
      isBar: isBar, isJudged: isJudged)
  }
}

/// What a class's judge needs to know in order to find its ambiguous scenarios.
struct Ambiguities: Hashable, Sendable {
  var candidates: [AmbiguityCandidate]
  /// The context in which the scenes begin.
  var first: WindowContext
  /// Which levels from the locale on no constraint excludes, as 0.
  var possible: Diagram
  /// For each locale, keyboard and accessory in row-major order, the index of the keyboards among
  /// the owners; -1 for those without a candidate.
  var keyboards: [Int]
}

extension AmbiguityCandidate {
  /// Whether one of some scripts has a step of it.
  func concerns(_ isWanted: [Bool]) -> Bool {
    members.contains { member in
      member.owners.contains { $0.scripts.contains { isWanted[$0] } }
    }
  }
}

extension Ambiguities {
  /// Nothing so far, in configurations that begin in a context.
  init(first: WindowContext, possible: Diagram) {
    self.init(candidates: [], first: first, possible: possible, keyboards: [])
  }

  /// Those that concern a partition of the scripts.
  func limited(to isMember: [Bool]) -> Ambiguities? {
    var limited = self
    limited.candidates = candidates.filter { $0.concerns(isMember) }
    return limited.candidates.isEmpty ? nil : limited.canonical
  }

  /// The same with keyboards numbered in the order of their levels, and only those that own a
  /// step, so that equal ambiguities are equal values.
  var canonical: Ambiguities {
    let used = Set(candidates.flatMap { $0.members.flatMap { $0.owners.map(\.keyboard) } })
    var numbers: [Int: Int] = [:]
    var canonical = self
    canonical.keyboards = keyboards.map { keyboard in
      guard used.contains(keyboard) else { return -1 }
      let number = numbers[keyboard] ?? numbers.count
      numbers[keyboard] = number
      return number
    }
    canonical.candidates = candidates.map { candidate in
      candidate.renumbered { numbers[$0] ?? -1 }
    }
    return canonical
  }
}

extension AmbiguityCandidate {
  /// The same with keyboards that are counted from another number on.
  func numbered(from first: Int) -> AmbiguityCandidate { renumbered { first + $0 } }

  fileprivate func renumbered(_ number: (Int) -> Int) -> AmbiguityCandidate {
    var candidate = self
    for member in members.indices {
      for owner in members[member].owners.indices {
        candidate.members[member].owners[owner].keyboard = number(
          members[member].owners[owner].keyboard)
      }
    }
    return candidate
  }
}
