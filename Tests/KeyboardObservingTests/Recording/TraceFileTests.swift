import Foundation
import Testing

@testable import KeyboardObserving

@Suite struct TraceFileTests {
  @Test func `Lines come out as they went in`() {
    let stream = OutputStream(toMemory: ())
    let file = TraceFile(stream)
    let long = String(repeating: "ä", count: 100_000)
    for line in ["a", long, ""] { file.write(line) }
    #expect(!file.hasFailed)
    let data = stream.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
    #expect(data == Data("a\n\(long)\n\n".utf8))
  }

  @Test func `After a failure nothing is written`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/none")
    let stream = try #require(OutputStream(url: folder, append: false))
    let file = TraceFile(stream)
    file.write("a")
    #expect(file.hasFailed)
  }
}
