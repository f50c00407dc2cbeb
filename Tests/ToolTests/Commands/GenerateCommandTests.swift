import Foundation
import MatrixResults
import TestSupport
import Testing

/// `insetmatrix generate`, run as its user runs it; `scripts/test-generated` runs what it writes.
struct GenerateCommandTests {
  private static let query =
    "device:iphone-15 os:18 locale:en-US keyboard:docked accessory:none placement:fill base:base0"
  private static let id =
    "iphone-15/18.7/portrait/full/en-US/docked/none/nav/fill/automatic/base0/middle/show"

  @Test(arguments: ["swift-testing", "xctest"])
  func `The command in the header writes the same bytes`(format: String) throws {
    let scratch = try Scratch()
    let arguments = [
      "generate", format, "--where", "\(Self.query) window:full,split*", "--limit", "7",
      "--policy", "base-inset=obstruction", "-o",
    ]
    let outcome = try Tool.run(arguments + ["a"], in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "a/KeyboardCases.swift\na/KeyboardHarness.swift\n")
    let first = try Self.text("a/KeyboardCases.swift", scratch)
    let line = try #require(first.split(separator: "\n").first { $0.hasPrefix("//     ") })
    let command = line.dropFirst("//     insetmatrix".count)
    #expect(command.hasSuffix(" --limit 7 --output ."))
    let again = try Tool.shell("mkdir b && cd b && \"$tool\" \(command)", in: scratch)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try Self.text("b/KeyboardCases.swift", scratch) == first)
    #expect(first.contains("--policy base-inset=obstruction\","))
    #expect(first.components(separatedBy: "    id: \"").count == 8)
  }

  @Test func `What is refused is counted, on standard error and in the header`() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run(
      [
        "generate", "xctest", "--where",
        "device:ipad-9th-generation os:18 orientation:portrait locale:en-US keyboard:docked base:base0",
        "--limit", "3", "-o", ".",
      ], in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try Self.text("KeyboardCases.swift", scratch)
    let told = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }
      .map { $0.dropFirst("note: ".count) }
    let written = text.split(separator: "\n").filter { $0.hasPrefix("// ") }
      .map { $0.dropFirst(3) }.filter { $0.contains(" refused: ") }
    #expect(told == written)
    #expect(told.contains { $0.hasSuffix(" refused: a window beside another app's") }, "\(told)")
    #expect(text.contains("\n// 3 scenarios\n"))
    #expect(told.contains { $0.prefix { $0 != " " }.contains(",") }, "\(told)")
  }

  @Test func `A list of scenarios becomes cases, without those that cannot be built`() throws {
    let scratch = try Scratch()
    let foreign = Self.id.replacing("/show", with: "/background-other-show-foreground-show")
    try scratch.file("ids", "# mine\n\n  \(Self.id)\n\(foreign)\n\(Self.id)\n")
    let outcome = try Tool.run(
      ["generate", "swift-testing", "--scenarios", "ids", "-o", "."], in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try Self.text("KeyboardCases.swift", scratch)
    #expect(text.components(separatedBy: "    id: \"").count == 2)
    #expect(text.contains("// 1 refused: another app's keyboard\n"))
    #expect(text.contains("insetmatrix generate swift-testing --scenarios ids --output .\n"))
  }

  @Test(arguments: ["devices", "project"])
  func `Files that were named, or found, are named as seen from the folder`(folder: String) throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "devices"), to: scratch.folder.appending(path: folder))
    try scratch.file("ids", "\(Self.id)\n")
    let named = folder == "devices" ? [] : ["--profiles", folder]
    let outcome = try Tool.run(
      ["generate", "xctest", "--scenarios", "ids", "-o", "new/tests"] + named, in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let first = try Self.text("new/tests/KeyboardCases.swift", scratch)
    let line = try #require(first.split(separator: "\n").first { $0.hasPrefix("//     ") })
    let command = line.dropFirst("//     insetmatrix".count)
    #expect(
      command == " generate xctest --profiles ../../\(folder) --scenarios ../../ids --output .")
    let again = try Tool.shell("cd new/tests && \"$tool\" \(command)", in: scratch)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try Self.text("new/tests/KeyboardCases.swift", scratch) == first)
    #expect(!first.contains(scratch.folder.lastPathComponent))
  }

  @Test func `A file of the user's is not replaced`() throws {
    let scratch = try Scratch()
    try scratch.file("ids", "\(Self.id)\n")
    try scratch.file("KeyboardHarness.swift", "// mine\n")
    let outcome = try Tool.run(
      ["generate", "xctest", "--scenarios", "ids", "-o", "."], in: scratch.folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("./KeyboardHarness.swift already exists; nothing was written"))
    #expect(try Self.text("KeyboardHarness.swift", scratch) == "// mine\n")
    #expect(
      !FileManager.default.fileExists(
        atPath: scratch.folder.appending(path: "KeyboardCases.swift").path))
  }

  @Test func `Lines that name no scenario are told with their place, and nothing is written`()
    throws
  {
    let scratch = try Scratch()
    let excluded = Self.id.replacing("/full/", with: "/split-half/")
    try scratch.file("ids", "\(Self.id)\n iphone-15/\u{1B}[31m\n\(excluded)\n\(Self.id)x\n")
    let outcome = try Tool.run(
      ["generate", "xctest", "--scenarios", "ids", "-o", "out"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("ids:2:2: error: a scenario id has 13 levels"))
    #expect(outcome.errors.contains("ids:3:1: error: there is no scenario"))
    #expect(outcome.errors.contains("ids:4:1: error: `showx` is not a level of script"))
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "out").path))
  }

  @Test(arguments: [
    (["junit", "-o", "x"], "error: unknown testing library 'junit'"),
    (["xctest"], "Missing expected argument '--output <dir>'"),
    (["xctest", "--limit", "0", "-o", "x"], "--limit must be at least 1"),
    (
      ["xctest", "--limit", "2", "--scenarios", "ids", "-o", "x"],
      "--scenarios cannot be combined with --where, --limit or --strength"
    ),
    (["xctest", "--where", "device:iphone-51", "-o", "x"], "there is no device `iphone-51`"),
    (
      ["xctest", "--where", "device:iphone-15 os:18 locale:en-US", "-o", "x"],
      " scenarios are selected\n  help: --limit takes some of them"
    ),
  ])
  func `A wrong command line is refused`(arguments: [String], words: String) throws {
    let scratch = try Scratch()
    let outcome = try Tool.run(["generate"] + arguments, in: scratch.folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "x").path))
  }

  @Test func `Nothing to generate is not complete`() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run(
      ["generate", "xctest", "--where", "os:9 device:iphone-6s locale:en-US", "-o", "."],
      in: scratch.folder)
    #expect(outcome.status == 5)
    #expect(
      outcome.errors.contains("error: there is nothing to generate: all are refused\n  note: "))
    #expect(outcome.errors.contains("refused: insets that view controllers of iOS 10"))
    try scratch.file("ids", "# none\n")
    let empty = try Tool.run(
      ["generate", "xctest", "--scenarios", "ids", "-o", "."], in: scratch.folder)
    #expect(empty.status == 5 && empty.errors.contains("the list is empty"))
    let missing = try Tool.run(
      ["generate", "xctest", "--scenarios", "nowhere", "-o", "."], in: scratch.folder)
    #expect(missing.status == 3 && missing.errors.contains("cannot read nowhere"))
  }

  private static func text(_ path: String, _ scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: path), encoding: .utf8)
  }
}
