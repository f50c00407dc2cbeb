/// The members of a family of levels whose numbers are closest to that of a name: `iphone-21` is none, and
/// `iphone-18` is the closest.
struct NumberedFamily {
  /// The families of levels that are equally close.
  private(set) var names: [String] = []
  /// How far their number is from that of the name.
  private(set) var gap = Int.max

  /// As the value of a query.
  var value: String { names.joined(separator: ",") }

  /// Looks for levels that begin and end as a name does: with its parts before and after its first number.
  ///
  /// Their number is at the same place, or it is the same one further on: `ipad-11` is in `ipad-pro-11-inch`.
  ///
  /// - Returns: nil where no level is like that.
  init?(of name: String, among levels: [String]) {
    let parts = Self.parts(of: name)
    guard let place = parts.firstIndex(where: Self.isNumber), place > 0,
      let number = Self.number(of: parts[place])
    else { return nil }
    let ending = parts[(place + 1)...]
    var best = (Int.max, 0, 0)
    for level in levels {
      let own = Self.parts(of: level)
      guard own.count > place, own.starts(with: parts[..<place]) else { continue }
      for at in place..<own.count where at == place || own[at] == parts[place] {
        guard let other = Self.number(of: own[at]), own[(at + 1)...].starts(with: ending) else {
          continue
        }
        let rank = (abs(other - number), at, Self.isNumber(own[at]) ? 0 : 1)
        if rank < best { (best, names) = (rank, []) }
        let family = QueryParser.family(of: level, parts: at + 1 + ending.count)
        if rank == best, !names.contains(family) { names.append(family) }
      }
    }
    if names.isEmpty { return nil }
    gap = best.0
  }

  private static func parts(of name: String) -> [ArraySlice<UInt8>] {
    name.caseFolded.split(omittingEmptySubsequences: false) { "-+".utf8.contains($0) }
  }

  static func isNumber(_ text: some Sequence<UInt8>) -> Bool {
    text.allSatisfy { 48...57 ~= $0 }
  }

  /// The number at the beginning of a part, of up to six digits.
  private static func number(of part: ArraySlice<UInt8>) -> Int? {
    let digits = part.prefix { 48...57 ~= $0 }
    guard (1...6).contains(digits.count) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}
