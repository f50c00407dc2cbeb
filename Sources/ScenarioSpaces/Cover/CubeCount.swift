/// How many scenarios of a cube are what.
struct CubeCount: Hashable, Sendable {
  var wanted = 0
  var unwanted = 0

  static func += (a: inout CubeCount, b: CubeCount) {
    a.wanted += b.wanted
    a.unwanted += b.unwanted
  }

  static func - (a: CubeCount, b: CubeCount) -> CubeCount {
    CubeCount(wanted: a.wanted - b.wanted, unwanted: a.unwanted - b.unwanted)
  }

  static func * (a: CubeCount, factor: Int) -> CubeCount {
    CubeCount(wanted: a.wanted * factor, unwanted: a.unwanted * factor)
  }

  static func / (a: CubeCount, divisor: Int) -> CubeCount {
    CubeCount(wanted: a.wanted / divisor, unwanted: a.unwanted / divisor)
  }
}
