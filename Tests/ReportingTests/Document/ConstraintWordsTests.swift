import MatrixResults
import ScenarioSpaces
import Testing

@testable import Reporting

@Suite struct ConstraintWordsTests {
  @Test func `Each constraint of a matrix has words of its own`() {
    let constraints = MatrixModel(TinyMatrix.profiles, TinyMatrix.plan).constraints
    let names = constraints.map(\.name)
    #expect(!names.isEmpty)
    let words = names.map(ConstraintWords.words)
    for (name, words) in zip(names, words) { #expect(words != name) }
    #expect(Set(words).count == names.count)
    for constraint in constraints {
      let parameters = ConstraintWords.parameters(of: constraint.name).map(\.rawValue)
      #expect(parameters == constraint.parameters, "\(constraint.name)")
    }
  }
}
