import MatrixResults
import Testing

@Suite struct RunTrendsTests {
  private static func alerts(_ seconds: [Double?]) -> [TrendAlert] {
    RunTrends(
      runs: seconds.enumerated().map { number, seconds in
        .init(
          name: "\(number + 1)", date: "", commit: "", verdict: "", applicable: 0,
          wallSeconds: seconds, peakRSSBytes: seconds == nil ? nil : 100)
      }, strategies: [], rules: []
    ).alerts
  }

  /// The usual time is 100 s.
  @Test(
    arguments: [
      ([], nil), ([300], nil), ([300, 100, 300], nil), ([100, 300, 300], nil),
      ([124, 300, 300], nil), ([126, 300, 310], 3), ([150, 150, 150], 1.5),
    ] as [([Double], Double?)])
  func `An alert needs three runs in a row`(last: [Double], growth: Double?) {
    let usual: [Double?] = [90, 100, nil, 110, 100, 100, 95, 105]
    let alerts = Self.alerts(usual + last)
    #expect(alerts.map(\.growth) == (growth.map { [$0] } ?? []))
    #expect(alerts.allSatisfy { $0.name == "wall time" })
  }

  @Test(arguments: [(1_000, 2, true), (1_100, 2, true), (1_200, 2, false), (1_000, 4, false)])
  func `Only runs of as many scenarios by as many threads are compared`(
    applicable: Int, threads: Int, isAlert: Bool
  ) {
    func run(_ number: Int, _ applicable: Int, _ threads: Int, _ seconds: Double) -> RunTrends.Run {
      RunTrends.Run(
        name: "\(number)", date: "", commit: "", verdict: "", applicable: applicable,
        wallSeconds: seconds, peakRSSBytes: nil, threads: threads)
    }
    // Nobody measured the last one.
    let last = RunTrends.Run(
      name: "12", date: "", commit: "", verdict: "", applicable: 1_000, wallSeconds: nil,
      peakRSSBytes: nil)
    let runs =
      (1...8).map { run($0, applicable, threads, 100) } + (9...11).map { run($0, 1_000, 2, 300) }
      + [last]
    let alerts = RunTrends(runs: runs, strategies: [], rules: []).alerts
    #expect(alerts.map(\.growth) == (isAlert ? [3] : []))
  }

  @Test func `An alert needs five runs to compare with`() {
    #expect(Self.alerts([100, 100, 100, 100, 300, 300, 300]).isEmpty)
    #expect(Self.alerts([100, 100, 100, 100, 100, 300, 300, 300]).map(\.growth) == [3])
  }
}
