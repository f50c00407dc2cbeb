import Foundation
import MatrixResults
import TestSupport
import Testing

/// `profiles lint` in an app's repository and in a checkout: it knows what `run` knows.
struct LintSetTests {
  private static let plan = "schema: 1\nos: [\"17\"]\nruns: [{name: all, where: \"\"}]\n"

  /// A device that extends a shipped family.
  private static func device(_ id: String, extends: String = "iphone-393x852") -> String {
    """
    schema: 1
    id: \(id)
    name: A Phone
    identifiers: ["iPhone99,1"]
    os: "17-27"
    extends: \(extends)

    """
  }

  private func lint(_ arguments: [String] = [], in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.run(["profiles", "lint"] + arguments, in: scratch.folder)
  }

  @Test func `What init writes is clean, and so is a second device added by hand`() throws {
    let scratch = try Scratch()
    #expect(try Tool.run(["init"], in: scratch.folder).status == 0)
    func expectClean() throws {
      for arguments in [
        [], ["profiles"], ["matrix.yaml"], ["usage.yaml"], ["profiles/example-phone.yaml"], ["."],
        ["./profiles/", "--reporter", "xcode"],
      ] {
        let outcome = try lint(arguments, in: scratch)
        #expect(outcome.status == 0 && outcome.output == "", "\(arguments): \(outcome.output)")
        #expect(outcome.errors == "")
      }
    }
    try expectClean()
    try scratch.file("profiles/second-phone.yaml", Self.device("second-phone"))
    let unrun = try lint([], in: scratch)
    #expect(
      unrun.status == 0
        && unrun.output.hasPrefix(
          "profiles/second-phone.yaml:2:5: warning: second-phone is in no run of the plan "
            + "[device-not-run]\n"),
      "\(unrun.output)")
    #expect(try lint(["--strict"], in: scratch).status == 3)
    let plan = try String(
      contentsOf: scratch.folder.appending(path: "matrix.yaml"), encoding: .utf8)
    try scratch.file(
      "matrix.yaml", plan.replacing(",example-phone", with: ",example-phone,second-phone"))
    try expectClean()
    #expect(try lint(["--strict"], in: scratch).status == 0)
    let devices = try Tool.run(["list", "devices"], in: scratch.folder)
    #expect(devices.output.contains("\nsecond-phone "))
    let run = try Tool.run(
      ["run", "--strategy", "covered-area", "--where", "device:example-phone os:17.7"],
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    try scratch.file(
      "profiles/second-phone.yaml", Self.device("second-phone", extends: "iphone-393x853"))
    for arguments in [[], ["profiles/second-phone.yaml"], ["profiles"]] {
      let outcome = try lint(arguments, in: scratch)
      #expect(outcome.status == 3)
      #expect(
        outcome.output == """
          profiles/second-phone.yaml:6:10: error: no family or device has the name `iphone-393x853` [unknown-extends]
            6 | extends: iphone-393x853
              |          ^~~~~~~~~~~~~~
            help: did you mean `iphone-393x852`?
            docs: insetmatrix profiles lint --rules unknown-extends

          """)
    }
    // The plan itself is still right.
    #expect(try lint(["matrix.yaml"], in: scratch).status == 0)
  }

  @Test func `An app's family that no device extends is its own`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan)
    try scratch.file("profiles/mine.yaml", "schema: 1\nfamily: mine\nextends: iphone-393x852\n")
    let outcome = try lint(in: scratch)
    #expect(outcome.output.hasPrefix("profiles/mine.yaml:2:9: warning: no device extends this"))
    #expect(outcome.output.split(separator: "\n").count { $0.contains(": warning: ") } == 1)
  }

  @Test func `A plan's levels are those of its own app, devices and scripts`() throws {
    let scratch = try Scratch()
    let plan = """
      schema: 1
      os: ["17"]
      app:
        inputViews: [{name: pin-pad, height: 216}]
      runs:
        - {name: all, where: "device:my-phone,iphone-15 keyboard:pin-pad script:peek"}

      """
    try scratch.file("app/matrix.yaml", plan)
    try scratch.file("app/profiles/my-phone.yaml", Self.device("my-phone"))
    try scratch.file(
      "app/scripts.yaml", "schema: 1\nscripts: [{name: peek, steps: [show, hide]}]\n")
    #expect(try lint(["app/matrix.yaml"], in: scratch).output == "")
    try scratch.file("app/matrix.yaml", plan.replacing("peek", with: "peak"))
    let outcome = try lint(["app/matrix.yaml"], in: scratch)
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("help: did you mean `peek`?"))
    try scratch.file("app/matrix.yaml", plan.replacing("peek", with: "show-hide"))
    #expect(try lint(["app/matrix.yaml"], in: scratch).status == 3)
  }

  @Test func `Where there is nothing to lint that is said`() throws {
    let scratch = try Scratch()
    let outcome = try lint(in: scratch)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("no folder devices or profiles, and no matrix.yaml"))
    let named = try lint(["--profiles", "nowhere"], in: scratch)
    #expect(named.status == 3 && named.errors.contains("there is no folder nowhere"))
  }

  @Test(arguments: ["devices", "mine"])
  func `A file alone has the duplicate that its folder has`(folder: String) throws {
    let scratch = try Scratch()
    let options = folder == "devices" ? [] : ["--profiles", folder]
    try scratch.file("\(folder)/matrix.yaml", Self.plan)
    try scratch.file("\(folder)/f.yaml", family("f"))
    try scratch.file("\(folder)/a.yaml", Self.device("phone", extends: "f"))
    try scratch.file("\(folder)/b.yaml", Self.device("phone", extends: "f"))
    for (file, other) in [("a", "b"), ("b", "a")] {
      let outcome = try lint(["\(folder)/\(file).yaml"] + options, in: scratch)
      #expect(outcome.status == 3)
      #expect(
        outcome.output.hasPrefix(
          "\(folder)/\(file).yaml:2:5: error: the name `phone` is taken [duplicate-name]"),
        "\(outcome.output)")
      #expect(outcome.output.contains("note: first used here: \(folder)/\(other).yaml:2:5"))
    }
    #expect(try lint(options.isEmpty ? [folder] : options, in: scratch).status == 3)
    // A copy elsewhere represents a new version of the file.
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "\(folder)/b.yaml"))
    try scratch.file("new/a.yaml", Self.device("phone", extends: "f"))
    #expect(try lint(["new/a.yaml"] + options, in: scratch).output == "")
  }

  @Test func `A device with a shipped device's name is reported by lint as by run`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan)
    try scratch.file("profiles/a.yaml", Self.device("iPhone-15"))
    let lint = try lint(["profiles/a.yaml"], in: scratch)
    let words = "differs from `iphone-15` in nothing but case [duplicate-name]"
    #expect(lint.status == 3 && lint.output.contains(words))
    let run = try Tool.run(["run"], in: scratch.folder)
    #expect(run.status == 3 && run.errors.contains("duplicate-name"))
    // A shipped profile is no file that code scanning could open.
    let sarif = try self.lint(["--reporter", "sarif"], in: scratch).output
    #expect(sarif.contains("first used here: (shipped)/iphone/iphone-15.yaml:"))
    #expect(!sarif.contains("\"uri\": \"%28shipped"))
    #expect(sarif.contains("\"uri\": \"profiles/a.yaml\""))
  }
}
