import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct ConstraintWordsTests {
  @Test func `Each constraint of a matrix has words of its own`() throws {
    let constraints = try Shipped.model().constraints
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
