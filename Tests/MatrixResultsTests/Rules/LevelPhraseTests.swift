@testable import MatrixResults
import Testing

@Suite struct LevelPhraseTests {
  /// The names of a condition on devices, those of the first ones that it allows.
  private func names(
    _ devices: [String], allowing allowed: Set<String>, _ properties: [LevelProperty] = []
  ) -> String {
    let phrase = LevelPhrase(
      parameter: .device, names: devices, isAllowed: devices.map(allowed.contains),
      matters: devices.map { _ in true }, properties: properties)
    return phrase.names(of: phrase.chosen.choice)
  }

  @Test func `A list says the less of the two, whole and in one order`() {
    let devices = (0..<20).map { "d\($0 + 10)" }
    let eight = Set(devices[..<8])
    #expect(names(devices, allowing: eight) == "device:d10,d11,d12,d13,d14,d15,d16,d17")
    #expect(names(devices.reversed(), allowing: eight) == names(devices, allowing: eight))
    #expect(names(devices, allowing: Set(devices[3...])) == "device:!d10,!d11,!d12")
    // Lists that begin alike are told apart by their ends.
    let other = Set(devices[..<7] + devices[8..<9])
    #expect(names(devices, allowing: eight) != names(devices, allowing: other))
  }

  @Test func `Two properties have one order`() {
    let devices = ["a", "b", "c", "d"]
    let new = LevelProperty(.device, "new", holds: [true, true, false, false])
    let large = LevelProperty(.device, "large", holds: [true, false, true, false])
    for properties in [[new, large], [large, new]] {
      let either = names(devices, allowing: ["a", "b", "c"], properties)
      #expect(either == "device:!d")
    }
    let more = devices + ["e", "f"]
    for pair in [[0, 1], [1, 0]] {
      let properties = [
        LevelProperty(.device, "new", holds: [true, true, true, true, false, false]),
        LevelProperty(.device, "large", holds: [true, true, true, false, true, false]),
      ]
      let both = names(more, allowing: ["a", "b", "c"], pair.map { properties[$0] })
      #expect(both == "device:large+new")
    }
  }
}
