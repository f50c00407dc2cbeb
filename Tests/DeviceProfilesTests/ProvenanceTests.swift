import DeviceProfiles
import Testing

struct ProvenanceTests {
  @Test func `Provenance is ordered from the strongest to the weakest`() {
    #expect(
      Provenance.allCases.reversed().sorted() == [.measured, .documented, .derived, .assumed])
    #expect(Provenance.allCases.map(\.rank) == [0, 1, 2, 3])
    #expect([Provenance.measured, .derived, .documented].max() == .derived)
  }
}
