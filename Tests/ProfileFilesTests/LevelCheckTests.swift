import ProfileFiles
import ProfileTools
import TestSupport
import Testing

/// Levels that a matrix names, checked by the loader and by lint.
struct LevelCheckTests {
  private static let levels: PlanLevels = { _ in ["keyboard": ["docked", "floating"]] }

  private static func sources(_ matrix: String) -> (devices: [ProfileSource], matrix: ProfileSource)
  {
    func source(_ path: String, _ text: String) -> ProfileSource {
      ProfileSource(path: path, bytes: Array(text.utf8))
    }
    return (
      [source("a.yaml", device("a-phone", extends: "f")), source("f.yaml", family("f"))],
      source("matrix.yaml", matrix)
    )
  }

  /// What the loader and lint say; both must say the same.
  private func findings(_ matrix: String) throws -> String {
    let (devices, plan) = Self.sources(matrix)
    let report = Linter(levels: Self.levels).lint(devices + [plan])
    // That exceptions have a file of their own is advice, which only lint gives.
    let linted = InvalidProfiles(
      report.findings.map(\.diagnostic).filter { $0.severity == .error }
    ).render(devices + [plan])
    do throws(InvalidProfiles) {
      _ = try ProfileLoader.load(devices, matrix: plan, levels: Self.levels)
      #expect(linted == "")
      return ""
    } catch {
      let loaded = error.render(devices + [plan])
      #expect(linted == loaded)
      return loaded
    }
  }

  @Test func `A matrix of known levels is good`() throws {
    #expect(
      try findings(
        """
        schema: 1
        os: ["17", "26.1+sdk18"]
        runs:
          - {name: all, where: ""}
          - {name: some, where: "Device:A-Phone os>=17.0 os:26 keyboard:!floating,docked"}
          - {name: any, where: "*"}
        """) == "")
  }

  @Test func `An exception of the gate that cannot be read is refused`() throws {
    #expect(
      try findings(
        """
        schema: 1
        os: ["17"]
        gate: {exact: [a], except: ["os:17", "keyboard:dockd"]}
        runs: [{name: all, where: ""}]
        """
      ).hasPrefix("matrix.yaml:3:"))
  }

  @Test(arguments: ["", "*", "device:*", "os>=17"])
  func `An exception of the gate for everything is refused`(query: String) throws {
    let text = try findings(
      """
      schema: 1
      os: ["17", "18"]
      gate: {exact: [a], except: ["os:17", "\(query)"]}
      runs: [{name: all, where: ""}]
      """)
    #expect(text.hasPrefix("matrix.yaml:3:38: error: an exception needs a condition [query]"))
  }

  @Test func `An OS level that no device runs is refused`() throws {
    #expect(
      try findings(
        """
        schema: 1
        os: ["17", "99.9", "271"]
        runs: [{name: all, where: ""}]
        """) == """
          matrix.yaml:2:12: error: no device runs iOS 99.9 [unknown-level]
            2 | os: ["17", "99.9", "271"]
              |            ^~~~~~
            help: the devices run iOS 17-27
          matrix.yaml:2:20: error: no device runs iOS 271 [unknown-level]
            2 | os: ["17", "99.9", "271"]
              |                    ^~~~~
            help: did you mean `27`?

          """)
  }

  @Test func `All errors of all queries are reported with line, column and caret`() throws {
    #expect(
      try findings(
        """
        schema: 1
        os: ["17"]
        runs:
          - {name: a, where: "device:b-phone os:18"}
          - name: b
            where: >-
              keyboard:docked
              keybord:docked,floating   keyboard:docked,flaoting
              os>=x
          - name: c
            where: ':landscape'
        """) == """
          matrix.yaml:4:30: error: there is no device `b-phone` [query]
            4 |   - {name: a, where: "device:b-phone os:18"}
              |                              ^~~~~~~
            help: did you mean `a-phone`?
          matrix.yaml:4:41: error: there is no iOS `18` [query]
            4 |   - {name: a, where: "device:b-phone os:18"}
              |                                         ^~
          matrix.yaml:8:7: error: unknown parameter `keybord` [query]
            8 |       keybord:docked,floating   keyboard:docked,flaoting
              |       ^~~~~~~
            help: did you mean `keyboard`?
          matrix.yaml:8:49: error: there is no keyboard `flaoting` [query]
            8 |       keybord:docked,floating   keyboard:docked,flaoting
              |                                                 ^~~~~~~~
            help: did you mean `floating`?
          matrix.yaml:9:11: error: `x` is not a version such as `17` or `16.7` [query]
            9 |       os>=x
              |           ^
          matrix.yaml:11:13: error: `:landscape` is not `parameter:level` [query]
            11 |     where: ':landscape'
               |             ^~~~~~~~~~

          """)
  }

  @Test func `Queries are not checked without the levels, nor while a file cannot be read`() throws
  {
    let (devices, plan) = Self.sources(
      "schema: 1\nos: [\"99\"]\nruns: [{name: a, where: \"x:y\"}]\n")
    #expect(throws: InvalidProfiles.self) { try ProfileLoader.load(devices, matrix: plan) }
    let broken = [ProfileSource(path: "b.yaml", bytes: Array("schema: [".utf8))]
    do throws(InvalidProfiles) {
      _ = try ProfileLoader.load(devices + broken, matrix: plan, levels: Self.levels)
      Issue.record("a broken file was loaded")
    } catch {
      #expect(error.diagnostics.map(\.rule) == ["yaml-syntax"])
    }
  }
}
