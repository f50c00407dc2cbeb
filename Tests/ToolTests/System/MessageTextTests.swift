import Testing

@testable import InsetMatrixTool

struct MessageTextTests {
  @Test func `What is interpolated stays on its line, and literals break it`() {
    let path = "a\n::error::b\u{1B}[31m"
    let message: MessageText = "\(path):\(7): error\n  help: none"
    #expect(message.text == "a\u{FFFD}::error::b\u{FFFD}[31m:7: error\n  help: none")
  }

  @Test func `Lines that are a message already stay as they are`() {
    let message = MessageText(lines: "a\nb") + "\n\(lines: "c\nd")"
    #expect(message.text == "a\nb\nc\nd")
  }
}
