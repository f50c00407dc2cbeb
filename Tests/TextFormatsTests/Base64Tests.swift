import Foundation
import Testing
import TextFormats

@Test func `Base64 is Foundation's`() {
  for count in 0..<40 {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 251) }
    #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
  }
}
