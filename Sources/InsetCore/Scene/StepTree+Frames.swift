extension StepTree {
  /// The same steps for views whose frame does not follow the keyboard: without changes of frame.
  package var withoutFrames: StepTree {
    var nodes = nodes
    var isSame = true
    for index in nodes.indices {
      guard nodes[index].step.occurrences.contains(where: \.isChangeOfFrame) else { continue }
      nodes[index].step.occurrences.removeAll(where: \.isChangeOfFrame)
      isSame = false
    }
    return isSame ? self : StepTree(nodes)
  }
}

extension Occurrence {
  fileprivate var isChangeOfFrame: Bool {
    if case .changeFrame = self { true } else { false }
  }
}
