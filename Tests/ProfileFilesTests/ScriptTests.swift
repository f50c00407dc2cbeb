import DeviceProfiles
import TestSupport
import Testing

@testable import ProfileFiles

struct ScriptTests {
  private static func load(_ text: String?) throws -> [Script] {
    let source = text.map { [ProfileSource(path: "scripts.yaml", bytes: Array($0.utf8))] } ?? []
    return try ProfileLoader.load(source, matrix: nil).plan.scripts
  }

  @Test func `Scripts come with their names and steps in the order of the file`() throws {
    let scripts = try Self.load(
      """
      schema: 1
      scripts:
        - {name: twice, steps: [show, hide, show]}
        - {name: other-app, steps: [background, other-show, foreground]}
      """)
    #expect(
      scripts == [
        Script([.show, .hide, .show], id: "twice"),
        Script([.background, .otherShow, .foreground], id: "other-app"),
      ])
  }

  @Test func `Without a file there are the basic scripts`() throws {
    #expect(try Self.load(nil) == Script.basic)
  }

  @Test func `The shipped scripts use every action and can all be played`() throws {
    let path = "devices/scripts.yaml"
    let scripts = try ProfileLoader.load(
      [ProfileSource(path: path, bytes: Array(Repository.text(path).utf8))], matrix: nil
    ).plan.scripts
    // A false frame, which nobody who listens to notifications can see through.
    let unused: Set<Script.Action> = [.autofillMisreported]
    #expect(Set(scripts.flatMap(\.actions)) == Set(Script.Action.allCases).subtracting(unused))
    #expect(scripts.allSatisfy { $0.problem == nil })
    #expect(Set(scripts.map(\.actions)).count == scripts.count)
    #expect(Array(scripts.prefix(Script.basic.count)) == Script.basic)
  }
}
