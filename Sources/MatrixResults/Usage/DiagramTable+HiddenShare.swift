import ScenarioSpaces

extension DiagramTable {
  /// The share of keyboard appearances in which a strategy hides content; nil where nothing that was
  /// run is used.
  ///
  /// - Complexity: O(*e* · *c*) for a diagram of *e* edges and *c* classes of devices.
  func hiddenShare(of outcomes: Diagram, by weights: LevelWeights) -> Double? {
    weighted(outcomes, by: weights) { Harm(terminal: $0) != nil }?
      .expectation(bins: 1) { Harm(terminal: $0).map(Harm.hidden.contains) == true ? 0 : nil }[0]
  }
}
