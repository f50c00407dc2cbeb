import DeviceProfiles
import MatrixEngine
import Testing
@testable import Reporting

@Test func `A test runner gets as many cases as it takes, failed ones first`() throws {
  let report = try TinyMatrix.report()
  let all = TestCases(report, limit: JUnitReporter.limit)
  #expect(all.leftOut == 0 && all.failures == report.findings.count)
  // Two devices with three keyboards and one with four.
  #expect(all.suites[0].passed.count == 10)
  for limit in [0, 5, all.failures, all.failures + 3, all.count, all.count + 1] {
    let cases = TestCases(report, limit: limit)
    #expect(cases.count == min(limit, all.count))
    #expect(cases.count + cases.leftOut == all.count)
    #expect(cases.failures == min(limit, all.failures))
  }
}

@Test func `A strategy of the gate that nothing judged fails`() throws {
  var plan = TinyMatrix.plan
  plan.runs = [.init(name: "nothing", query: "device:ipad-edge keyboard:split")]
  let report = try TinyMatrix.report(TinyMatrix.profiles, plan, TinyMatrix.strategies)
  let cases = TestCases(report, limit: 10)
  #expect(cases.suites.map(\.failures) == [1, 0, 0])
  // One more says that the matrix is empty.
  #expect(cases.count == 2 && cases.notice?.isError == true)
  #expect(JUnitReporter.render(report).contains("message=\"covered-area: judged in no scenario\""))
}

extension TestCases {
  fileprivate var count: Int { suites.reduce(notice == nil ? 0 : 1) { $0 + $1.count } }
  fileprivate var failures: Int { suites.reduce(0) { $0 + $1.failures } }
  fileprivate var leftOut: Int { suites.reduce(0) { $0 + $1.leftOut } }
}
