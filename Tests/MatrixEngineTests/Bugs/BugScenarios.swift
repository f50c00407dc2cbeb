import InsetCore
import InsetOracle
import MatrixEngine
import MatrixResults
import ScenarioSpaces

extension MatrixModel {
  /// The first scenarios of a query that no constraint excludes.
  ///
  /// A parameter that the query leaves open is at its first level.
  func scenarios(of query: Query, atMost limit: Int) -> [[Int]] {
    // Each is asked as soon as its last parameter has a level.
    let due = space.parameters.indices.map { parameter in
      constraints.filter { $0.parameters.last == parameter }
    }
    var found: [[Int]] = []
    func walk(_ scenario: [Int]) {
      guard scenario.count < query.allowed.count else {
        found.append(scenario)
        return
      }
      let allowed = query.allowed[scenario.count]
      let levels = allowed.contains(false) ? allowed.indices.filter { allowed[$0] } : [0]
      for level in levels where found.count < limit {
        let longer = scenario + [level]
        let isExcluded = due[scenario.count].contains { constraint in
          constraint.isViolated(by: longer)
        }
        if !isExcluded { walk(longer) }
      }
    }
    walk([])
    return found
  }
}

extension Explanation {
  /// How far off the strategy is where it fails as a bug's report says, and in which step; nil where
  /// it does not.
  func failure(of bug: Bug) -> (step: String, off: Double)? {
    guard let aspect = bug.aspect, outcome != .ambiguous, outcome != .notJudged,
      let index = steps.firstIndex(where: { $0.shows(aspect) }),
      aspect.isSeen(in: verdictOfFormula, at: steps[index].judgement)
    else { return nil }
    if let step = bug.step, step != index + 1 { return nil }
    if let name = bug.amount {
      guard case .judged(_, let amount, _, _) = outcome, name == String(describing: amount) else {
        return nil
      }
    }
    let off = steps[index].distance(in: aspect)
    if let points = bug.points, abs(off - points) > Judgement.tolerance { return nil }
    return (steps[index].step.name, off)
  }

  /// The verdict, also where the release with the formula is not available: an earlier one had it, too.
  private var verdictOfFormula: Verdict {
    var verdict = Verdict()
    for (index, step) in steps.enumerated() where step.step.isJudged {
      verdict.take(step.judgement, step: index + 1, isCovered: step.step.covered != nil)
    }
    return verdict
  }

  /// How the strategy does, in one line.
  var summary: String {
    let steps = steps.map { step in
      let judgement = step.judgement
      return "\(step.step.name) \(judgement.bottom)" + (judgement.hasWrongEdge ? " edges" : "")
        + (judgement.hasWrongIndicator ? " indicator" : "")
        + (judgement.hasWrongOffset ? " offset" : "") + (step.step.isJudged ? "" : " -")
    }
    return "\(id): \(steps.joined(separator: ", ")): \(outcome)"
  }
}

extension Explanation.Step {
  fileprivate func shows(_ aspect: Bug.Aspect) -> Bool {
    guard step.isJudged else { return false }
    return switch aspect {
    case .hidden, .gap, .padding: Verdict.Bottom(judgement) != .exact
    case .otherEdges: judgement.hasWrongEdge
    case .indicators: judgement.hasWrongIndicator
    case .offset: judgement.hasWrongOffset
    case .notRestored: !judgement.isExact && step.covered == nil
    }
  }

  /// How far off the step is, in points; of several edges the top counts.
  fileprivate func distance(in aspect: Bug.Aspect) -> Double {
    switch aspect {
    case .hidden, .gap, .padding, .notRestored:
      judgement.bottom == 0 ? -judgement.lostPadding : judgement.bottom
    case .otherEdges: settled.content.top - expectation.content.top
    case .indicators: settled.indicators.bottom - expectation.indicators.bottom
    // As far as the content is beyond the nearest offset that is right.
    case .offset:
      settled.contentOffset
        - min(max(settled.contentOffset, expectation.offsets.lowest), expectation.offsets.highest)
    }
  }
}

extension Bug.Aspect {
  /// Whether it is in a verdict; of the bottom, what the first step shows at which it is wrong.
  fileprivate func isSeen(in verdict: Verdict, at judgement: Judgement) -> Bool {
    switch self {
    case .hidden: judgement.bottom < 0
    case .gap: judgement.bottom > 0
    case .padding: judgement.lostPadding > 0
    case .otherEdges: verdict.hasWrongEdge
    case .indicators: verdict.hasWrongIndicator
    case .offset: verdict.hasWrongOffset
    case .notRestored: verdict.isNotRestored
    }
  }
}
