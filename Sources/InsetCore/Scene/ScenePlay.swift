/// A scene that is played event by event, to a strategy that answers later: one in another process.
///
/// It stops at each event; ``resume()`` goes on once the strategy has written into the view.
package struct ScenePlay {
  /// The view at the event, and after it what the strategy has written.
  package var view: ViewState
  /// The event that the strategy is to take; nil before the first and after the last.
  package private(set) var event: Event?
  /// Where the view was after each step so far.
  package private(set) var settled: [SettledLayout] = []
  /// The steps of the scene.
  package let steps: [Step]
  /// The layout of the scene.
  package let layout: SceneLayout
  /// The next occurrence of the step after those that have settled.
  private var next = 0

  /// Creates a play before its first event.
  ///
  /// - Parameters:
  ///   - steps: The steps of the scene.
  ///   - layout: The layout of the scene.
  ///   - padding: The resting constant of a bottom constraint, in points.
  package init(_ steps: [Step], in layout: SceneLayout, padding: Double) {
    (self.steps, self.layout) = (steps, layout)
    view = layout.view(padding: padding)
  }

  /// Goes on to the next event, or to the end of the scene.
  package mutating func resume() {
    event = nil
    while settled.count < steps.count {
      let occurrences = steps[settled.count].occurrences
      while next < occurrences.count {
        next += 1
        event = happen(occurrences[next - 1])
        if event != nil { return }
      }
      settled.append(SettledLayout(view))
      next = 0
    }
  }

  /// Lets something happen, as `Player` does; the event that the strategy takes, if it is one.
  private mutating func happen(_ occurrence: Occurrence) -> Event? {
    switch occurrence {
    case .post(let event): return event
    case .moveKeyboard(let frame): view.moveKeyboard(to: frame)
    case .changeFrame(let frame):
      return view.changeFrame(above: frame) ? .viewDidLayoutSubviews : nil
    case .moveGuides(let guide, let region): view.moveGuides(layoutGuide: guide, region: region)
    case .layOut(let stage): view.lay(out: stage, of: layout)
    case .setInsets: view.setInsets(of: layout)
    }
    return nil
  }
}
