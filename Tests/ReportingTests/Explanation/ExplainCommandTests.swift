import DeviceProfiles
import InsetOracle
import MatrixEngine
import MatrixResults
import Testing

@testable import Reporting

@Test func `A strategy's name stays one word of a shell`() {
  #expect(shellWord("a/b+c=d") == "a/b+c=d")
  #expect(shellWord("it's; rm") == "'it'\\''s; rm'")
  #expect(shellWord("") == "''")
}

@Test func `The command that shows a scenario has the run's options`() throws {
  let model = MatrixModel(TinyMatrix.profiles, TinyMatrix.plan)
    .varied(ModelVariation(without: [.staleGuides], with: [.flatDismissal]))
  let matrix = try Matrix(
    model, strategies: TinyMatrix.strategies, policies: PolicyChoices(.hardwareBar))
  #expect(
    matrix.request().model.explainCommand("a b", strategy: "c")
      == "insetmatrix explain 'a b' --strategy c --without stale-guides --with flat-dismissal "
      + "--policy hardware-bar=ignored")
}
