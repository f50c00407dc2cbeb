import InsetCore

/// Scenes of a view that fills a screen, and a keyboard that comes and goes.
enum ShownKeyboard {
  private static let layout = SceneLayout(stages: [
    ViewEnvironment(
      chain: ViewChain(filling: Size(width: 390, height: 844)),
      contentSize: Size(width: 390, height: 2000))
  ])

  /// The steps with a keyboard of a height in points: it comes, then it goes.
  static func steps(height: Double) -> [Step] {
    let up = Rect(x: 0, y: 844 - height, width: 390, height: height)
    let down = Rect(x: 0, y: 844, width: 390, height: height)
    return [
      Step(
        name: "show",
        occurrences: Occurrence.appearance + [
          .post(.keyboardWillShow(KeyboardNotification(beginFrame: down, endFrame: up)))
        ], covered: up),
      Step(
        name: "hide",
        occurrences: [
          .post(.keyboardWillHide(KeyboardNotification(beginFrame: up, endFrame: down)))
        ], covered: nil),
    ]
  }

  /// The scene with a keyboard of a height.
  static func scene(height: Double = 336) -> KeyboardScene {
    KeyboardScene(layout: layout, steps: steps(height: height))
  }

  /// Plays scenes with keyboards of some heights at a time, and returns for each why it has no answer.
  static func play(_ strategy: AnyInsetStrategy, heights: [Double]) -> [String?] {
    var tree = StepTree()
    for height in heights {
      for (depth, step) in steps(height: height).enumerated() { tree.append(step, depth: depth) }
    }
    var playback = Playback()
    strategy.play(tree, in: layout, &playback)
    return heights.indices.map { strategy.silence(at: 2 * $0 + 1, of: playback) }
  }
}
