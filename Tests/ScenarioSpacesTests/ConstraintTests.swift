import ScenarioSpaces
import Testing

struct ConstraintTests {
  @Test
  func `A constraint asks with the levels of its own parameters`() {
    let constraint = Constraint("no split on the last", over: [0, 3]) { $0 == [1, 2] }
    #expect(constraint.name == "no split on the last")
    #expect(constraint.parameters == [0, 3])
    #expect(constraint.isViolated(by: [1, 0, 0, 2]))
    #expect(!constraint.isViolated(by: [2, 0, 0, 1]))
  }

  @Test
  func `A constraint excludes what all of its conditions hold of`() {
    let constraint = Constraint(
      "both", [.init(on: [1, 2]) { $0[0] == $0[1] }, .init(on: [0, 2]) { $0[0] < $0[1] }])
    #expect(constraint.parameters == [0, 1, 2])
    #expect(constraint.isViolated(by: [0, 1, 1]))
    #expect(!constraint.isViolated(by: [1, 1, 1]))
    #expect(!constraint.isViolated(by: [0, 2, 1]))
  }

  @Test
  func `Parameters out of order end the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Constraint("upside down", over: [2, 1]) { _ in false }
    }
  }

  @Test
  func `A parameter named twice ends the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Constraint("twice", over: [1, 1]) { _ in false }
    }
  }
}
