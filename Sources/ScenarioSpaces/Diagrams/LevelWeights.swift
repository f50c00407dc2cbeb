/// How much each level of each parameter weighs; only proportions count.
///
/// The levels of the first parameter are sorted into classes, and each class has weights of its own
/// for all other parameters.
package struct LevelWeights: Hashable, Sendable {
  /// The class of each level of the first parameter, counted from 0.
  package let classes: [Int]
  /// For each parameter, class and level; the first parameter has the same ones in every class.
  package let vectors: [[[Double]]]
  /// The number of classes.
  package let classCount: Int

  /// Creates weights; each is at least 0, and the sum over the levels of a parameter is finite and
  /// above 0.
  package init(classes: [Int], vectors: [[[Double]]]) {
    self.classes = classes
    self.vectors = vectors
    classCount = (classes.max() ?? -1) + 1
    for vector in vectors.joined() {
      let sum = vector.reduce(0, +)
      precondition(
        sum > 0 && sum.isFinite && vector.allSatisfy { $0 >= 0 }, "\(vector) are no weights")
    }
    precondition(
      vectors.allSatisfy { $0.count == classCount } && vectors.first?.first?.count == classes.count,
      "each class has weights of every parameter")
  }

  /// The share of a parameter's weights that a query allows, in a class; 1 without a query.
  func share(of parameter: Int, in deviceClass: Int, where query: Query?) -> Double {
    guard let allowed = query?.allowed[parameter], allowed.contains(false) else { return 1 }
    let vector = vectors[parameter][deviceClass]
    var (kept, all) = (0.0, 0.0)
    for (weight, isAllowed) in zip(vector, allowed) {
      all += weight
      if isAllowed { kept += weight }
    }
    return kept / all
  }

  /// The part of all weight that a query allows, as if parameters were independent in each class.
  package func share(of query: Query) -> Double {
    var perClass = [Double](repeating: 0, count: classCount)
    let levels = vectors[0].first ?? []
    for level in levels.indices where query.allowed[0][level] {
      perClass[classes[level]] += levels[level]
    }
    let all = levels.reduce(0, +)
    return perClass.indices.reduce(0) { sum, deviceClass in
      if perClass[deviceClass] == 0 { return sum }
      return sum
        + query.allowed.indices.dropFirst().reduce(perClass[deviceClass] / all) {
          $0 * share(of: $1, in: deviceClass, where: query)
        }
    }
  }
}
