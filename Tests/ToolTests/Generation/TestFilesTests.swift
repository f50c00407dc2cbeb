import InsetCore
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@testable import InsetMatrixTool

/// The files that are written.
struct TestFilesTests {
  private static let ids = [
    "iphone-15/18.7/portrait/full/en-US/docked+prediction/none/nav/fill/automatic/base0/middle/show",
    "iphone-15/18.7/portrait/full/en-US/docked/none/none/nested/never/bottom-20/middle/"
      + "show-rotate-hide",
    "iphone-8/15.8/portrait/full/en-US/docked/none/none/shrinking/automatic/base0/middle/show-hide",
  ]

  private static func cases() throws -> [TestCase] {
    let matrix = try Shipped.matrix(where: "")
    return try ids.map { id in
      let levels = try matrix.model.space.scenario(id: id)
      return TestCase(
        try matrix.explain(levels, AnyInsetStrategy(CoveredArea.self)),
        command: "insetmatrix explain \(id)")
    }
  }

  private static func files(
    _ format: TestFormat, command: String = "insetmatrix generate"
  ) throws -> [(name: String, text: String)] {
    var refused = RefusalCounts()
    refused.add(.foreignKeyboard, 1_234_567)
    return TestFiles(try cases(), format: format, command: command, refused: refused).files
  }

  @Test(arguments: TestFormat.allCases)
  func `The same cases make the same bytes`(format: TestFormat) throws {
    let (first, second) = (try Self.files(format), try Self.files(format))
    #expect(first.map(\.name) == ["KeyboardCases.swift", "KeyboardHarness.swift"])
    #expect(first.map(\.text) == second.map(\.text))
  }

  @Test(arguments: TestFormat.allCases)
  func `Each file begins with the mark of what may be replaced`(format: TestFormat) throws {
    for file in try Self.files(format) { #expect(file.text.hasPrefix(TestFiles.mark)) }
  }

  @Test(arguments: TestFormat.allCases)
  func `The header has the command and what was refused`(format: TestFormat) throws {
    let text = try Self.files(format, command: "insetmatrix generate\n; rm -rf /")[0].text
    #expect(text.contains("\n//     insetmatrix generate ; rm -rf /\n"))
    #expect(text.contains("\n// 3 scenarios\n// 1,234,567 refused: another app's keyboard\n"))
    let lines = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
    #expect(lines.count == 6)
  }

  @Test func `A case has the oracle's figures and the notifications of the scene`() throws {
    let text = try Self.files(.swiftTesting)[0].text
    let frame = "CGRect(x: 0, y: 516, width: 393, height: 336)"
    #expect(text.contains(".post(KeyboardPost(kind: .willShow, begin: CGRect(x: 0, y: 852, "))
    #expect(text.contains("end: \(frame), duration: 0.25, curve: 7, isFromScreen: true))"))
    #expect(
      text.contains(
        "adjustedContentInset: UIEdgeInsets(top: 97.667, left: 0, bottom: 336, right: 0)"))
    #expect(text.contains("contentInset: UIEdgeInsets(top: 0, left: 0, bottom: 302, right: 0)"))
    #expect(text.contains("arithmetic: \"34 + 302 = 336: home indicator, keyboard beyond that\""))
    #expect(text.contains("navigationBar: CGRect(x: 0, y: 53.667, width: 393, height: 44)"))
    // A rotation leads to other surroundings, a view that follows the keyboard gets its frames.
    #expect(text.contains(".environment(1),") && text.contains("  .frame(CGRect("))
    // iOS 15 posts without the screen.
    #expect(text.contains("isFromScreen: false"))
  }

  @Test func `Tags and groups name device, OS and keyboard`() throws {
    let text = try Self.files(.swiftTesting)[0].text
    #expect(text.contains(".tags(.device_iphone_15, .os_18_7, .keyboard_docked_prediction),"))
    #expect(text.contains("@Tag static var device_iphone_8: Self"))
    #expect(text.components(of: "@Test(") == 3 && text.components(of: "CustomTestString") == 1)
  }

  @Test func `Each case has a method of its own`() throws {
    let text = try Self.files(.xctest)[0].text
    #expect(text.components(of: "  func test_") == 3)
    #expect(
      text.contains("func test_iphone_8_15_8_portrait_full_en_US_docked_none_none_shrinking_"))
  }

  @Test func `The harness says what its user writes`() throws {
    let text = try Self.files(.xctest)[1].text
    #expect(text.contains("//       static let subject: () -> KeyboardSubject = {"))
    #expect(text.components(of: "import UIKit") == 1)
    #expect(try Self.files(.swiftTesting)[1].text == text)
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
