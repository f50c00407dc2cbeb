import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ScenarioSpaces

/// How much faster a run of the matrix is on several threads than on one.
struct Scaling {
  /// Several threads beside one, in each round.
  struct Result {
    var threads: Int
    /// Wall time of one thread as a multiple of that of several.
    var speedups: [Double] = []
    /// Processor time of several threads as a multiple of that of one: what sharing costs, whoever
    /// else uses the cores.
    var work: [Double] = []
  }

  /// For each number of threads, its result.
  private(set) var results: [Result] = []

  /// Runs a matrix of all devices in turns, on one thread and on more: in a small one, what is done
  /// before places are judged would be much of the time.
  init(rounds: Int, threads most: Int) throws {
    let model = ScenarioMatrix.shipped.model
    let query = try Query("os:18.7 locale:en-US,ja-JP-kana", in: model.space)
    let matrix = try Matrix(model, strategies: Strategies.all, where: query)
    _ = try matrix.run(.init(threads: 1))
    var threads = 2
    while threads <= max(2, most) {
      var result = Result(threads: threads)
      for _ in 0..<rounds {
        let one = Cost.of { _ = try? matrix.run(.init(threads: 1)) }
        let many = Cost.of { _ = try? matrix.run(.init(threads: threads)) }
        result.speedups.append(one.wall / many.wall)
        result.work.append(many.cpu / one.cpu)
      }
      results.append(result)
      threads *= 2
    }
  }
}
