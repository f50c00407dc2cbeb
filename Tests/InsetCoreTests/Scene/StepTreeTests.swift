import InsetCore
import Testing

struct StepTreeTests {
  private static func step(_ name: String) -> Step {
    Step(name: name, occurrences: [], covered: nil)
  }

  @Test func `Steps in a row are each one deeper`() {
    let tree = StepTree([Self.step("a"), Self.step("b"), Self.step("c")])
    #expect(tree.nodes.map(\.depth) == [0, 1, 2])
    #expect(tree.nodes.map(\.step.name) == ["a", "b", "c"])
    #expect(tree.height == 3)
    #expect(StepTree().height == 0)
  }

  @Test func `A branch may begin at any depth of the path before it`() {
    var tree = StepTree([Self.step("a"), Self.step("b"), Self.step("c")])
    tree.append(Self.step("d"), depth: 1)
    tree.append(Self.step("e"), depth: 2)
    tree.append(Self.step("f"), depth: 0)
    #expect(tree.nodes.map(\.depth) == [0, 1, 2, 1, 2, 0])
    #expect(tree.height == 3)
  }

  @Test func `A first step with a step before it is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      var tree = StepTree()
      tree.append(Step(name: "a", occurrences: [], covered: nil), depth: 1)
    }
  }

  @Test func `A step whose path lacks the step before it is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let step = Step(name: "a", occurrences: [], covered: nil)
      var tree = StepTree([step, step])
      tree.append(step, depth: 0)
      tree.append(step, depth: 2)
    }
  }

  @Test func `A negative depth is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      var tree = StepTree()
      tree.append(Step(name: "a", occurrences: [], covered: nil), depth: -1)
    }
  }
}
