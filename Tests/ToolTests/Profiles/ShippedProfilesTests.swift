import Foundation
import TestSupport
import Testing

/// The profiles that the tool brings along.
struct ShippedProfilesTests {
  private static let small =
    "device:iphone-8 locale:en-US os:16.0 orientation:portrait window:full keyboard:docked bars:none "
    + "placement:fill"

  @Test func `Away from a checkout a run has the same bytes`() throws {
    let scratch = try Scratch()
    func path(_ name: String) -> String { scratch.folder.appending(path: name).path }
    let checkout = try Tool.run(
      ["run", "--where", Self.small, "-o", path("checkout.imx")], in: Repository.root)
    let shipped = try Tool.run(
      ["run", "--where", Self.small, "-o", path("shipped.imx")], in: scratch.folder)
    #expect(checkout.status == 0 && shipped.status == 0, "\(checkout.errors)\(shipped.errors)")
    // The digest of all profiles is in it.
    let bytes = try Data(contentsOf: URL(filePath: path("checkout.imx")))
    #expect(try Data(contentsOf: URL(filePath: path("shipped.imx"))) == bytes)
  }

  @Test func `The shipped plan is no file in the reports of other tools`() throws {
    let scratch = try Scratch()
    let formats = ["sarif", "gitlab-codequality", "github"]
    let reporters = formats.flatMap { ["--reporter", "\($0):\($0).txt"] }
    let strategies = ["--strategy", "covered-area", "--strategy", "s0b-raw-height"]
    let run = try Tool.run(
      ["run", "--where", Self.small, "-o", "a.imx"] + strategies + reporters, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    for _ in 0..<2 {
      for format in formats {
        let text = try String(
          contentsOf: scratch.folder.appending(path: "\(format).txt"), encoding: .utf8)
        #expect(text.contains("s0b-raw-height"), "\(format)")
        #expect(!text.contains("shipped"), "\(format)")
      }
      let report = try Tool.run(["report", "a.imx"] + reporters, in: scratch.folder)
      #expect(report.status == 0, "\(report.errors)")
    }
  }

  @Test func `A device of one's own beside a plan comes to the shipped ones`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan)
    try scratch.file("profiles/mine.yaml", Self.device("mine", extends: "iphone-15"))
    let here = try Tool.run(["list", "devices"], in: scratch.folder)
    #expect(here.output.contains("mine ") && here.output.contains("iphone-15-pro "))
    let plan = scratch.folder.appending(path: "matrix.yaml").path
    let elsewhere = try Scratch()
    let there = try Tool.run(["list", "devices", "--matrix", plan], in: elsewhere.folder)
    #expect(there.output == here.output)
  }

  @Test func `A name that a shipped file has is reported with both places`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan)
    try scratch.file("profiles/mine.yaml", Self.device("iphone-15", extends: "iphone-14"))
    let outcome = try Tool.run(["list", "devices"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.hasPrefix("profiles/mine.yaml:2:5: error: the name `iphone-15` is taken"))
    #expect(outcome.errors.contains("first used here: (shipped)/iphone/iphone-15.yaml:"))
  }

  private static let plan = """
    schema: 1
    os: ["18.7"]
    runs:
      - {name: all, where: "device:mine"}
    """

  private static func device(_ id: String, extends: String) -> String {
    """
    schema: 1
    id: \(id)
    name: Mine
    identifiers: ["iPhone99,1"]
    os: "17-27"
    extends: \(extends)
    """
  }
}
