import DeviceProfiles
import Testing

struct OSVersionTests {
  @Test(arguments: [
    ("16", OSVersion(16, 0)), ("16.1", OSVersion(16, 1)), ("9.3", OSVersion(9, 3)),
    ("26.0", OSVersion(26, 0)), ("10.10", OSVersion(10, 10)), ("0", OSVersion(0, 0)),
  ])
  func `A version has one or two numbers`(text: String, version: OSVersion) {
    #expect(OSVersion(text) == version)
  }

  @Test(arguments: [
    "", ".", "16.", ".1", "16.1.1", "-1", "+16", "16.-1", "16 ", " 16", "iOS 16", "16,1", "1e1",
    "١٦", "1234", "16.1234", "16..1", "26+", "8-10",
  ])
  func `Nothing else is a version`(text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test(arguments: [("16", "16"), ("16.0", "16"), ("16.1", "16.1"), ("10.10", "10.10")])
  func `A minor version of zero is left out in words`(text: String, words: String) throws {
    let version = try #require(OSVersion(text))
    #expect(version.description == words)
    #expect(OSVersion(version.description) == version)
  }

  @Test func `Versions are ordered by number and not by letter`() {
    let versions = ["10.10", "9.3", "26", "10.2", "9"].compactMap { OSVersion($0) }
    #expect(versions.sorted().map(\.description) == ["9", "9.3", "10.2", "10.10", "26"])
  }
}
