import Foundation
import InsetMatrix
import ProfileFiles
import TestSupport
import Testing

/// Which files the library reads, and how it parts the plan from the profiles.
struct ProfileFolderTests {
  /// A folder that is removed with its value.
  private final class Scratch {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "devices"), to: url.appending(path: "devices"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ path: String, _ text: String) throws -> String {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file.path
    }

    func link(_ path: String, to destination: String) throws -> String {
      let link = url.appending(path: path).path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: url.appending(path: destination).path)
      return link
    }
  }

  private static let plan = """
    schema: 1
    os: ["17"]
    gate: {exact: [my-insets]}
    runs: [{name: all, where: "script:peek bars:nav placement:fill"}]

    """

  private static let phone = """
    schema: 1
    id: my-phone
    name: A Phone
    identifiers: ["iPhone99,1"]
    os: "17-27"
    extends: iphone-393x852

    """

  @Test func `A plan brings along the scripts and the devices beside it`() throws {
    let scratch = try Scratch()
    let plan = try scratch.file("app/matrix.yaml", Self.plan)
    _ = try scratch.file("app/profiles/my-phone.yaml", Self.phone)
    _ = try scratch.file(
      "app/scripts.yaml", "schema: 1\nscripts: [{name: peek, steps: [show, hide]}]\n")
    let folder = scratch.url.appending(path: "devices").path
    let matrices = [
      try ScenarioMatrix(profiles: folder, plan: plan), try ScenarioMatrix(plan: plan),
    ]
    for matrix in matrices {
      let result = try matrix.run(
        CoveredArea.self, where: "device:my-phone locale:en-US script:peek accessory:none")
      #expect(result.isExact && result.scenarios > 10, "\(result)")
      let error = #expect(throws: MatrixError.self) {
        try matrix.run(CoveredArea.self, where: "script:show-hide")
      }
      #expect(error?.kind == .invalidQuery)
    }
  }

  @Test func `No device is left out silently`() throws {
    let scratch = try Scratch()
    let folder = scratch.url.appending(path: "devices")
    func files() throws -> [String] { try ProfileFolder(folder.path).files() }
    let before = try files().count
    // Capitals and links count, each folder once; what is hidden does not.
    _ = try scratch.file("devices/mine/MY.YAML", Self.phone)
    _ = try scratch.file("other/b.yml", Self.phone)
    _ = try scratch.link("devices/linked", to: "other")
    _ = try scratch.link("other/back", to: "devices")
    _ = try scratch.file("devices/.git/c.yaml", Self.phone)
    #expect(try files().count == before + 2)
    // A link to nothing is an error, as a folder or file that cannot be read.
    let link = try scratch.link("devices/nothing.yaml", to: "nowhere")
    func error() -> String? {
      #expect(throws: MatrixError.self) {
        try ProfileFileSet(profiles: folder.path, plan: nil)
      }?.description
    }
    #expect(error() == "error: cannot read \(link): No such file or directory")
    try FileManager.default.removeItem(atPath: link)
    let pipe = folder.appending(path: "pipe.yaml").path
    let made = Process()
    made.executableURL = URL(filePath: "/usr/bin/env")
    made.arguments = ["mkfifo", pipe]
    try made.run()
    made.waitUntilExit()
    #expect(error() == "error: cannot read \(pipe): not a file")
  }

  @Test(arguments: ["matrix.yaml", "scripts.yaml", "usage.yaml", "baseline.yaml", "profiles"])
  func `A link to nothing beside a plan is an error`(name: String) throws {
    let scratch = try Scratch()
    let plan = try scratch.file("app/plan.yaml", Self.plan)
    let link = try scratch.link("app/\(name)", to: "nowhere")
    #expect(
      ProfileFolder(scratch.url.appending(path: "app").path).hasPlan == (name == "matrix.yaml"))
    let error = #expect(throws: MatrixError.self) {
      try ProfileFileSet(profiles: nil, plan: name == "matrix.yaml" ? link : plan)
    }
    #expect(error?.kind == .unreadableFile)
  }

  @Test func `A digest has bounds between files`() throws {
    func digest(_ one: String, _ other: String, named name: String = "b.yaml") throws -> UInt64 {
      var set = ProfileFileSet.shipped
      set.sources += [
        ProfileSource(path: "x/a.yaml", bytes: Array(one.utf8)),
        ProfileSource(path: "x/\(name)", bytes: Array(other.utf8)),
      ]
      return set.digest
    }
    let plain = try digest("one\n", "two\n")
    #expect(try plain != digest("one\ntwo\n", "") && plain != digest("", "one\ntwo\n"))
    #expect(try plain != digest("one\n", "two\n", named: "c.yaml"))
    #expect(try plain == digest("one\n", "two\n"))
  }

  @Test func `A plan is told from the profiles by its file, whatever its path`() throws {
    let scratch = try Scratch()
    let folder = scratch.url.appending(path: "devices").path
    let linked = try scratch.link("linked", to: "devices")
    let link = try scratch.link("plan.yaml", to: "devices/matrix.yaml")
    // From the working folder up to the root, and down again.
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let relative = String(repeating: "../", count: depth) + folder.dropFirst()
    let query = "device:iphone-15 os:17.7 locale:en-US script:show bars:nav"
    let usual = try ScenarioMatrix(profiles: folder).run(CoveredArea.self, where: query).scenarios
    #expect(usual > 10)
    for (folder, plan) in [
      (folder, "\(relative)/matrix.yaml"), (folder, "\(folder)/./iphone//../matrix.yaml"),
      (folder, "\(linked)/matrix.yaml"), (folder, link), (relative, "\(folder)/matrix.yaml"),
      ("./\(relative)", nil), ("\(folder)/", "\(folder)/matrix.yaml"), (linked, nil),
      (linked, "\(folder)/matrix.yaml"),
    ] {
      let matrix = try ScenarioMatrix(profiles: folder, plan: plan)
      let result = try matrix.run(CoveredArea.self, where: query)
      #expect(result.scenarios == usual, "\(folder) \(plan ?? "")")
    }
  }

  @Test func `What cannot be read is reported in the words of the tool`() throws {
    func words(_ folder: String, _ plan: String? = nil) -> String? {
      #expect(throws: MatrixError.self) { try ScenarioMatrix(profiles: folder, plan: plan) }?
        .description
    }
    let missing = #expect(throws: MatrixError.self) { try ScenarioMatrix(profiles: "/nowhere") }
    #expect(missing?.kind == .unreadableFile)
    let scratch = try Scratch()
    #expect(words("/nowhere") == "error: there is no folder /nowhere")
    let devices = scratch.url.appending(path: "devices").path
    #expect(
      words(devices, "nowhere.yaml")
        == "error: cannot read nowhere.yaml: No such file or directory")
    let plan = try scratch.file("empty/matrix.yaml", Self.plan)
    let folder = scratch.url.appending(path: "empty").path
    #expect(words(folder, plan) == "error: no profile (*.yaml) under \(folder)")
  }
}
