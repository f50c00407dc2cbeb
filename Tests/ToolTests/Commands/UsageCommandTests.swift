import DeviceProfiles
import Foundation
import InsetCore
import ScenarioSpaces
import TestSupport
import Testing
import TextFormats

@testable import InsetMatrixTool

/// `usage import`, run as somebody with an export runs it.
struct UsageCommandTests {
  private static let sessions = """
    Date\tApp Name\tDevice\tPlatform Version\tTerritory\tSessions
    2026-06-30\tNotes\tiPhone\tiOS 26.4\tUS\t75
    2026-06-30\tNotes\tiPhone\tiOS 18.7\tUS\t15
    2026-06-30\tNotes\tiPad\tiOS 26.1\tUS\t10

    """

  @Test func `An export becomes a new file, and never takes the place of another`() throws {
    let scratch = try Scratch()
    try scratch.file("sessions.txt", Self.sessions)
    try scratch.file("profiles/schema.json", Repository.text("devices/schema.json"))
    let arguments = ["usage", "import", "sessions.txt", "-o", "usage.yaml", "--date", "2026-06"]
    let outcome = try Tool.run(arguments, in: scratch.folder)
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(
      outcome.errors == "line 1: App Store Connect, 3 rows, 100 sessions\nwrote usage.yaml\n")
    let path = scratch.folder.appending(path: "usage.yaml")
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(text.hasPrefix("# yaml-language-server: $schema=profiles/schema.json\nschema: 1\n"))
    #expect(text.contains("\n    where: \"device:iphone*\"\n"))
    #expect(text.contains("\n      - {levels: \"26\", share: 75}\n"))
    // What an export does not know of models, public figures do.
    #expect(text.contains("; models as in ") && !text.contains("levels: \"iphone*\""))
    let lint = try Tool.run(["profiles", "lint", "usage.yaml"], in: scratch.folder)
    #expect(lint.status == 0 && !lint.errors.contains("error:"), "\(lint.errors)")
    let again = try Tool.run(arguments, in: scratch.folder)
    #expect(again.status == 2 && again.errors.contains("usage.yaml already exists"))
    #expect(try String(contentsOf: path, encoding: .utf8) == text)
  }

  @Test func `Columns are named, and rows without a place have lines and a share`() throws {
    let outcome = try Tool.run(
      [
        "usage", "import", "-", "--name", "My app", "--date", "2026-06", "--column",
        "keyboard=Kind", "--column", "share=N",
      ], input: "Kind,N\ndocked,8\nnothing,1\nnothing,1\n")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\nusage: \"My app\"\nunit: \"n\"\n"))
    #expect(outcome.output.contains("\n    date: \"2026-06\"\n"))
    #expect(outcome.errors.hasSuffix("\n  20.0 % not placed: keyboard `nothing`, line 3, 4\n"))
  }

  @Test(arguments: [
    (["--date", "June"], "--date must be"), (["--date", "2026-13"], "--date must be"),
    (["--column", "device"], "--column must be"), (["--column", "share=N"], "--column must be"),
    (["--column", "devise=N"], "unknown parameter 'devise'; did you mean 'device'?"),
  ])
  func `Options that make no sense are refused`(options: [String], words: String) throws {
    let outcome = try Tool.run(["usage", "import", "-"] + options, input: "N\n1\n")
    #expect(outcome.status == 2 && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `What is no export is refused with its place, and nothing is written`() throws {
    let scratch = try Scratch()
    try scratch.file("a.csv", "device,count\niPhone 15,many\n")
    let outcome = try Tool.run(
      ["usage", "import", "a.csv", "-o", "usage.yaml"], in: scratch.folder)
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(
      outcome.errors == """
        a.csv:2:11: error: a share must be a number such as 1234 or 12.5 [bad-value]
          2 | iPhone 15,many
            |           ^~~~

        """)
    #expect(scratch.names == ["a.csv"])
  }
}

/// What an export means in a small matrix.
struct UsageImportTests {
  private static let names = UsageNames(
    [
      device("ipad-a16", "iPad (A16)", ["iPad15,7"]),
      device("iphone-15", "iPhone 15", ["iPhone15,4"]),
      device("iphone-duo-inner", "iPhone Duo (inner display)", ["iPhone19,4"]),
      device("iphone-duo-outer", "iPhone Duo (outer display)", ["iPhone19,4"]),
    ],
    [
      Parameter(
        "device", levels: ["ipad-a16", "iphone-15", "iphone-duo-inner", "iphone-duo-outer"]),
      Parameter("os", levels: ["17.7", "18.7", "26.1", "26.1+sdk18"]),
      Parameter("orientation", levels: ["portrait", "landscape-left", "landscape-right"]),
      Parameter(
        "locale",
        levels: [
          "en-US", "en-GB", "ja-JP-kana", "ja-JP-romaji", "zh-Hans-pinyin", "zh-Hant-zhuyin",
        ]),
    ])

  private static func device(_ id: String, _ name: String, _ identifiers: [String]) -> DeviceProfile
  {
    func figure<Value>(_ value: Value) -> Figure<Value> { Figure(value, .assumed, source: "none") }
    return DeviceProfile(
      id: id, name: name, identifiers: identifiers, idiom: id.hasPrefix("ipad") ? .pad : .phone,
      os: .all, screen: figure(Size(width: 1, height: 1)), scale: figure(2),
      cornerRadius: figure(0), orientations: [], hasHomeIndicator: false, keyboardModes: [],
      isRegularInLandscape: false, safeAreas: [], bars: [], keyboards: [], windows: [])
  }

  private static func imported(_ text: String) throws(TextFinding) -> UsageImport {
    try UsageImport(
      Array(text.utf8), columns: [], names: names,
      base: UsageModel(
        name: "others", unit: "",
        distributions: [
          UsageModel.Distribution(
            parameter: "device", kind: .published, source: "x", date: "2026",
            shares: [.init("iphone-15", 3), .init("iphone-duo-*", 1), .init("ipad*", 9)])
        ]))
  }

  /// The shares of all distributions, with their parameters and devices.
  private static func shares(_ text: String) throws -> [String] {
    let keys = ["  - parameter", "    where", "      - {levels"]
    return try imported(text).file.text.split(separator: "\n")
      .filter { line in keys.contains(where: line.hasPrefix) }
      .map { $0.drop { " -".contains($0) }.description }
  }

  @Test(arguments: [
    ("iphone15,4", "device", ["iphone-15"]), ("Apple iPhone 15", "device", ["iphone-15"]),
    ("iPhone19,4", "device", ["iphone-duo-inner", "iphone-duo-outer"]),
    ("iPad", "device", ["ipad"]), ("Pixel 9", "device", []), ("", "device", []),
    ("iOS 17.6.1", "os", ["17"]), ("iPhone OS 26.0 (23A341)", "os", ["26"]), ("18", "os", ["18"]),
    ("16.0", "os", []), ("Android 17", "os", []), ("iOS", "os", []),
    ("Landscape", "orientation", ["landscape-left", "landscape-right"]),
    ("portrait", "orientation", ["portrait"]), ("flat", "orientation", []),
    ("en_GB", "locale", ["en-GB"]), ("en-AU", "locale", ["en-US"]),
    ("ja", "locale", ["ja-JP-kana", "ja-JP-romaji"]), ("zh-TW", "locale", ["zh-Hant-zhuyin"]),
    ("zh_Hans_CN", "locale", ["zh-Hans-pinyin"]), ("zh-CN", "locale", ["zh-Hans-pinyin"]),
    ("de", "locale", []),
  ])
  func `A name means levels, a version or a class`(
    name: String, of parameter: String, values: [String]
  ) {
    #expect(Self.names.values(name, of: parameter) == values)
  }

  @Test func `Models and versions are counted together, and a name of two levels evenly`() throws {
    #expect(
      try Self.shares(
        "device,os,count\niPhone 15,18.7,3\niPhone19\u{2C}4,26,2\n".replacing(
          "iPhone19,4", with: "\"iPhone19,4\"")) == [
          "parameters: [device, os]", #"{levels: ["iphone-15", "18"], share: 3}"#,
          #"{levels: ["iphone-duo-inner", "26"], share: 1}"#,
          #"{levels: ["iphone-duo-outer", "26"], share: 1}"#,
        ])
  }

  @Test func `Classes are divided as others have their models, and other parameters are theirs`()
    throws
  {
    #expect(
      try Self.shares("Device,Language,Unique Devices\niPhone,en-GB,8\niPad,ja,2\n") == [
        "parameter: device", #"{levels: "iphone-15", share: 6}"#,
        #"{levels: "ipad*", share: 2}"#, #"{levels: "iphone-duo-*", share: 2}"#,
        "parameter: locale", #"where: "device:ipad*""#, #"{levels: "ja-JP-kana", share: 1}"#,
        #"{levels: "ja-JP-romaji", share: 1}"#, "parameter: locale", #"where: "device:iphone*""#,
        #"{levels: "en-GB", share: 8}"#,
      ])
  }

  @Test func `Tables of a dashboard are read one by one, and unknown ones are named`() throws {
    let text = """
      # Firebase
      Device model,Users
      "iPhone15,4",60
      iPhone,30
      Pixel 9,10

      Screen,Views
      home,5

      OS with version,Users
      iOS 26.1,90
      """
    let imported = try Self.imported(text)
    #expect(
      imported.notes == [
        "line 2: Firebase, 3 rows, 100 users",
        "  30.0 % not placed: device `iphone` beside models, line 4",
        "  10.0 % not placed: device `Pixel 9`, line 5",
        "line 7: left out, as its columns are not known", "line 10: Firebase, 1 row, 90 users",
      ])
    #expect(
      try Self.shares(text) == [
        "parameter: device", #"{levels: "iphone-15", share: 60}"#, "parameter: os",
        #"{levels: "26", share: 90}"#,
      ])
  }

  @Test(arguments: [
    #"{"contexts":{"device":{"model":"iPhone15,4"},"os":{"version":"17.6"}},"n":1}"# + "\n"
      + #"{"contexts":{"device":{"model":"iPhone15,4"},"os":{"version":"17.1"}}}"# + "\n",
    #"[{"metaData":{"deviceType":"iPhone15,4","osVersion":"iPhone OS 17.6 (21G80)"}},"#
      + "\n" + #"{"metaData":{"deviceType":"iPhone15,4","osVersion":17}}]"#,
  ])
  func `JSON has rows in lines or in a list, and columns in paths`(text: String) throws {
    #expect(
      try Self.shares(text) == [
        "parameters: [device, os]", #"{levels: ["iphone-15", "17"], share: 2}"#,
      ])
  }

  @Test(arguments: [
    ("a,b\n1,2\n", "the columns are not known: `a`, `b`; name them with --column"),
    ("device,count\nPixel,2\n", "no row has a place: 100 % not placed: device `Pixel`, line 2"),
    ("device,count\niPhone 15\n", "this row has 1 fields, its header 2"),
    ("device,count\niPhone 15,-1\n", "a share must be a number such as 1234 or 12.5"),
    ("device,count\niPhone 15,nan\n", "a share must be a number such as 1234 or 12.5"),
    (
      "device,count\niPhone 15,1\n\ndevice,share\niPhone 15,2\n",
      "the table in line 1 gives device, too"
    ),
    ("[1]", "this must be an object, not a number"),
    ("", "the columns are not known: ; name them with --column"),
  ])
  func `What cannot be read is refused`(text: String, words: String) {
    let error = #expect(throws: TextFinding.self) { _ = try Self.imported(text) }
    #expect(error?.message == words)
  }

  @Test func `Twenty names are listed and the others counted`() throws {
    let text = "device,count\niPhone 15,5\n" + (1...25).map { "P\($0),1\n" }.joined()
    let notes = try Self.imported(text).notes
    #expect(
      notes.count == 22 && notes.last == "  16.7 % not placed: 5 other names, line 7, 8, 9, 10, 11")
  }
}
