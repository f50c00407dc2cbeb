import TestSupport
import Testing

@testable import ExternalStrategies

struct SceneSampleTests {
  @Test func `The sample has one scene in a hundred and the hundred lowest, in any order`() {
    var random = SplitMix64(seed: 7)
    let digests = (0..<20_000).map { _ in random.next() }
    let wanted = Set(digests.filter { $0 % 100 == 0 } + digests.sorted().prefix(100))
    for order in [digests, digests.reversed(), digests.shuffled(using: &random)] {
      var sample = SceneSample()
      let taken = order.filter { sample.takes($0) }
      #expect(wanted.isSubset(of: taken))
      #expect(taken.count < 1200)
    }
  }

  @Test func `A few scenes are all in the sample`() {
    var sample = SceneSample()
    #expect((1...100).allSatisfy { sample.takes($0) })
  }

  @Test func `A digest is the same on every machine`() {
    var digest = Digest()
    digest.add("foobar".utf8)
    #expect(digest.value == 0x8594_4171_F739_67E8)
  }
}
