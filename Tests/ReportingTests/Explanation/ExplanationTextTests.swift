import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import Testing
import TextFormats

@testable import Reporting

@Test func `Lines of an explanation fit a terminal`() throws {
  for example in try TinyMatrix.report().examples.flatMap(\.self) {
    let lines = ExplanationText.render(example.explanation).split(separator: "\n").dropFirst()
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}

@Test func `An explanation names the OS behaviors that are left out or taken in`() throws {
  let example = try #require(TinyMatrix.report().examples.flatMap(\.self).first)
  let text = ExplanationText.render(
    example.explanation, ModelVariation(without: [.staleGuides], with: [.barTwice, .silentFocus]))
  #expect(text.contains("\n  left out          stale-guides\n"))
  #expect(text.contains("\n  taken in          bar-twice, silent-focus\n"))
  #expect(!ExplanationText.render(example.explanation).contains("left out"))
}

/// What a keyboard covers of such a view is nothing: the insets are those of its new bottom edge.
@Test func `A view whose frame follows the keyboard is shown where it is`() throws {
  let matrix = try Matrix(
    MatrixModel(TinyMatrix.profiles, TinyMatrix.plan), strategies: TinyMatrix.strategies)
  let scenario = try matrix.model.space.scenario(
    id:
      "iphone-edge/17/portrait/full/en-US/docked/none/none/shrinking/automatic/base0/middle/show-hide"
  )
  let explanation = try matrix.explain(scenario, TinyMatrix.strategies[1])
  let keyboard = try #require(explanation.steps[0].step.covered)
  #expect(explanation.steps[0].truth.view.frame.maxY == keyboard.minY)
  let words = explanation.steps[0].truth.view.frame.words
  #expect(
    ExplanationText.render(explanation).contains("\(words): its frame follows the keyboard"))
  var scenes = PageScenes()
  scenes.add([explanation])
  let environments = scenes.environments.map(\.compact)
  // Before the keyboard the view is where it is after it.
  #expect(environments.count == 2)
  for (environment, step) in zip(environments, explanation.steps.reversed()) {
    #expect(environment.contains("\"view\":\(JSONValue.rect(step.truth.view.frame).compact)"))
  }
}
