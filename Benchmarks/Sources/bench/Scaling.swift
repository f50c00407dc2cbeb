import InsetStrategies
import MatrixEngine
import ScenarioSpaces

/// How much faster a run of the matrix is on several threads than on one.
struct Scaling {
  /// For each number of threads, the speedup of each round.
  private(set) var speedups: [(threads: Int, rounds: [Double])] = []

  /// Runs a medium matrix in turns, on one thread and on more.
  init(rounds: Int, threads most: Int) throws {
    let model = try Shipped.model()
    let query = try Query(
      "device:iphone-8,iphone-x,iphone-16,ipad-air-2 os:9.3,12.5,18.7 locale:en-US,ja-JP-kana",
      in: model.space)
    let matrix = try Matrix(model, subjects: Strategies.all, where: query)
    _ = matrix.run(threads: 1)
    var threads = 2
    while threads <= max(2, most) {
      let ratios = (0..<rounds).map { _ in
        let one = Cost.of { _ = matrix.run(threads: 1) }
        let many = Cost.of { _ = matrix.run(threads: threads) }
        return one.wall / many.wall
      }
      speedups.append((threads, ratios))
      threads *= 2
    }
  }
}
