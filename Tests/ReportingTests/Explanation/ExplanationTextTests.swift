import Testing
@testable import Reporting

@Test func `Lines of an explanation fit a terminal`() throws {
  for example in try TinyMatrix.report().examples.flatMap(\.self) {
    let lines = ExplanationText.render(example.explanation).split(separator: "\n").dropFirst()
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}

@Test func `An explanation names the OS behaviors that are left out`() throws {
  let example = try #require(TinyMatrix.report().examples.flatMap(\.self).first)
  let text = ExplanationText.render(example.explanation, without: ["a-b", "c"])
  #expect(text.contains("\n  left out          a-b, c\n"))
  #expect(!ExplanationText.render(example.explanation).contains("left out"))
}
