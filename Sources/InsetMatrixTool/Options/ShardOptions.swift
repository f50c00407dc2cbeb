import ArgumentParser
import Foundation
import MatrixResults

/// Which part of the run this process does.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Do one part of the run, counted from 1; auto asks the scheduler.", valueName: "i/n|auto"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "With --shard auto: how many parts there are, whatever the scheduler says.",
      valueName: "n"))
  var shards: Int?

  func validate() throws {
    if let shards, shards < 1 { throw ValidationError("--shards must be at least 1") }
    if shards != nil && shard != "auto" {
      throw ValidationError("--shards requires --shard auto")
    }
    if let shard, shard != "auto", Shard(shard) == nil {
      throw ValidationError(
        "--shard is i/n with i from 1 to n, n at most \(Shard.mostParts), or auto")
    }
  }

  /// The part, or nil for a whole run; the only part of a run is the whole.
  func resolve(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Failure) -> Shard? {
    guard let shard else { return nil }
    let part = shard == "auto" ? try scheduled(environment) : Shard(shard)
    return part?.count == 1 ? nil : part
  }

  /// The part that the scheduler asks for.
  private func scheduled(_ environment: [String: String]) throws(Failure) -> Shard {
    guard let host = SchedulerConvention.all.first(where: { environment[$0.index] != nil }) else {
      throw Failure(
        status: .usage,
        message: """
          error: --shard auto finds no scheduler: none of \
          \(SchedulerConvention.all.map(\.index).joined(separator: ", ")) is set
          """)
    }
    let index = environment[host.index].flatMap { Int($0) }
      .flatMap { (0...Shard.mostParts).contains($0) ? $0 - host.first + 1 : nil }
    let count = shards ?? host.count.flatMap { environment[$0] }.flatMap { Int($0) }
    guard let count else {
      throw Failure(
        status: .usage,
        message: "error: \(host.name) does not say how many parts there are; give --shards")
    }
    guard let part = index.flatMap({ Shard($0, of: count) }) else {
      throw Failure(
        status: .usage,
        message: "error: \(host.index)=\(environment[host.index] ?? "") is no part of \(count)")
    }
    return part
  }
}

/// The environment variables by which a scheduler numbers its processes.
struct SchedulerConvention {
  let name: String
  /// The variable with the part's number.
  let index: String
  let first: Int
  /// The variable with the number of parts; nil where it cannot be trusted.
  let count: String?

  /// A Slurm count is that of the elements submitted, which differs when some are submitted again;
  /// for the same reason the first element is not the lowest of those, but element 0.
  static let all = [
    SchedulerConvention(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", first: 0, count: nil),
    SchedulerConvention(
      name: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0, count: nil),
    SchedulerConvention(
      name: "Bazel", index: "TEST_SHARD_INDEX", first: 0, count: "TEST_TOTAL_SHARDS"),
    SchedulerConvention(
      name: "GitLab", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
    SchedulerConvention(
      name: "CircleCI", index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL"),
    SchedulerConvention(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: 0,
      count: "BUILDKITE_PARALLEL_JOB_COUNT"),
  ]
}
