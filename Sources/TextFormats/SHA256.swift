/// The hash that content security policies name scripts and styles by (FIPS 180-4).
package enum SHA256 {
  /// The hash of a text's UTF-8 bytes, in Base64.
  package static func base64(_ text: String) -> String {
    Base64.text(digest(Array(text.utf8)))
  }

  /// The 32 bytes of the hash.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    let bits = UInt64(message.count) * 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    var state = initial
    for start in stride(from: 0, to: bytes.count, by: 64) {
      compress(bytes[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() {
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
    for t in 16..<64 {
      let (a, b) = (words[t - 15], words[t - 2])
      let low = turn(a, 7) ^ turn(a, 18) ^ (a >> 3)
      let high = turn(b, 17) ^ turn(b, 19) ^ (b >> 10)
      words[t] = words[t - 16] &+ low &+ words[t - 7] &+ high
    }
    var v = state
    for t in 0..<64 {
      let high = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first = v[7] &+ high &+ choice &+ constants[t] &+ words[t]
      let low = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ low &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in state.indices { state[index] &+= v[index] }
  }

  private static func turn(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  private static let primes: [Int] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }()

  /// The first 32 bits of the fractions of the primes' square roots.
  private static let initial: [UInt32] = primes.prefix(8).map {
    fraction(Double($0).squareRoot())
  }

  /// The first 32 bits of the fractions of the primes' cube roots.
  private static let constants: [UInt32] = primes.map { prime in
    var root = Double(prime)
    for _ in 0..<64 { root -= (root * root * root - Double(prime)) / (3 * root * root) }
    return fraction(root)
  }

  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }
}
