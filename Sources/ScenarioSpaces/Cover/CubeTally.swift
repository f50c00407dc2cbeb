/// The scenarios of a cube; a space has fewer than an `Int` can count.
struct CubeTally: Hashable, Sendable {
  var wanted = 0
  var unwanted = 0

  static func += (a: inout CubeTally, b: CubeTally) {
    a.wanted &+= b.wanted
    a.unwanted &+= b.unwanted
  }

  static func - (a: CubeTally, b: CubeTally) -> CubeTally {
    CubeTally(wanted: a.wanted - b.wanted, unwanted: a.unwanted - b.unwanted)
  }

  static func * (a: CubeTally, factor: Int) -> CubeTally {
    CubeTally(wanted: a.wanted &* factor, unwanted: a.unwanted &* factor)
  }

  static func / (a: CubeTally, divisor: Int) -> CubeTally {
    CubeTally(wanted: a.wanted / divisor, unwanted: a.unwanted / divisor)
  }
}
