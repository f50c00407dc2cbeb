import Foundation
import TestSupport

/// An app's folder with a small matrix and a device of its own, whose strategy is right until the device's
/// file gives landscape a home indicator.
struct StagedNights {
  let scratch: Scratch
  static let strategy = "s0b-raw-height"
  static let options = ["--strategy", strategy]

  init() throws {
    scratch = try Scratch()
    try scratch.file(
      "matrix.yaml",
      """
      schema: 1
      os: ["16.7"]
      gate: {exact: [\(Self.strategy)]}
      runs:
        - name: small
          where: "device:my-phone,my-phone-plus locale:en-US keyboard:docked window:full script:show bars:nav
            adjustment:automatic placement:fill base:base0"

      """)
    try stage(isBroken: false)
  }

  /// Writes the devices' files.
  func stage(isBroken: Bool) throws {
    for (id, family) in [("my-phone", "iphone-375x667"), ("my-phone-plus", "iphone-414x736")] {
      let safeAreas = """
        safeAreas:
          - {orientation: landscape, os: "16", top: 0, left: 0, bottom: 21, right: 0}

        """
      try scratch.file(
        "profiles/\(id).yaml",
        """
        schema: 1
        id: \(id)
        name: \(id)
        os: "16"
        extends: \(family)
        provenance: assumed
        source: an example

        """ + (isBroken ? safeAreas : ""))
    }
  }

  func tool(_ arguments: [String]) throws -> Tool.Outcome {
    try Tool.run(arguments, in: scratch.folder, environment: ["INSETMATRIX_HISTORY": ""])
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: scratch.folder.appending(path: name))
  }

  /// The lines in which a gate is red.
  func redLines(_ outcome: Tool.Outcome) -> [String] {
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    return Array(lines.suffix(3))
  }
}
