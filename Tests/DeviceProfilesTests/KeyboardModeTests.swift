import DeviceProfiles
import Testing

struct KeyboardModeTests {
  @Test func `Eight modes are docked to the bottom edge`() {
    #expect(
      KeyboardMode.allCases.filter(\.isDocked) == [
        .docked, .dockedPrediction, .dockedCollapsed, .dockedCandidates, .dockedPassword,
        .numeric, .emoji, .thirdParty,
      ])
  }
}
