package import ProfileFiles

/// A file that shows what a rule means, and on which tests run the rule.
package struct LintExample: Hashable, Sendable {
  /// What people see: the lines that matter.
  package let yaml: String
  /// The line of `yaml` on which the rule has its finding; nil where it has none.
  package let line: Int?
  /// The lines before them in the file.
  let header: String
  /// What the file is called.
  let path: String
  /// The other files of the set, by their paths.
  let others: [String: String]

  private init(
    _ yaml: String, _ line: Int?, header: String, path: String, others: [String: String]
  ) {
    self.yaml = yaml
    self.line = line
    self.header = header
    self.path = path
    self.others = others
  }

  /// Lines of a device that extends a complete family of phones.
  static func device(_ yaml: String, line: Int? = nil, others: [String: String] = [:]) -> Self {
    Self(
      yaml, line, header: head, path: "device.yaml",
      others: others.merging(["family.yaml": family]) { $1 })
  }

  /// A whole file, with that family, a device of it and others beside it.
  static func file(
    _ yaml: String, line: Int? = nil, path: String = "file.yaml", others: [String: String] = [:]
  ) -> Self {
    Self(
      yaml, line, header: "", path: path,
      others: others.merging(["family.yaml": family, "other.yaml": other]) { first, _ in first })
  }

  /// A row of a usage file with such shares of keyboards, each a line.
  static func usage(_ shares: [String], line: Int? = nil) -> Self {
    let rows = shares.map { "      - \($0)\n" }.joined()
    return Self(
      """
        - parameter: keyboard
          kind: own
          source: the app's own count
          date: 2026-06
          shares:

      """ + rows, line, header: "schema: 1\nusage: my app\nunit: sessions\ndistributions:\n",
      path: "usage.yaml", others: ["family.yaml": family, "other.yaml": other])
  }

  /// Lines of a matrix file with the OS level and the run that it must have.
  static func plan(_ yaml: String, line: Int? = nil) -> Self {
    Self(
      yaml, line, header: "schema: 1\nos: [\"17.7\"]\nruns: [{name: all, where: \"\"}]\n",
      path: "matrix.yaml", others: ["family.yaml": family, "other.yaml": other])
  }

  /// The set of files.
  package var sources: [ProfileSource] {
    others.merging([path: header + yaml]) { $1 }.sorted { $0.key < $1.key }.map {
      ProfileSource(path: $0.key, bytes: Array($0.value.utf8))
    }
  }

  /// Where the rule has its finding; nil where it has none.
  package var place: (file: String, line: Int)? {
    line.map { (path, header.count { $0 == "\n" } + $0) }
  }

  private static let head = """
    schema: 1
    id: device
    name: A Phone
    identifiers: ["iPhone15,4"]
    os: "17-27"
    extends: example-phone
    provenance: documented
    source: the vendor

    """

  /// A second device of the same family.
  static let other = """
    schema: 1
    id: other
    name: Another Phone
    identifiers: ["iPhone15,5"]
    os: "17-27"
    extends: example-phone
    """

  private static let family = """
    schema: 1
    family: example-phone
    provenance: documented
    source: the vendor
    idiom: phone
    screen: {width: 393, height: 852, scale: 3}
    orientations: [portrait, landscape-left, landscape-right]
    homeIndicator: true
    keyboardModes: [docked, docked+prediction]
    safeAreas:
      - {orientation: portrait, os: "17+", top: 59, left: 0, bottom: 34, right: 0}
      - {orientation: landscape, os: "17+", top: 0, left: 59, bottom: 21, right: 59}
    keyboards:
      - {mode: docked, orientation: portrait, os: "17+", height: 291}
      - {mode: docked+prediction, orientation: portrait, os: "17+", height: 336}
    """
}
