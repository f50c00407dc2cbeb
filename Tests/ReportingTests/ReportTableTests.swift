import Testing

@testable import Reporting

@Test func `Names of devices share their stem`() {
  #expect(
    compactNames(["iphone-12", "iphone-12-mini", "ipad-2", "iphone-13"])
      == "iphone-{12, 12-mini, 13}, ipad-2")
  #expect(compactNames(["a", "a", "a-1"]) == "a, a, a-1")
}

@Test func `Failing density follows the text`() {
  #expect(ReportTable.Cell.exact(5, failing: 0) == .share("100 %", density: 0))
  #expect(ReportTable.Cell.exact(99_999, failing: 1) == .share("99.9 %", density: 1))
  #expect(ReportTable.Cell.exact(0, failing: 3) == .share("0 %", density: 6))
  #expect(ReportTable.Cell.exact(0, failing: 0) == .number("–"))
}

@Test func `A strategy's name stays one word of a shell`() {
  #expect(shellWord("a/b+c=d") == "a/b+c=d")
  #expect(shellWord("it's; rm") == "'it'\\''s; rm'")
  #expect(shellWord("") == "''")
}
