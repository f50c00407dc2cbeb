import Foundation
import MatrixResults
import TestSupport
import Testing

/// The commands that write profile files, run as an author runs them.
struct AuthoringCommandTests {
  private static let fixtures = Repository.root.appending(path: "Tests/Fixtures/import").path

  @Test func `A new device extends what the other extends, and overwrites nothing`() throws {
    let scratch = try Scratch()
    try scratch.file("schema.json", Repository.text("devices/schema.json"))
    let arguments = [
      "profiles", "import", "--from", "iphone-11-pro-max", "--id", "my-phone", "-o",
      "phones/x.yaml",
    ]
    try scratch.file("phones/others.yaml", "")
    let outcome = try Tool.run(arguments, in: scratch.folder)
    #expect(outcome.status == 0)
    let text = try String(
      contentsOf: scratch.folder.appending(path: "phones/x.yaml"), encoding: .utf8)
    #expect(text.hasPrefix("# yaml-language-server: $schema=../schema.json\n"))
    #expect(text.contains("\n# The versions that run on it.\nos: \"FILL-IN\"\n"))
    #expect(text.contains("\nextends: [notch-44, iphone-414x896]\n"))
    let again = try Tool.run(arguments, in: scratch.folder)
    #expect(again.status == 2 && again.errors.contains("x.yaml already exists"))
    #expect(
      try String(contentsOf: scratch.folder.appending(path: "phones/x.yaml"), encoding: .utf8)
        == text)
  }

  @Test(arguments: [
    (["--from", "iphone-51", "--id", "a"], "unknown device or family 'iphone-51'; did you mean"),
    (["--from", "iphone-15", "--id", "iphone-14"], "iphone-14 is taken by devices/iphone/"),
    (["--from", "iphone-15", "--id", "my phone"], "my phone is no name"),
    (["--from", "iphone-15"], "name a file, or --from and --id"),
    (["--from", "iphone-15", "--id", "a", "--keyboard", "docked"], "name a file, or --from and"),
    (["--into", "a.yaml"], "name a file, or --from and --id"),
  ])
  func `A new device that has no file and no name is refused`(arguments: [String], words: String)
    throws
  {
    let outcome = try Tool.run(["profiles", "import"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `A scaffold says where it is not filled in`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", "schema: 1\nos: [\"17\"]\nruns: [{name: all, where: \"\"}]\n")
    try scratch.file("profiles/schema.json", Repository.text("devices/schema.json"))
    _ = try Tool.run(
      ["profiles", "import", "--from", "iphone-15", "--id", "a", "-o", "profiles/a.yaml"],
      in: scratch.folder)
    let outcome = try Tool.run(["list", "devices"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("profiles/a.yaml:11:5: error: "), "\(outcome.errors)")
  }

  @Test func `Format tells what would change, changes it, and is done`() throws {
    let scratch = try Scratch()
    try scratch.file("profiles/a.yaml", "id: a # the name\nschema: 1\n")
    try scratch.file("profiles/b.yaml", "schema: 1\nid: b\n")
    let check = try Tool.run(["profiles", "format", "--check"], in: scratch.folder)
    #expect(check.status == 1 && check.output == "profiles/a.yaml\n")
    let change = try Tool.run(["profiles", "format", "profiles/a.yaml"], in: scratch.folder)
    #expect(change.status == 0 && change.output == "profiles/a.yaml\n")
    let text = try String(
      contentsOf: scratch.folder.appending(path: "profiles/a.yaml"), encoding: .utf8)
    #expect(text == "schema: 1\nid: a # the name\n")
    let again = try Tool.run(["profiles", "format", "--check"], in: scratch.folder)
    #expect(again.status == 0 && again.output == "")
    try scratch.file("profiles/c.yaml", "schema: [1\n")
    let bad = try Tool.run(["profiles", "format"], in: scratch.folder)
    #expect(bad.status == 3 && bad.errors.hasPrefix("profiles/c.yaml:"))
  }

  @Test func `A bundle's screen leads to its family`() throws {
    let bundle = "\(Self.fixtures)/iPhone 18e.simdevicetype"
    let outcome = try Tool.run(["profiles", "import", bundle])
    #expect(
      outcome.output == """
        # yaml-language-server: $schema=../schema.json
        schema: 1
        id: iphone-18e
        name: iPhone 18e
        identifiers: ["iPhone19,8"]
        os: "27.1+"
        extends: iphone-393x852
        provenance: documented
        source: iPhone 18e.simdevicetype profile.plist

        """)
    let list = "\(bundle)/Contents/Resources/profile.plist"
    #expect(try Tool.run(["profiles", "import", list]).output == outcome.output)
  }

  @Test func `A binary property list says the same`() throws {
    let scratch = try Scratch()
    let path = "A.simdevicetype/Contents/Resources/profile.plist"
    try scratch.file(path, "")
    let content: [String: Any] = [
      "modelIdentifier": "iPad99,1", "supportedProductFamilyIDs": [2], "mainScreenScale": 2.0,
      "mainScreenWidth": 1640, "mainScreenHeight": 2360, "minRuntimeVersion": "26.0.0",
      "maxRuntimeVersion": "27.255.255",
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: content, format: .binary, options: 0)
    try data.write(to: scratch.folder.appending(path: path))
    let outcome = try Tool.run(
      ["profiles", "import", scratch.folder.appending(path: "A.simdevicetype").path])
    #expect(
      outcome.output.contains("identifiers: [\"iPad99,1\"]\nos: \"26-27\"\n"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("x.json", "{\"a\": 1}", [], "x.json:1:1: error: there is no list `devicetypes`"),
    ("x.json", "{\"devicetypes\": [", [], "[yaml-syntax]"),
    ("x.json", "{\"devicetypes\": [{\"a\": 1}, {\"a\": 2}]}", [], "name one with --device"),
    (
      "x.json", "{\"devicetypes\": [{\"name\": \"iPhone 15\"}]}", ["--device", "iPhone 16"],
      "did you mean `iPhone 15`?"
    ),
    ("x.json", "{\"devicetypes\": [{\"name\": \"iPhone 15\"}]}", [], "iphone-15 is taken by"),
    (
      "x.json",
      "{\"devicetypes\": [{\"name\": \"Apple TV\", \"productFamily\": \"Apple TV\"}]}",
      ["--device", "Apple TV"], "error: `Apple TV` is no iPhone, iPad or iPod [foreign-device]"
    ),
    (
      "x.json", "{\"devicetypes\": [{\"name\": \"A\", \"modelIdentifier\": \"Watch7,5\"}]}", [],
      "`A` is no iPhone, iPad or iPod"
    ),
    (
      "profile.plist",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>modelIdentifier</key>"
        + "<string>AppleTV14,1</string><key>supportedProductFamilyIDs</key><array>"
        + "<integer>3</integer></array></dict></plist>", [], "is no iPhone, iPad or iPod"
    ),
    ("x.json", "{\"measurements\": 1, \"nam\": \"x\"}", [], "did you mean `name`?"),
    ("x.json", "{\"measurements\": 7}", [], "schema `7` is not known"),
    ("profile.plist", "nothing", [], "not a property list"),
    ("profile.plist", String(repeating: "<dict>", count: 100_000), [], "deep in each other"),
    (
      "profile.plist",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>", [],
      "not a device type's"
    ),
  ])
  func `A bad or foreign file is reported`(
    name: String, text: String, options: [String], words: String
  ) throws {
    let scratch = try Scratch()
    let path = try scratch.file(name, text).path
    let outcome = try Tool.run(["profiles", "import", path] + options)
    #expect(outcome.status == 3 || outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output == "")
  }

  @Test func `Measurements come into a file with its comments kept`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "a.yaml",
      """
      # A phone on my desk.
      schema: 1
      id: a-phone  # for now
      name: A Phone
      identifiers: ["iPhone19,7"]
      os: "FILL-IN"
      extends: iphone-393x852
      provenance: documented
      source: a page
      keyboards:
        # Too low.
        - {mode: emoji, orientation: portrait, os: "27.1", sdk: "27", height: 380, provenance: assumed, source: a guess}  # by eye
      """)
    let arguments = [
      "profiles", "import", "\(Self.fixtures)/iphone-18e-27.1.json", "--into", file.path,
    ]
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("name: kept A Phone, not iPhone 18e"))
    #expect(outcome.errors.contains("identifiers: added iPhone19,8"))
    #expect(outcome.errors.contains("keyboards: emoji portrait 27.1 27: height 380 is now 388"))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("# A phone on my desk.\n") && text.contains("id: a-phone  # for now\n"))
    #expect(
      text.contains(
        "  # Too low.\n  - {mode: emoji, orientation: portrait, os: \"27.1\", sdk: \"27\", "
          + "height: 388, provenance: measured, "
          + "source: \"iphone-18e-27.1.json (iPhone19,8; iOS 27.1)\"}  # by eye\n"), "\(text)")
    #expect(text.contains("safeAreas:\n  - {orientation: portrait, os: \"27.1\", top: 59,"))
    #expect(try Tool.run(arguments).errors.contains("name: kept A Phone"))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `A recording becomes readings, which coverage then counts`() throws {
    let scratch = try Scratch()
    try scratch.file("p/matrix.yaml", "schema: 1\nos: [\"27.1\"]\nruns: [{name: x, where: \"\"}]\n")
    try scratch.file(
      "p/a.yaml",
      """
      schema: 1
      id: a-phone
      name: A Phone
      identifiers: ["iPhone19,8"]
      os: "27"
      idiom: phone
      screen: {width: 393, height: 852, scale: 3}
      orientations: [portrait]
      homeIndicator: true
      keyboardModes: [docked, docked+prediction, emoji]
      provenance: documented
      source: the vendor
      safeAreas:
        - {orientation: portrait, os: "27", top: 59, left: 0, bottom: 34, right: 0}
      bars:
        - {bar: status, orientation: portrait, os: "27", height: 54}
        - {bar: navigation, orientation: portrait, os: "27", height: 44}
        - {bar: tab, orientation: portrait, os: "27", height: 83}
        - {bar: toolbar, orientation: portrait, os: "27", height: 78}
      keyboards:
        - {mode: docked, orientation: portrait, os: "27", height: 300}
        - {mode: docked+prediction, orientation: portrait, os: "27", height: 345, provenance: assumed, source: a guess}
        - {mode: emoji, orientation: portrait, os: "27", height: 336}
      """)
    try scratch.file(
      "p/locales.yaml",
      """
      schema: 1
      locales:
        - {id: en-US, name: English, layout: latin-qwerty, predictionBar: present, provenance: measured, source: a device}

      """)
    try scratch.file("p/scripts.yaml", "schema: 1\nscripts: [{name: show, steps: [show]}]\n")
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "p/readings"), withIntermediateDirectories: true)
    func coverage() throws -> (counts: [Int?], keyboards: [String?]) {
      let outcome = try Tool.run(
        ["profiles", "coverage", "--profiles", "p", "--json"], in: scratch.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let data = try #require((answer as? [String: Any])?["data"] as? [String: Any])
      let readings = try #require(data["readings"] as? [String: Any])
      let assumptions = try #require(data["assumptions"] as? [[String: Any]])
      return (
        [readings["readings"] as? Int, readings["agreeing"] as? Int],
        assumptions.filter { $0["kind"] as? String == "keyboard" }.map { $0["keyboard"] as? String }
      )
    }
    let before = try coverage()
    #expect(before.counts == [0, 0] && before.keyboards == ["docked+prediction"])
    // A safe area of 59 and 34, a navigation bar of 54, and keyboards of 345.333 and 388 points.
    let trace = Repository.root.appending(path: "Tests/Fixtures/traces/new-phone.jsonl").path
    let imported = try Tool.run(
      [
        "profiles", "import", trace, "--keyboard", "docked+prediction", "--profiles", "p",
        "--readings", "p/readings/own.csv",
      ], in: scratch.folder)
    #expect(imported.status == 0, "\(imported.errors)")
    // The four insets agree, and the letters by less than half a point: the guess is measured now. The bar
    // and the emoji differ.
    let after = try coverage()
    #expect(after.counts == [7, 5] && after.keyboards == [])
  }

  @Test func `The first run after init works, and init overwrites nothing`() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run(["init"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(scratch.names == [".github", "matrix.yaml", "profiles", "usage.yaml"])
    let run = try Tool.run(["run", "--strategy", "covered-area"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("covered-area  exact everywhere"))
    let parameters = try Tool.run(["list", "parameters"], in: scratch.folder)
    #expect(parameters.output.contains("14 levels"))
    let again = try Tool.run(["init"], in: scratch.folder)
    #expect(
      again.status == 2
        && again.errors.contains("matrix.yaml, usage.yaml, profiles/example-phone.yaml"))
  }

  @Test func `A package has the right strategy of the example, and a gate on it`() throws {
    let scratch = try Scratch()
    try scratch.file("InsetMatrix/Package.swift", "")
    let outcome = try Tool.run(["init", "--package", "InsetMatrix", "Own"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "next: cd Own && swift run -c release KeyboardChecks run; edit MyInsets.swift\n")
    func text(_ path: String) throws -> String {
      try String(contentsOf: scratch.folder.appending(path: "Own/\(path)"), encoding: .utf8)
    }
    let example = try Repository.text("Examples/OwnStrategy/Sources/OwnStrategy/MyInsets.swift")
    #expect(
      try text("Sources/KeyboardChecks/MyInsets.swift")
        == example.replacingOccurrences(of: "public ", with: "")
        .replacingOccurrences(of: "  init() {}\n\n", with: ""))
    #expect(
      try text("Package.swift").contains(
        #".package(name: "InsetMatrix", path: "../InsetMatrix", traits: ["Tool"])"#))
    #expect(try text("matrix.yaml").contains("gate: {exact: [my-insets], greatestShrinkage: 50}"))
    let url = try Tool.run(
      ["init", "--package", "https://example.com/a/insets.git", "Other"], in: scratch.folder)
    #expect(url.status == 0)
    let manifest = try String(
      contentsOf: scratch.folder.appending(path: "Other/Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#"url: "https://example.com/a/insets.git", branch: "main""#))
    #expect(manifest.contains(#".product(name: "InsetMatrixTool", package: "insets")"#))
    #expect(try Tool.run(["init", "--package", "x", "Own"], in: scratch.folder).status == 2)
  }

  @Test func `An app's own views are shown like the system's keyboards`() throws {
    let scratch = try Scratch()
    #expect(try Tool.run(["init"], in: scratch.folder).status == 0)
    func show(_ options: [String]) throws -> Tool.Outcome {
      try Tool.run(["profiles", "show", "example-phone"] + options, in: scratch.folder)
    }
    let pad = try show(["--keyboard", "pin-pad", "--accessory", "toolbar"])
    #expect(pad.status == 0, "\(pad.errors)")
    #expect(pad.output.contains("portrait, pin-pad, toolbar"))
    #expect(pad.output.contains("250"), "216 pt and the home indicator's 34")
    for (option, name, near) in [
      ("--keyboard", "pin-pat", "pin-pad"), ("--accessory", "tolbar", "toolbar"),
      ("--window", "split-haff", "split-half"),
    ] {
      let outcome = try show([option, name])
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains(
          "unknown \(option.dropFirst(2)) '\(name)'; did you mean '\(near)'?"),
        "\(outcome.errors)")
    }
  }

  @Test func `The documentation shows how a device is added`() throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "devices"), to: scratch.folder.appending(path: "devices"))
    for name in ["devicetypes.json", "iphone-18e-27.1.json"] {
      try FileManager.default.copyItem(
        atPath: "\(Self.fixtures)/\(name)", toPath: scratch.folder.appending(path: name).path)
    }
    let file = "devices/iphone/iphone-18e.yaml"
    let query =
      "device:iphone-18e os:27.1 locale:en-US,ja-JP-kana keyboard:docked+* accessory:none "
      + "orientation:portrait window:full placement:fill bars:none,nav script:show-hide"
    var text = "```"
    func show(_ arguments: [String], _ shown: String) throws {
      let outcome = try Tool.run(arguments, in: scratch.folder)
      let errors = outcome.errors.split(separator: "\n").filter { !$0.contains("%") }
      text += "\n$ insetmatrix \(shown)\n" + errors.map { $0 + "\n" }.joined() + outcome.output
      text.removeLast(text.hasSuffix("\n") ? 1 : 0)
    }
    try show(
      ["profiles", "import", "devicetypes.json", "--device", "iPhone 18e", "-o", file],
      "profiles import devicetypes.json --device 'iPhone 18e' -o \(file)")
    try show(
      ["profiles", "import", "iphone-18e-27.1.json", "--into", file],
      "profiles import iphone-18e-27.1.json --into \(file)")
    text += "\n$ head -n 12 \(file)\n"
    text += try String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).prefix(12).joined(separator: "\n")
    try show(["profiles", "format", "--check"], "profiles format --check")
    try show(
      [
        "run", "--where", query, "--strategy", "covered-area", "--strategy", "s0a-height-minus-bar",
      ],
      "run --strategy covered-area --strategy s0a-height-minus-bar --where '\(query)'")
    try DocumentedOutput.expect(text + "\n```", in: "add-device", of: "docs/profiles.md")
  }
}
