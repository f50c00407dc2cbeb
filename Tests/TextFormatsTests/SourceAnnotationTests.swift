import Testing
import TextFormats

@Test(arguments: [
  ("a:b,c%", "a:b,c%25", "a%3Ab%2Cc%25"),
  ("a\n::error::b", "a%0A::error::b", "a%0A%3A%3Aerror%3A%3Ab"),
  ("\r\u{1B}", " \u{FFFD}", " \u{FFFD}"),
])
func `A workflow command stays one line`(text: String, data: String, property: String) {
  let annotation = SourceAnnotation(.note, at: .init(file: text, line: 2, column: 3), text)
  #expect(
    annotation.workflowCommand(title: text)
      == "::notice file=\(property),line=2,col=3,title=\(property)::\(data)\n")
}

@Test func `A compiler's line stays one line`() {
  let location = SourceAnnotation.Location(file: "a\nb.yaml", line: 2, column: 3)
  #expect(
    SourceAnnotation(.error, at: location, "no\tway").compilerLine(rule: "x")
      == "a b.yaml:2:3: error: no way [x]\n")
  #expect(SourceAnnotation(.warning, at: nil, "why").compilerLine() == "warning: why\n")
}
