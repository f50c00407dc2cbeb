import DeviceProfiles
import Testing

struct OSLevelTests {
  @Test(arguments: [
    ("17.0", OSLevel(OSVersion(17))), ("16.1", OSLevel(OSVersion(16, 1))),
    ("26.1+sdk18", OSLevel(OSVersion(26, 1), sdk: 18)),
    ("26.0+sdk26", OSLevel(OSVersion(26), sdk: 26)),
  ])
  func `A level is read and written the same way`(text: String, level: OSLevel) {
    #expect(OSLevel(text) == level)
    #expect(level.description == text)
  }

  @Test(arguments: [("16", "16.0"), ("26+sdk18", "26.0+sdk18"), ("16.0", "16.0")])
  func `A level always has a minor number`(text: String, name: String) {
    #expect(OSLevel(text)?.description == name)
  }

  @Test(arguments: [
    "", "+", "26+", "26+18", "26+sdk", "26+sdk0", "26+sdk-1", "26+sdkx", "26+sdk1000",
    "26+sdk+18", "26+sdk18+sdk19", "+sdk18", "26+SDK18", "26.1.2+sdk18",
  ])
  func `Nothing else is a level`(text: String) {
    #expect(OSLevel(text) == nil)
  }
}
