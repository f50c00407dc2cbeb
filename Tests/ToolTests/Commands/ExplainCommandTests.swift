import Testing

@Suite struct ExplainCommandTests {
  @Test func `An explanation shows the arithmetic`() throws {
    let id =
      "iphone-x/12.5/portrait/full/en-US/docked+prediction/none/nav+tab/fill/automatic/"
      + "base0/middle/show-hide"
    let outcome = try Tool.run(["explain", id, "--strategy", "s0a-height-minus-bar"])
    #expect(outcome.status == 0)
    // 34 pt home indicator, 49 pt tab bar, the rest of a 335 pt keyboard.
    #expect(outcome.output.contains("34 + 49 + 252 = 335"), "\(outcome.output)")
  }

  @Test func `A scenario that a constraint excludes is named with the constraint`() throws {
    let id = "iphone-x/6.1/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/show"
    let outcome = try Tool.run(["explain", id])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("os-on-device excludes it"))
  }
}
