import Testing
@testable import Reporting

@Test func `Names of devices share their stem`() {
  #expect(
    compactNames(["iphone-12", "iphone-12-mini", "ipad-2", "iphone-13"])
      == "iphone-{12, 12-mini, 13}, ipad-2")
  #expect(compactNames(["a", "a", "a-1"]) == "a, a, a-1")
}
