import DeviceProfiles
import Testing

struct KeyboardModeTests {
  @Test func `Seven modes stand on the bottom edge`() {
    #expect(
      KeyboardMode.allCases.filter(\.isDocked) == [
        .docked, .dockedPrediction, .dockedCandidates, .dockedPassword, .numeric, .emoji,
        .thirdParty,
      ])
  }
}
