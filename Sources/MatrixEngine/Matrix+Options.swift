public import MatrixResults

extension Matrix {
  /// How to run.
  public struct Options: Sendable {
    /// Maximum number of threads; nil for one for each core.
    public var threads: Int?
    /// The part to run; nil for all.
    public var shard: Shard?
    /// Whether every scenario is judged on its own.
    public var isExhaustive = false
    /// Whether the oracle's rule is compared with the pixel sweep for every truth that is judged.
    public var isCrossChecked = false
    /// What compares the two; replaced only to prove that it finds mistakes.
    var crossCheck = CrossCheck()
    /// Called before each unit of work; the run ends early once it returns true.
    public var isCancelled: @Sendable () -> Bool = { false }
    /// Called once before anything is judged, with the number of scenarios that are left to judge.
    public var begin: @Sendable (_ total: Int) -> Void = { _ in }
    /// Called from any thread with the number of scenarios that were judged since.
    public var progress: @Sendable (_ scenarios: Int) -> Void = { _ in }

    /// Called from any thread before a scenario is played to a strategy that is isolated; see
    /// ``AnyInsetStrategy/init(isolating:)``.
    public var willPlay: (@Sendable (_ strategy: String, _ scenario: [Int]) -> Void)?

    /// A whole run with a maximum number of threads, or on all cores.
    public init(threads: Int? = nil) { self.threads = threads }
  }
}
