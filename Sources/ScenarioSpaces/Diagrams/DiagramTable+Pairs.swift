extension DiagramTable {
  /// Counts the pairs of levels of different parameters that scenarios with certain values have.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - passes: Whether a value is one of them.
  /// - Returns: The number of pairs.
  /// - Complexity: O(*e* · *l*) for *e* edges and the 64ths *l* of the levels of all parameters.
  package func pairCount(of diagram: Diagram, where passes: (Int) -> Bool) -> Int {
    var pairs = LevelPairs(sizes)
    let reached = reached(from: [diagram])
    // Whether a node has a scenario that passes: children come before their parents.
    var isLive = [Bool](repeating: false, count: reached.count)
    func isLiveDiagram(_ diagram: Diagram) -> Bool {
      diagram.terminal.map(passes) ?? isLive[diagram.node]
    }
    for node in reached.indices where reached[node] {
      isLive[node] = branches(of: self.node(numbered: node)).contains(where: isLiveDiagram)
    }
    guard isLiveDiagram(diagram) else { return 0 }
    var above = [LevelPairs.Levels?](repeating: nil, count: reached.count)
    func add(_ levels: LevelPairs.Levels, to child: Diagram, from parameter: Int) {
      var levels = levels
      for skipped in parameter..<self.parameter(of: child) {
        pairs.add(parameter: skipped, beside: &levels)
      }
      if child.isTerminal { return }
      above[child.node] = above[child.node].map { $0.union(levels) } ?? levels
    }
    add(pairs.none, to: diagram, from: 0)
    for node in reached.indices.reversed() where isLive[node] {
      guard let own = above[node] else { continue }
      above[node] = nil
      let parameter = Int(parameters[node])
      let branches = branches(of: self.node(numbered: node))
      var first = branches.startIndex
      while first < branches.endIndex {
        let child = branches[first]
        var next = first + 1
        while next < branches.endIndex, branches[next] == child { next += 1 }
        let range = (first - branches.startIndex)..<(next - branches.startIndex)
        first = next
        if !isLiveDiagram(child) { continue }
        var levels = own
        pairs.add(parameter, range, beside: &levels)
        add(levels, to: child, from: parameter + 1)
      }
    }
    return pairs.count
  }
}

/// Pairs of levels, as a set of earlier levels for each level.
private struct LevelPairs {
  /// A set of levels of all parameters, a bit for each.
  struct Levels {
    var words: [UInt64]

    func union(_ other: Levels) -> Levels { Levels(words: zip(words, other.words).map { $0 | $1 }) }
  }

  private let sizes: [Int]
  private let starts: [Int]
  /// For each level the earlier ones that it is seen with.
  private var ofLevel: [Levels]
  /// For each parameter the earlier levels that each of its levels is seen with.
  private var ofParameter: [Levels]
  let none: Levels

  init(_ sizes: [Int]) {
    self.sizes = sizes
    starts = sizes.indices.map { sizes[..<$0].reduce(0, +) }
    let all = sizes.reduce(0, +)
    none = Levels(words: [UInt64](repeating: 0, count: (all + 63) / 64))
    ofLevel = [Levels](repeating: none, count: all)
    ofParameter = [Levels](repeating: none, count: sizes.count)
  }

  /// Sees all levels of a parameter beside earlier ones, and adds them to these.
  mutating func add(parameter: Int, beside levels: inout Levels) {
    for word in levels.words.indices { ofParameter[parameter].words[word] |= levels.words[word] }
    insert(starts[parameter]..<starts[parameter] + sizes[parameter], into: &levels)
  }

  /// Sees some levels of a parameter beside earlier ones, and adds them to these.
  mutating func add(_ parameter: Int, _ range: Range<Int>, beside levels: inout Levels) {
    let range = (starts[parameter] + range.lowerBound)..<(starts[parameter] + range.upperBound)
    for level in range {
      for word in levels.words.indices { ofLevel[level].words[word] |= levels.words[word] }
    }
    insert(range, into: &levels)
  }

  private func insert(_ range: Range<Int>, into levels: inout Levels) {
    for level in range { levels.words[level / 64] |= 1 << UInt64(level % 64) }
  }

  var count: Int {
    sizes.indices.reduce(0) { sum, parameter in
      let range = starts[parameter]..<starts[parameter] + sizes[parameter]
      return sum
        + range.reduce(0) { sum, level in
          let all = ofLevel[level].union(ofParameter[parameter])
          return sum + all.words.reduce(0) { $0 + $1.nonzeroBitCount }
        }
    }
  }
}
