import Foundation
import TestSupport
import Testing

/// `profiles show --watch`: a page that follows the files.
@Suite struct ProfileWatcherTests {
  private static let device = """
    schema: 1
    id: a
    name: A Phone
    identifiers: ["iPhone16,1"]
    os: "17-27"
    extends: f

    """
  private static let locales = """
    schema: 1
    provenance: documented
    source: the vendor
    locales:
      - {id: en-US, name: English, layout: latin-qwerty, predictionBar: present}

    """

  /// Waits until a file has a text, as long as the tool runs.
  private static func wait(
    for text: String, in file: URL, without other: String = "\u{0}", _ process: Process
  ) -> Bool {
    let deadline = ContinuousClock.now + .seconds(120)
    while process.isRunning, ContinuousClock.now < deadline {
      let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      if page.contains(text), !page.contains(other) { return true }
      usleep(20_000)
    }
    return false
  }

  @Test func `A page follows the files, shows their errors, and rests in the end`() throws {
    let scratch = try Scratch()
    try scratch.file("p/f.yaml", family("f"))
    try scratch.file("p/a.yaml", Self.device)
    try scratch.file("p/locales.yaml", Self.locales)
    try scratch.file("p/matrix.yaml", "schema: 1\nos: [\"17\"]\nruns: [{name: x, where: \"\"}]\n")
    let page = scratch.folder.appending(path: "page.html")
    let errors = try scratch.emptyFile("stderr")
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = [
      "profiles", "show", "a", "--profiles", "p", "--html", "page.html", "--watch",
    ]
    process.currentDirectoryURL = scratch.folder
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    defer { if process.isRunning { process.terminate() } }

    #expect(Self.wait(for: "keyboard 291", in: page, process))
    #expect(try String(contentsOf: page, encoding: .utf8).contains("location.reload()"))
    try scratch.file("p/f.yaml", family("f").replacing("291", with: "300"))
    #expect(Self.wait(for: "keyboard 300", in: page, without: "keyboard 291", process))

    // The pictures stay while something is wrong.
    try scratch.file("p/f.yaml", family("f").replacing("height: 291", with: "height: tall"))
    #expect(Self.wait(for: "role=\"alert\"", in: page, process))
    let broken = try String(contentsOf: page, encoding: .utf8)
    #expect(broken.contains("p/f.yaml:13:") && broken.contains("keyboard 300"))
    #expect(try String(contentsOf: errors, encoding: .utf8).contains("p/f.yaml:13:"))
    try scratch.file("p/f.yaml", family("f").replacing("291", with: "310"))
    #expect(Self.wait(for: "keyboard 310", in: page, without: "role=\"alert\"", process))

    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let last = try String(contentsOf: page, encoding: .utf8)
    #expect(last.contains("keyboard 310") && !last.contains("<script"))
  }
}
