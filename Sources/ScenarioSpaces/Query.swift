/// A choice of scenarios: for each parameter, the levels that are allowed.
///
/// The text form is what `--where`, `matrix.yaml` and the report's query box share:
/// `device:iphone-15* locale:ja,zh* orientation:landscape keyboard:!floating`. A space is *and*, a
/// comma *or*, `!` *not*, `*` any run of characters. A value without `*` names a level; where no
/// level has that name it stands for all that begin with it and go on with `-` or `+`.
public struct Query: Sendable {
  /// For each parameter, whether each level is allowed.
  public internal(set) var allowed: [[Bool]]
  /// The text form that was read, with single blanks; empty where there was none.
  public private(set) var text = ""

  /// Allows everything.
  public init(all space: ScenarioSpace) {
    allowed = space.parameters.map { [Bool](repeating: true, count: $0.levels.count) }
  }

  /// Reads the text form.
  ///
  /// - Throws: ``InvalidQuery`` with the offset of the part that is wrong.
  public init(_ text: String, in space: ScenarioSpace) throws(InvalidQuery) {
    self.init(all: space)
    self.text = text.split(separator: " ").joined(separator: " ")
    var offset = 0
    for term in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !term.isEmpty { try add(String(term), at: offset, in: space) }
      offset += term.count + 1
    }
  }

  private mutating func add(
    _ term: String, at offset: Int, in space: ScenarioSpace
  ) throws(InvalidQuery) {
    guard let colon = term.firstIndex(of: ":") else {
      throw InvalidQuery(
        offset: offset, message: "`\(term)` is not `parameter:level`")
    }
    let name = String(term[..<colon])
    guard let parameter = space.parameters.firstIndex(where: { $0.name == name }) else {
      throw InvalidQuery(
        offset: offset,
        message: "unknown parameter `\(name)`"
          + suggestion(for: name, among: space.parameters.map(\.name)))
    }
    let levels = space.parameters[parameter].levels
    var wanted: [Bool]?
    var unwanted = [Bool](repeating: false, count: levels.count)
    var place = offset + name.count + 1
    for value in term[term.index(after: colon)...].split(
      separator: ",", omittingEmptySubsequences: false)
    {
      let isNegated = value.hasPrefix("!")
      let pattern = String(isNegated ? value.dropFirst() : value)
      let matches = Self.matches(pattern, levels)
      guard matches.contains(true) else {
        throw InvalidQuery(
          offset: place,
          message: pattern.isEmpty
            ? "\(name) needs a level after `\(term[...colon])`"
            : "no level of \(name) is `\(pattern)`" + suggestion(for: pattern, among: levels))
      }
      if isNegated {
        unwanted = zip(unwanted, matches).map { $0 || $1 }
      } else {
        wanted = zip(wanted ?? matches, matches).map { $0 || $1 }
      }
      place += value.count + 1
    }
    for level in levels.indices where !(wanted?[level] ?? true) || unwanted[level] {
      allowed[parameter][level] = false
    }
  }

  private static func matches(_ pattern: String, _ levels: [String]) -> [Bool] {
    if pattern.contains("*") { return levels.map { glob(Array(pattern.utf8), Array($0.utf8)) } }
    if levels.contains(pattern) { return levels.map { $0 == pattern } }
    if pattern.isEmpty { return levels.map { _ in false } }
    return levels.map { $0.hasPrefix(pattern + "-") || $0.hasPrefix(pattern + "+") }
  }

  /// Whether a name matches a pattern with `*`.
  ///
  /// - Complexity: O(*n* · *m*) for a pattern of *n* and a name of *m* bytes.
  private static func glob(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var reached = [Bool](repeating: false, count: name.count + 1)
    reached[0] = true
    for byte in pattern {
      if byte == UInt8(ascii: "*") {
        for index in 1..<reached.count where reached[index - 1] { reached[index] = true }
      } else {
        for index in (1..<reached.count).reversed() {
          reached[index] = reached[index - 1] && name[index - 1] == byte
        }
        reached[0] = false
      }
    }
    return reached[name.count]
  }
}

/// A query that cannot be read.
public struct InvalidQuery: Error, Hashable, Sendable {
  /// The offset of the wrong part, in characters from the query's start.
  public let offset: Int
  /// What is wrong.
  public let message: String
}

extension Query {
  /// Allows only what another query of the same space allows too.
  public mutating func narrow(to other: Query) {
    allowed = zip(allowed, other.allowed).map { zip($0, $1).map { $0 && $1 } }
  }
}
