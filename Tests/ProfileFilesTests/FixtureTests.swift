import Foundation
import ProfileFiles
import ScenarioSpaces
import TestSupport
import Testing

/// Fixtures are files, or folders of files that belong together; `matrix*.yaml` is the matrix, and
/// `usage.yaml` and `baseline.yaml` what is beside it.
struct FixtureTests {
  private static let folder = "Tests/Fixtures/profiles"

  /// What shares can be about.
  private static let space = ScenarioSpace([
    Parameter("device", levels: ["ipad-air", "ipad-mini", "iphone-15", "iphone-15-pro"]),
    Parameter("os", levels: ["18.7", "26.1", "26.1+sdk18"]),
    Parameter("keyboard", levels: ["docked", "floating", "split"]),
  ])

  /// The names below a folder: of files, and of folders with files.
  private static func names(in kind: String) -> [String] {
    let prefix = "\(folder)/\(kind)/"
    let paths = Repository.files(under: "\(folder)/\(kind)", ending: ".yaml")
    let names = paths.map { $0.dropFirst(prefix.count).prefix { $0 != "/" } }
    return Set(names.map(String.init)).sorted()
  }

  /// Loads a fixture; the rendered findings, empty where there are none.
  private static func findings(of name: String, in kind: String) throws -> String {
    let prefix = "\(folder)/\(kind)/"
    let paths =
      name.hasSuffix(".yaml")
      ? [prefix + name] : Repository.files(under: prefix + name, ending: ".yaml")
    let sources = try paths.map { path in
      ProfileSource(
        path: String(path.dropFirst(prefix.count)),
        bytes: Array(try Data(contentsOf: Repository.root.appending(path: path))))
    }
    if let usage = sources.first(where: { $0.path.hasSuffix("/usage.yaml") }) {
      do {
        _ = try ProfileLoader.usage(usage, in: space)
        return ""
      } catch {
        return error.render(sources)
      }
    }
    if let baseline = sources.first(where: { $0.path.hasSuffix("/baseline.yaml") }) {
      do {
        _ = try ProfileLoader.baseline(
          baseline, in: space, strategies: ["covered-area", "flutter"])
        return ""
      } catch {
        return error.render(sources)
      }
    }
    let isMatrix = { (source: ProfileSource) in
      source.path.split(separator: "/").last?.hasPrefix("matrix") ?? false
    }
    do {
      _ = try ProfileLoader.load(
        sources.filter { !isMatrix($0) }, matrix: sources.first(where: isMatrix),
        strategies: ["covered-area", "flutter"])
      return ""
    } catch {
      return error.render(sources)
    }
  }

  @Test(arguments: names(in: "ok")) func `A good profile is silent`(name: String) throws {
    #expect(try Self.findings(of: name, in: "ok") == "")
  }

  /// With `RECORD=1` in the environment the expected text is written, and the test fails once.
  @Test(arguments: names(in: "err")) func `A bad profile says what is wrong`(name: String) throws {
    let actual = try Self.findings(of: name, in: "err")
    let stem = name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
    let url = Repository.root.appending(path: "\(Self.folder)/err/\(stem).out")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(actual.utf8).write(to: url)
      Issue.record("recorded \(stem).out; look at the difference and run again")
      return
    }
    #expect(actual == (try? String(contentsOf: url, encoding: .utf8)))
    #expect(!actual.isEmpty)
  }

  @Test func `Every expected text has its profile`() {
    let texts = Repository.files(under: "\(Self.folder)/err", ending: ".out")
    let names = Self.names(in: "err").map { $0.hasSuffix(".yaml") ? $0.dropLast(5) : $0[...] }
    #expect(texts == names.map { "\(Self.folder)/err/\($0).out" }.sorted())
  }
}
