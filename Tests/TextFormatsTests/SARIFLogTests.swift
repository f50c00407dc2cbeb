import Testing
import TextFormats

@Test func `A result refers to its rule and has no empty members`() {
  let log = SARIFLog(
    tool: "t", rules: [.init("a"), .init("b", summary: "B.")],
    results: [.init(rule: "b", .warning, "m", at: .init(.init(file: "f%20g", line: 7)))])
  #expect(
    log.json.compact == """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{\
      "tool":{"driver":{"name":"t","rules":[{"id":"a"},\
      {"id":"b","shortDescription":{"text":"B."}}]}},"columnKind":"unicodeCodePoints",\
      "results":[{"ruleId":"b","ruleIndex":1,"level":"warning","message":{"text":"m"},\
      "locations":[{"physicalLocation":{"artifactLocation":{"uri":"f%20g"},\
      "region":{"startLine":7}}}]}]}]}
      """)
}
