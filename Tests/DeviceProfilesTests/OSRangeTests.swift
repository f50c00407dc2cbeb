import DeviceProfiles
import Testing

struct OSRangeTests {
  @Test(arguments: [
    ("8-10", OSRange(OSVersion(8), OSVersion(10, OSRange.anyMinor))),
    ("9.3-12.1", OSRange(OSVersion(9, 3), OSVersion(12, 1))),
    ("8-14.0", OSRange(OSVersion(8), OSVersion(14, 0))),
    ("26+", OSRange(OSVersion(26), OSRange.all.last)),
    ("16.1+", OSRange(OSVersion(16, 1), OSRange.all.last)),
    ("17", OSRange(OSVersion(17), OSVersion(17, OSRange.anyMinor))),
    ("14.1", OSRange(OSVersion(14, 1), OSVersion(14, 1))),
    ("14.0", OSRange(OSVersion(14), OSVersion(14))),
    ("14.1-14", OSRange(OSVersion(14, 1), OSVersion(14, OSRange.anyMinor))),
    ("0+", OSRange.all),
  ])
  func `A range is read and written the same way`(text: String, range: OSRange) {
    #expect(OSRange(text) == range)
    #expect(range.description == text)
  }

  @Test(arguments: [
    "", "-", "+", "8-", "-10", "10-8", "9.3-9.2", "8-10-12", "8+10", "8++", "8-10+", "8 - 10",
    "all", "8..10", "14.1-13",
  ])
  func `Nothing else is a range`(text: String) {
    #expect(OSRange(text) == nil)
  }

  @Test(arguments: [
    ("8-10", "8", true), ("8-10", "10.3", true), ("8-10", "7.9", false), ("8-10", "11", false),
    ("9.3-12.1", "9.2", false), ("9.3-12.1", "12.1", true), ("9.3-12.1", "12.2", false),
    ("26+", "26", true), ("26+", "99.9", true), ("26+", "18.7", false), ("17", "17.4", true),
    ("14.1", "14.1", true), ("14.1", "14", false), ("14.1", "14.2", false),
  ])
  func `Both bounds belong to the range`(text: String, version: String, isInside: Bool) throws {
    let range = try #require(OSRange(text))
    #expect(range.contains(try #require(OSVersion(version))) == isInside)
  }

  @Test(arguments: [
    ("8-10", "9.1", 0), ("8-10", "10.3", 0), ("8-10", "11", 1), ("8-10", "6", 2),
    ("26+", "18", 8), ("26+", "30", 0), ("14.1", "14.5", 0), ("9.3-12.1", "15", 3),
  ])
  func `The distance counts major versions`(text: String, version: String, distance: Int) throws {
    let range = try #require(OSRange(text))
    #expect(range.distance(to: try #require(OSVersion(version))) == distance)
  }
}
