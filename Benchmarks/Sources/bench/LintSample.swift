import Foundation
import InsetMatrix
import ProfileFiles
import ProfileTools

/// Generated device profiles, linted with the shipped families.
struct LintSample {
  private let devices: [ProfileSource]
  private let families: [ProfileSource]

  /// Generates profiles of as many devices, which extend the shipped screens in turns.
  ///
  /// Each has rows of its own, a comment and a suppression, as an author's file may have.
  init(_ count: Int) {
    families = ProfileFileSet.shipped.sources.filter { $0.path.contains("/families/") }
    let screens = families.map(\.path).compactMap { path -> String? in
      let name = path.split(separator: "/").last?.dropLast(5) ?? ""
      return name.hasPrefix("iphone-") && name.contains("x") ? String(name) : nil
    }
    devices = (0..<count).map { index in
      let text = """
        # yaml-language-server: $schema=../schema.json
        # A generated device.
        schema: 1
        id: device-\(index)
        name: Device \(index)
        identifiers: ["iPhone\(100 + index / 9),\(1 + index % 9)"]
        os: "18-27"
        extends: \(screens[index % screens.count])
        provenance: documented
        source: the vendor
        safeAreas:
          - {orientation: portrait, os: "27", top: \(44 + index % 20), left: 0, bottom: 34, right: 0}
        keyboards:
          # insetmatrix:disable keyboard-outlier -- generated
          - {mode: docked, layouts: [latin-qwerty], orientation: portrait, os: "27", height: 290}
          - {mode: docked+prediction, layouts: [latin-qwerty], orientation: portrait, os: "27",
             height: 335}
        """
      return ProfileSource(path: "devices/iphone/device-\(index).yaml", bytes: Array(text.utf8))
    }
  }

  /// Lints them and returns the number of profiles; the findings are counted into `findings`.
  func lint(_ findings: inout Int) -> Int {
    findings += Linter { _ in [:] }.lint(devices, context: families).findings.count
    return devices.count
  }
}

extension Bench {
  /// Prints what lint of 1,000 generated profiles takes on one core.
  static func lint() throws -> Bool {
    title("Lint: 1,000 generated profiles on one core")
    let sample = LintSample(1000)
    var findings = 0
    let seconds = (0..<5).map { _ in Cost.of { _ = sample.lint(&findings) }.cpu }
    print(
      row(
        "\(findings / 5) findings", "\(seconds.median.rounded(to: 3)) s of processor time",
        "wanted: 1 s"))
    print("  rounds:", seconds.map { "\($0.rounded(to: 3))" }.joined(separator: " "))
    return true
  }
}
