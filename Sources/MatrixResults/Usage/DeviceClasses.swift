/// Devices of a kind whose levels weigh the same, as far as they have them.
struct DeviceClasses {
  /// The class of each device, counted from 0.
  private(set) var numbers: [Int] = []
  /// For each class and parameter the weights of levels; nil for what none of its devices has.
  private var classes: [[[Double?]]] = []

  /// Sorts devices into few classes.
  ///
  /// - Parameters:
  ///   - devices: For each device and parameter the weights of levels, of which only proportions count;
  ///     nil for levels that it lacks.
  ///   - kinds: Devices of different kinds are of different classes.
  init(_ devices: [[[Double?]]], of kinds: [some Equatable]) {
    var kindOf: [Int] = []
    for (device, (weights, kind)) in zip(devices, kinds).enumerated() {
      let known = classes.indices.first {
        kinds[kindOf[$0]] == kind && Self.union(classes[$0], weights) != nil
      }
      if let known {
        classes[known] = Self.union(classes[known], weights) ?? classes[known]
      } else {
        classes.append(weights)
        kindOf.append(device)
      }
      numbers.append(known ?? classes.count - 1)
    }
  }

  /// For each parameter and class the weights of levels: the same ones for classes that allow it.
  var vectors: [[[Double]]] {
    let parameters = classes.first?.indices ?? 0..<0
    return parameters.map { parameter in
      var kinds: [[Double?]] = []
      let kindOf = classes.map { weights in
        let own = weights[parameter]
        for (number, kind) in kinds.enumerated() {
          guard let union = Self.union(kind, own) else { continue }
          kinds[number] = union
          return number
        }
        kinds.append(own)
        return kinds.count - 1
      }
      let vectors = kinds.map { kind in
        let vector = kind.map { $0 ?? 0 }
        // What nothing was run of needs some weights, too.
        return vector.allSatisfy { $0 == 0 } ? vector.map { _ in 1 / Double(vector.count) } : vector
      }
      return kindOf.map { vectors[$0] }
    }
  }

  /// The weights of both, in their proportions; nil where they differ in a level that both have.
  private static func union(_ some: [[Double?]], _ others: [[Double?]]) -> [[Double?]]? {
    var union: [[Double?]] = []
    for (own, other) in zip(some, others) {
      guard let both = Self.union(own, other) else { return nil }
      union.append(both)
    }
    return union
  }

  private static func union(_ own: [Double?], _ other: [Double?]) -> [Double?]? {
    let common = zip(own, other).compactMap { own, other in
      own.flatMap { own in other.map { (own: own, other: $0) } }
    }
    let (sum, otherSum) = (common.reduce(0) { $0 + $1.own }, common.reduce(0) { $0 + $1.other })
    if (sum == 0) != (otherSum == 0) { return nil }
    let factor = sum == 0 ? 1 : sum / otherSum
    for (own, other) in common where abs(own - other * factor) > 1e-12 * max(own, other * factor) {
      return nil
    }
    return zip(own, other).map { $0 ?? $1.map { $0 * factor } }
  }
}
