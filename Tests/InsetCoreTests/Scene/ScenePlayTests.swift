import InsetCore
import TestSupport
import Testing

/// A strategy that looks at all that it can write, and writes all of it.
private struct Restless: InsetStrategy {
  static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 16)
  private var number = 0.0

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    number += 1
    view.contentInset.bottom = view.adjustedContentInset.bottom / 2 + number
    view.verticalScrollIndicatorInsets.bottom += event.isKeyboardHide ? -number : number
    view.contentOffset.y += view.environment.chain.view.height / 100
    view.bottomConstraint += number
    view.translationY -= number
  }
}

/// A scene that is played event by event is the scene that strategies of the process are played.
struct ScenePlayTests {
  private static let manifest = StrategyManifest(
    id: "elsewhere", about: Restless.about, mechanism: Restless.mechanism, scrolls: true)

  private static let stages = FrameResponse.allCases.map { response in
    ViewEnvironment(
      chain: ViewChain(filling: Size(width: 390, height: 844)),
      contentSize: Size(width: 390, height: 2000), adjustsForKeyboard: response == .none,
      frameResponse: response)
  }

  private static func steps(using random: inout SplitMix64) -> [Step] {
    (0..<5).map { index in
      let height = Double.random(from: 1, to: 400, using: &random)
      let frame = Rect(x: 0, y: 844 - height, width: 390, height: height)
      let keyboard = KeyboardNotification(beginFrame: nil, endFrame: frame)
      let all: [Occurrence] = [
        .post(.keyboardWillShow(keyboard)), .moveKeyboard(frame), .changeFrame(above: frame),
        .moveGuides(layoutGuide: frame, region: nil), .layOut(stage: 0), .setInsets,
        .post(.keyboardWillHide(keyboard)), .changeFrame(above: nil), .moveKeyboard(nil),
      ]
      let occurrences = (0..<8).map { _ in all[Int.random(in: 0..<all.count, using: &random)] }
      return Step(name: "step \(index)", occurrences: occurrences, covered: nil)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `A scene ends where it ends for a strategy in the process`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let layout = SceneLayout(
      stages: [Self.stages[Int(seed) % Self.stages.count]], base: Insets(bottom: 20))
    let scene = KeyboardScene(layout: layout, steps: Self.steps(using: &random))
    let elsewhere = AnyInsetStrategy(Self.manifest) { plays in
      for index in plays.indices {
        var strategy = Restless()
        plays[index].resume()
        while let event = plays[index].event {
          strategy.receive(event, &plays[index].view)
          plays[index].resume()
        }
      }
      return plays.map { _ in nil }
    }
    #expect(elsewhere.play(scene) == AnyInsetStrategy(Restless.self).play(scene))
  }

  @Test func `What is not answered is known for each step from there on`() {
    var random = SplitMix64(seed: 1)
    var tree = StepTree()
    let layout = SceneLayout(stages: [Self.stages[0]])
    let steps = Self.steps(using: &random)
    for (depth, step) in [(0, steps[0]), (1, steps[1]), (1, steps[2]), (2, steps[3])] {
      tree.append(step, depth: depth)
    }
    let strategy = AnyInsetStrategy(Self.manifest) { plays in
      // The second path ends before its second step.
      for index in plays.indices {
        plays[index].resume()
        while plays[index].event != nil, index == 0 || plays[index].settled.isEmpty {
          plays[index].resume()
        }
      }
      return [nil, "left"]
    }
    var playback = Playback()
    strategy.play(tree, in: layout, &playback)
    let reasons = tree.nodes.indices.map { strategy.silence(at: $0, of: playback) }
    #expect(reasons == [nil, nil, "left", "left"])
    #expect(AnyInsetStrategy(Restless.self).silence(at: 2, of: playback) == nil)
  }
}
