/// One of the two parts of a model: the rows without negative levels, or those with one.
///
/// Its levels are those that its rows may have, in the model's order.
struct CoveringProblem: Sendable {
  /// For each parameter, the model's number of each level.
  let levels: [[Int]]
  /// The sets of parameters that are combined, each ascending.
  let sets: [[Int]]
  let conditions: [LevelCondition]
  /// For each parameter whether each level is negative, in the part of the negative levels.
  let isNegative: [[Bool]]?
  /// For each parameter the weight of each level, from 0 to 2²⁰.
  let weights: [[Int]]

  var sizes: [Int] { levels.map(\.count) }

  /// - Parameters:
  ///   - model: A valid model.
  ///   - sets: The sets of parameters that are combined.
  ///   - isNegative: Whether its rows have a negative level.
  init(_ model: CoveringModel, sets: [[Int]], isNegative: Bool) {
    let levels = model.parameters.map { parameter in
      (0..<parameter.levelCount).filter {
        !parameter.isExcluded[$0] && (isNegative || !parameter.isNegative[$0])
      }
    }
    self.levels = levels
    self.sets = sets
    weights = zip(model.parameters, levels).map { parameter, levels in
      levels.map { min(max(parameter.weights[$0], 0), 1 << 20) }
    }
    var conditions = model.conditions.map { $0.restricted(to: levels) }
    if isNegative {
      let negative = zip(model.parameters, levels).map { parameter, levels in
        levels.map { parameter.isNegative[$0] }
      }
      conditions.append(
        .one(
          of: negative.enumerated().compactMap { parameter, isIn in
            isIn.contains(true) ? (parameter, isIn) : nil
          }))
      self.isNegative = negative
    } else {
      self.isNegative = nil
    }
    self.conditions = conditions
  }

  /// The numbers here of a row's levels, -1 for a free cell; nil where the row belongs elsewhere.
  func cells(of row: [Int?]) -> [Int]? {
    var cells: [Int] = []
    for (level, own) in zip(row, levels) {
      guard let level else {
        cells.append(-1)
        continue
      }
      guard let cell = own.firstIndex(of: level) else { return nil }
      cells.append(cell)
    }
    return cells
  }

  /// For each tuple of an index, whether it is to be covered, conditions aside: in the part of the
  /// negative levels, those with one, and those that no row without one can hold.
  ///
  /// - Parameters:
  ///   - index: The tuples.
  ///   - positive: Before any row, the tuples of the part without negative levels.
  /// - Returns: One truth value for each tuple.
  func wanted(_ index: TupleIndex, after positive: TupleCounts?) -> [Bool] {
    guard let isNegative else { return [Bool](repeating: true, count: index.count) }
    var wanted: [Bool] = []
    wanted.reserveCapacity(index.count)
    // Both parts number tuples of the same sets and levels in the same order.
    var next = 0
    func visit(_ set: ArraySlice<Int>, _ negatives: Int) {
      guard let parameter = set.first else {
        guard negatives == 0 else { return wanted.append(negatives == 1) }
        wanted.append(positive?.counts[next] == TupleCounts.excluded)
        next += 1
        return
      }
      for negative in isNegative[parameter] {
        visit(set.dropFirst(), negatives + (negative ? 1 : 0))
      }
    }
    for set in index.sets { visit(set[...], 0) }
    return wanted
  }
}
