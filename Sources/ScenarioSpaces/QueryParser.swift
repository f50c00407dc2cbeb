/// Parses the text form of a query; offsets are those of Unicode scalars.
struct QueryParser {
  typealias Part = ArraySlice<Unicode.Scalar>

  let parameters: [(name: String, levels: [String])]
  /// The names of each parameter's levels, for words.
  lazy var searches = parameters.map { LevelSearch($0.levels) }
  /// Other words for parameters and levels.
  let synonyms: [String: String]
  /// What is read.
  private(set) var text: Part = []
  /// The levels that the terms so far allow.
  private(set) var allowed: [[Bool]]
  /// The errors in the order of the text.
  private(set) var problems: [InvalidQuery] = []

  init(_ parameters: [(name: String, levels: [String])], _ synonyms: [String: String]) {
    self.parameters = parameters
    self.synonyms = synonyms
    allowed = parameters.map { [Bool](repeating: true, count: $0.levels.count) }
  }

  /// Reads the terms of a text.
  ///
  /// - Complexity: O(*n* · *l*) for *n* characters and *l* characters of all levels' names.
  mutating func read(_ text: String) {
    self.text = Array(text.unicodeScalars)[...]
    var terms: ArraySlice<Part> = self.text.split { " \t\r\n".has($0) }.flatMap(unglued)[...]
    while let term = terms.first {
      let words = terms.prefix(while: Self.isWord)
      if !words.isEmpty {
        search(words)
      } else if String(term) != "*" {
        add(term)
      }
      terms = terms.dropFirst(max(1, words.count))
    }
  }

  private mutating func add(_ term: Part) {
    guard let sign = term.firstIndex(where: { ":<>".has($0) }), sign > term.startIndex else {
      report("`\(String(term))` is not `parameter:level`", at: term)
      return
    }
    let name = term[..<sign]
    guard let parameter = parameter(meantBy: name) else {
      report(
        "unknown parameter `\(String(name))`", at: name,
        nearest(to: String(name), among: parameters.map(\.name)))
      return
    }
    if parameters[parameter].levels.isEmpty { return }
    let levels =
      term[sign] == ":"
      ? chosen(term[(sign + 1)...], of: parameter) : compared(term[sign...], of: parameter)
    narrow(parameter, to: levels)
    narrowScope(of: [name], beside: parameter)
  }

  mutating func narrow(_ parameter: Int, to levels: [Bool]) {
    allowed[parameter] = zip(allowed[parameter], levels).map { $0 && $1 }
  }

  /// The parameter with a name, or with the name that a synonym stands for.
  func parameter(meantBy word: Part) -> Int? {
    let name = String(word).caseFolded
    let meant = synonyms[String(decoding: name, as: UTF8.self)]?.prefix { $0 != " " }
    return parameters.firstIndex { $0.name.caseFolded == name }
      ?? parameters.firstIndex { $0.name[...] == meant }
  }

  /// The levels that a list of values allows; from the first `!` on, all values are excluded.
  private mutating func chosen(_ list: Part, of parameter: Int) -> [Bool] {
    let (name, levels) = parameters[parameter]
    // An identifier has a comma: iPhone18,1.
    if let called = self.levels(of: parameter, called: list) { return called }
    var wanted: [Bool]?
    var unwanted = [Bool](repeating: false, count: levels.count)
    var isNegated = false
    for value in list.split(separator: ",", omittingEmptySubsequences: false) {
      if value.first == "!" { isNegated = true }
      let pattern = String(value.first == "!" ? value.dropFirst() : value)
      var matches = LevelPattern.matches(pattern, in: levels)
      if !matches.contains(true) {
        matches = self.levels(of: parameter, called: pattern.unicodeScalars) ?? matches
      }
      if pattern.isEmpty {
        report("\(name) needs a level after `\(name):`", at: value)
      } else if !matches.contains(true) {
        if !isNegated { wanted = wanted ?? matches }
        report(
          Self.noLevel(of: name, pattern), at: value, nearest(to: pattern, among: levels),
          isUnknownLevel: true, levels: levels)
      } else if isNegated {
        unwanted = zip(unwanted, matches).map { $0 || $1 }
      } else {
        wanted = zip(wanted ?? matches, matches).map { $0 || $1 }
      }
    }
    return levels.indices.map { (wanted?[$0] ?? true) && !unwanted[$0] }
  }

  /// The levels of a parameter that a value is another word for; nil where it is none.
  private func levels(of parameter: Int, called value: some Sequence<Unicode.Scalar>) -> [Bool]? {
    let word = String(String.UnicodeScalarView(value))
    return self.levels(calledBy: [word]).flatMap { $0.parameter == parameter ? $0.levels : nil }
  }

  /// The levels that a comparison such as `>=17` allows.
  private mutating func compared(_ comparison: Part, of parameter: Int) -> [Bool] {
    let (name, levels) = parameters[parameter]
    var value = comparison.dropFirst()
    if value.first == "=" { value.removeFirst() }
    let sign = comparison[..<value.startIndex]
    let versions = levels.compactMap { LevelVersion(ofLevel: $0) }
    var result = levels.map { _ in true }
    if versions.count < levels.count {
      report(
        "`\(String(sign))` compares versions, and the levels of \(name) are not versions", at: sign)
    } else if value.isEmpty {
      report("\(name) needs a version after `\(name)\(String(sign))`", at: value)
    } else if let bound = LevelVersion(String(value)) {
      result = versions.map { $0.holds(String(sign), bound) }
      if !result.contains(true) {
        report(Self.noLevel(of: name, String(comparison)), at: comparison, isUnknownLevel: true)
      }
    } else {
      report("`\(String(value))` is not a version such as `17` or `16.7`", at: value)
    }
    return result
  }

  /// Says that a parameter lacks a level, as people say it.
  static func noLevel(of parameter: String, _ name: String) -> String {
    let noun = parameter == "os" ? "iOS" : parameter
    return "there \(noun.hasSuffix("s") ? "are" : "is") no \(noun) `\(name)`"
  }

  mutating func report(
    _ problem: String, at part: Part, _ suggestion: String? = nil, isUnknownLevel: Bool = false,
    levels: [String] = []
  ) {
    problems.append(
      InvalidQuery(
        offset: part.startIndex, length: max(1, part.count), problem: problem,
        isUnknownLevel: isUnknownLevel, suggestion: suggestion,
        levels: suggestion == nil && levels.count <= Self.mostListed ? levels : []))
  }

  /// The most levels that a message lists.
  private static let mostListed = 20
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self = String(String.UnicodeScalarView(scalars))
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
