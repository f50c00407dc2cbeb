import MatrixResults

/// The tests, in each library's form.
extension TestFiles {
  /// A test for each device, OS and keyboard, with its cases as arguments.
  static func swiftTesting(_ cases: [NamedCase]) -> [String] {
    var groups: [(levels: [String], names: [String])] = []
    for (name, value) in cases {
      let levels = tagged.map { value.level($0.rawValue) }
      if let index = groups.firstIndex(where: { $0.levels == levels }) {
        groups[index].names.append(name)
      } else {
        groups.append((levels, [name]))
      }
    }
    let tags = TagNames(groups.map(\.levels))
    var names = UniqueNames()
    let tests = groups.flatMap { group in
      [
        "  @Test(",
        "    \(SwiftText.literal(group.levels.joined(separator: ", "))),",
        "    .tags(\(tags.names(of: group.levels).map { ".\($0)" }.joined(separator: ", "))),",
        "    arguments: KeyboardCase.chosen([",
      ] + group.names.map { "      KeyboardCases.`\($0)`," } + [
        "    ]))",
        "  func \(names.name("test_" + SwiftText.name(group.levels.joined(separator: "_"))))"
          + "(_ scenario: KeyboardCase) async {",
        "    for failure in await KeyboardHarness.failures(of: scenario) {",
        "      Issue.record(\"\\(failure)\")",
        "    }",
        "  }",
        "",
      ]
    }
    return [
      "import Testing", "import UIKit", "",
      "@Suite(.serialized)", "@MainActor", "struct KeyboardTests {",
    ] + tests.dropLast() + [
      "}", "",
      "nonisolated extension KeyboardCase: CustomTestStringConvertible {",
      "  var testDescription: String { id }",
      "",
      "  /// Those of some cases that the environment variable `KEYBOARD_CASE` names; all without it.",
      "  static func chosen(_ cases: [KeyboardCase]) -> [KeyboardCase] {",
      "    let id = ProcessInfo.processInfo.environment[\"KEYBOARD_CASE\"]",
      "    return cases.filter { id == nil || id == $0.id }",
      "  }", "}", "",
      "nonisolated extension Tag {",
    ] + tags.all.map { "  @Tag static var \($0): Self" } + ["}"]
  }

  /// A method for each case.
  static func xctest(_ cases: [NamedCase]) -> [String] {
    let tests = cases.flatMap { name, value in
      [
        "  /// \(SwiftText.literal(value.id))",
        "  func test_\(name)() async { await check(KeyboardCases.`\(name)`) }",
      ]
    }
    return [
      "import UIKit", "import XCTest", "",
      "nonisolated final class KeyboardTests: XCTestCase {",
    ] + tests + [
      "",
      "  private func check(_ scenario: KeyboardCase) async {",
      "    for failure in await KeyboardHarness.failures(of: scenario) { XCTFail(\"\\(failure)\") }",
      "  }", "}",
    ]
  }

  /// The parameters whose levels are tags.
  private static let tagged: [MatrixParameter] = [.device, .os, .keyboard]
}

/// Names of tags for the levels of devices, versions and keyboards.
private struct TagNames {
  private var nameOfLevel: [[String]: String] = [:]
  private(set) var all: [String] = []

  init(_ groups: [[String]]) {
    var unique = UniqueNames()
    for (index, prefix) in ["device", "os", "keyboard"].enumerated() {
      for levels in groups where nameOfLevel[[prefix, levels[index]]] == nil {
        let name = unique.name("\(prefix)_\(SwiftText.name(levels[index]))")
        nameOfLevel[[prefix, levels[index]]] = name
        all.append(name)
      }
    }
  }

  func names(of levels: [String]) -> [String] {
    zip(["device", "os", "keyboard"], levels).compactMap { nameOfLevel[[$0, $1]] }
  }
}
