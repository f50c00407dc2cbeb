package import MatrixResults

extension Matrix {
  package struct Options: Sendable {
    /// Maximum number of threads; nil for one for each core.
    package var threads: Int?
    /// The part to run; nil for all.
    package var shard: Shard?
    /// Whether every scenario is judged on its own.
    package var isExhaustive = false
    /// Called from any thread before scripts are judged in a layout, with the levels of the first such
    /// scenario up to the field; for tests that look at what is judged.
    var willJudge: JudgingContext.LayoutObserver?
    /// Called before and after each unit of work; once it returns true, the run ends early and without
    /// the unit.
    package var isCancelled: @Sendable () -> Bool = { false }
    /// Called once before anything is judged, with the number of scenarios that are left to judge.
    package var begin: @Sendable (_ total: Int) -> Void = { _ in }
    /// Called from any thread with the number of scenarios that were judged since.
    package var progress: @Sendable (_ scenarios: Int) -> Void = { _ in }

    /// A whole run with a maximum number of threads, or on all cores.
    package init(threads: Int? = nil) { self.threads = threads }
  }
}
