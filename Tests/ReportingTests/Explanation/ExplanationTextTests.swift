import Testing
@testable import Reporting

@Test func `Lines of an explanation fit a terminal`() throws {
  for example in try TinyMatrix.report().examples.flatMap(\.self) {
    let lines = ExplanationText.render(example.explanation).split(separator: "\n").dropFirst()
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
