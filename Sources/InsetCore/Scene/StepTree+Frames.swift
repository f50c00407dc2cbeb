extension StepTree {
  /// The same steps for views whose frame does not follow the keyboard: without changes of frame.
  package var withoutFrames: StepTree {
    var tree = StepTree()
    for node in nodes {
      var step = node.step
      step.occurrences.removeAll { if case .changeFrame = $0 { true } else { false } }
      tree.append(step, depth: node.depth)
    }
    return tree
  }
}
