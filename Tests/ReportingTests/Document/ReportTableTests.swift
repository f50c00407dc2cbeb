import Testing

@testable import Reporting

@Test func `Failing density follows the text`() {
  #expect(ReportTable.Cell.exact(5, failing: 0) == .share("100 %", density: 0))
  #expect(ReportTable.Cell.exact(99_999, failing: 1) == .share("99.9 %", density: 1))
  #expect(ReportTable.Cell.exact(0, failing: 3) == .share("0 %", density: 6))
  #expect(ReportTable.Cell.exact(0, failing: 0) == .number("–"))
}
