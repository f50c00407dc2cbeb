import DeviceProfiles
import Testing

@testable import ProfileTools

@Suite struct RecordedOSVersionTests {
  @Test(arguments: [
    ("iOS 8-9 (inferred)", "8-9", true), ("iOS 9+ (inferred: isLocal present)", "9-999", true),
    ("iOS 7 (inferred: curve 7 + FrameChangedByUserInteraction)", "7", true),
    ("iOS 26.2 (stated)", "26", false), ("17.4", "17", false), ("iPadOS 13", "13", false),
  ])
  func `A version is read with all of its major one`(text: String, range: String, inferred: Bool) {
    let version = RecordedOSVersion(text)
    #expect(version?.range.first.major == OSRange(range)?.first.major)
    #expect(version?.range.last == OSRange(range)?.last)
    #expect(version?.isInferred == inferred)
  }

  @Test(arguments: ["?", "", "simulator", "iOS -"])
  func `Other words are no version`(text: String) {
    #expect(RecordedOSVersion(text) == nil)
  }
}
