import DeviceProfiles
import Testing

struct ProvenanceTests {
  @Test func `Provenance is ordered from the strongest to the weakest`() {
    #expect(
      Provenance.allCases.reversed().sorted()
        == [.confirmed, .measured, .documented, .derived, .disputed, .assumed])
    #expect(Provenance.stated == [.measured, .documented, .derived, .assumed])
    #expect(Provenance.allCases.map(\.rank) == [0, 1, 2, 3, 4, 5])
    #expect([Provenance.measured, .derived, .documented].max() == .derived)
  }
}
