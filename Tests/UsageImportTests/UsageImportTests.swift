import DeviceProfiles
import TestSupport
import Testing
import TextFormats

@testable import UsageImport

@Suite struct UsageImportTests {
  @Test func `A file is written as people write it`() throws {
    let imported = try UsageImport.of([
      "out/a \"b\": c.csv": "model,os version,count\niPhone 15,26.1,3\niPhone 17,26.1,1\n",
      "b.csv": "parameter,level,share\nlocale,en_GB,1\nlocale,ja,2",
    ])
    #expect(
      imported.draft.text == """
        schema: 1
        usage: own figures
        unit: count
        distributions:
          - parameters: [device, os]
            kind: own
            source: "plain CSV, a \\"b\\": c.csv"
            date: FILL-IN # when it was so: 2026, 2026-06 or 2026-06-30
            shares:
              - {levels: ["iphone-15", "26"], share: 75}
              - {levels: ["iphone-17", "26"], share: 25}
          - parameter: locale
            kind: own
            source: plain CSV, b.csv
            date: FILL-IN # when it was so: 2026, 2026-06 or 2026-06-30
            shares:
              - {levels: "ja-JP", share: 66.667}
              - {levels: "en-GB", share: 33.333}

        """)
  }

  /// Each person is in every table of an export.
  @Test func `Notes are shares of the table that a row is of`() throws {
    let text = """
      parameter,level,count
      device,iPhone 15,80
      device,iPhone 42,20
      locale,ja,50
      locale,en_GB,50
      keyboard,docked,10
      """
    let notes = try UsageImport.of(["a.csv": text]).notes
    #expect(notes[0].contains("100 count"), "\(notes)")
    #expect(notes.contains("  20.0 % not placed: device `iPhone 42`"), "\(notes)")
    // Rows of one table that leave a column empty are of the same table.
    let joint = "model,os version,count\niPhone 15,26.1,30\niPhone 42,,10\n"
    let more = try UsageImport.of(["b.csv": joint]).notes
    #expect(more.contains { $0.hasPrefix("  25.0 %") && $0.contains("iPhone 42") }, "\(more)")
  }

  @Test func `Two files that give the same parameter are refused with both names`() throws {
    let text = "parameter,level,share\nkeyboard,docked,1"
    let error = #expect(throws: UsageImport.Refusal.self) {
      try UsageImport.of(["a.csv": text, "b.csv": text])
    }
    #expect(error?.path == "b.csv")
    #expect(
      error?.finding.message
        == "this file gives the shares of keyboard, as a.csv does: import one of them")
  }

  @Test func `Models of one file go before the classes of another`() throws {
    let classes = "device class,window,count\niPhone,full,9\niPad,split-half,1"
    let models = "device,count\niPhone 15,1\niPad 2,3"
    for files: KeyValuePairs in [
      ["c.csv": classes, "m.csv": models], ["m.csv": models, "c.csv": classes],
    ] {
      let imported = try UsageImport.of(files)
      #expect(imported.shares("device") == ["ipad-2: 75.0", "iphone-15: 25.0"])
      #expect(imported.shares("window", where: "device:ipad*") == ["split-half: 100.0"])
      #expect(imported.notes.contains("c.csv: the shares of iPhone and iPad are those of m.csv"))
    }
  }

  private static let base = UsageModel(
    name: "public figures", unit: "devices",
    distributions: [
      UsageModel.Distribution(
        parameter: "device", kind: .published, source: "somebody", date: "2026",
        shares: [
          UsageModel.Share("iphone-17,iphone-17-pro", 30, low: 20, high: 60),
          UsageModel.Share("iphone-12", 10), UsageModel.Share("ipad*", 5),
        ])
    ])

  @Test func `What an export does not know of models is as others have it`() throws {
    let classes = "device class,count\niPhone,80\niPad,20"
    let imported = try UsageImport.of(["c.csv": classes], base: Self.base)
    // 80 for what has 40 in the base: twice each.
    #expect(
      imported.shares("device") == [
        "iphone-17,iphone-17-pro: 60.0", "iphone-12: 20.0", "ipad*: 20.0",
      ])
    let device = imported.draft.distributions[0]
    #expect(device.kind == .derived && device.shares[0].range == 40...120)
    #expect(device.source == "plain CSV, c.csv; models as in public figures")
    #expect(
      imported.notes.dropFirst() == [
        "  80.0 % spread as in public figures over all 10 devices: `iPhone`",
        "  20.0 % spread as in public figures over all 8 devices: `iPad`",
      ])
    // Of the models after iPhone 15, the base knows two, each with 15.
    let generic = try UsageImport.of(
      ["m.csv": "device,count\niPhone 15,5\niPhone,5"], base: Self.base)
    #expect(
      generic.shares("device")
        == [
          "iphone-15: 50.0", "iphone-17: 25.0", "iphone-17-pro: 25.0",
        ])
    #expect(generic.notes[1].hasPrefix("  50.0 % spread as in public figures over iphone-17"))
  }

  @Test(arguments: [
    "device,count\niPhone 15,50\niPad,30\niPhone 12,20",
    "device class,model,count\niPhone,iPhone 15,50\niPad,,30\niPhone,iPhone 12,20",
  ])
  func `A class without models is spread over all of them, beside models of another class`(
    text: String
  ) throws {
    let imported = try UsageImport.of(["m.csv": text], base: Self.base)
    let shares = imported.draft.distributions[0].shares
    #expect(shares.map(\.share).reduce(0, +).rounded() == 100)
    let pads = shares.filter { $0.levels[0].hasPrefix("ipad") }
    #expect(pads.count == 8 && pads.allSatisfy { $0.share == 3.75 })
    #expect(shares.first?.levels == ["iphone-15"] && shares.first?.share == 50)
    #expect(imported.notes[1].hasPrefix("  30.0 % spread as in public figures over ipad"))
    #expect(imported.notes[1].hasSuffix(": `iPad`"))
  }

  @Test func `At most twenty lines say what was not placed`() throws {
    let rows = (1...30).map { "iPhone 15,\($0),\($0)\n" }.joined()
    let imported = try UsageImport.of(["a.csv": "device,keyboard,count\n" + rows])
    #expect(imported.notes.count == 22)
    #expect(imported.notes[1] == "  6.5 % not placed: keyboard `30`")
    #expect(imported.notes[21] == "  and 10 more")
  }

  @Test func `A page from an app store in UTF-16 is read`() throws {
    let text = "Device\tOS\tUsers\r\niPhone 15\t26.1\t3\r\n"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 255), UInt8(unit >> 8)] }
    let imported = try UsageImport(files: [("a.txt", bytes)], names: SampleMatrix.names)
    #expect(imported.shares("device", "os") == ["iphone-15 26: 100.0"])
    let marked = try UsageImport.of(["a.csv": "\u{FEFF}device,count\niPhone 15,\"1,234.5\"\n"])
    #expect(marked.notes == ["a.csv: plain CSV, 1,235 count"])
  }

  @Test(arguments: [
    // Both signs in one number, several groups, other counts of decimals, and a fraction of 1.
    (";", ["1.234", "1.234,5"], [1234, 1234.5]), (";", ["1.234", "1.234.567"], [1234, 1_234_567]),
    (";", ["1.234", "2,5"], [1234, 2.5]), ("\t", ["1.234", "950.25"], [1.234, 950.25]),
    ("\t", ["1,234", "1,234,567.5"], [1234, 1_234_567.5]),
    (";", ["1.234", "0.750"], [1.234, 0.75]),
    // Where commas part the fields, they part no decimals.
    (",", ["1,234", "950"], [1234, 950]), (",", ["1.234", "1,234"], [1.234, 1234]),
    (";", ["12,345 %", "50 %"], [12.345, 50]), (";", ["1234", "950"], [1234, 950]),
  ])
  func `A number that can be read in one way only decides how its column is read`(
    separator: String, numbers: [String], counts: [Double]
  ) throws {
    let devices = ["iPhone 15", "iPhone XR"]
    let rows = zip(devices, numbers).map { "\"\($0)\"\(separator)\"\($1)\"\n" }.joined()
    let text = "model\(separator)users\n" + rows
    let total = counts.reduce(0, +)
    let quoted = separator == "\t" ? text.replacing("\"", with: "") : text
    let shares = try UsageImport.of(["a.csv": quoted]).draft.distributions[0].shares
    let expected = zip(["iphone-15", "iphone-xr"], counts).map { level, count in
      (level, (100_000 * count / total).rounded() / 1000)
    }
    for (level, share) in expected {
      #expect(shares.first { $0.levels == [level] }?.share == share)
    }
  }

  @Test func `Shares with three decimals are shares where commas part the fields`() throws {
    let imported = try UsageImport.of(["a.csv": "device,share\niPhone 15,33.333\niPad 2,66.667"])
    #expect(imported.shares("device") == ["ipad-2: 66.667", "iphone-15: 33.333"])
  }

  @Test(arguments: [
    ("", 1, 1, "the file is empty"), ("\n \n", 1, 1, "the file is empty"),
    ("<!doctype html><p>", 1, 1, "this is a page of the web or XML, not an export"),
    ("PK\u{3}\u{4}x", 1, 1, "this is an archive or a spreadsheet: unzip it, or save it as CSV"),
    ("a,b\n1,\u{0}", 2, 3, "this is not text: no export has such a character"),
    (
      "device,count\niPhone 15,-1", 2, 11,
      "this must be a number such as 1234 or 12.5, not negative"
    ),
    (
      "device,count\niPhone 15,NaN", 2, 11,
      "this must be a number such as 1234 or 12.5, not negative"
    ),
    (
      "device,count\niPhone 15,1e999", 2, 11,
      "this must be a number such as 1234 or 12.5, not negative"
    ),
    (
      "device,count\niPhone 15,\"1,5\"", 2, 11,
      "this must be a number such as 1234 or 12.5, not negative"
    ),
    (
      "model;os version;users\niPhone 13;18.1;950\niPhone 15;17.6;1.234", 3, 16,
      "this may be 1234 or 1.234, and no other number of the column says which: write 1234 without"
    ),
    ("model\tusers\niPhone 15\t1,234", 2, 11, "this may be 1234 or 1.234"),
    ("model,users\niPhone 15,1.234", 2, 11, "this may be 1234 or 1.234"),
    (
      "model;users\niPhone 15;1.5\niPhone 12;1,5", 3, 11,
      "this must be a number such as 1234 or 12.5, not negative"
    ),
    ("device,Count,count\na,1,2", 1, 14, "this column is there twice"),
    ("device,count\na,b,3", 2, 1, "this row has 3 fields, its header 2"),
    ("device,count\n\"a,3", 2, 1, "this quote is not closed"),
    ("parameter,level,share\nkeybord,docked,3", 2, 1, "there is no such parameter"),
    ("device,count\nPixel,3", 1, 1, "this plain CSV has nothing of the matrix: 100.0 % left out"),
    ("a,b\n1,2", 1, 1, "this is no known export: its columns are `a`, `b`; known are App Store"),
    ("{\"a\": 1}", 1, 1, "this is no known export; known are"),
    ("{\"a\": [1,\n nul]}", 2, 2, "this is not JSON"),
    (
      "{\"result\": {\"rows\": [\n{\"result\": [{\"count\": -1, \"modelName\": \"a\"}]}]}}", 2, 23,
      "this must not be negative"
    ),
    (
      "{\"result\": {\"rows\": [{\"result\": [{\"count\": 1, \"isDebug\": true}]}]}}", 1, 34,
      "no dimension here is about the matrix"
    ),
    ("Date,Device,Territory,Sessions\nyesterday,iPhone,US,3", 2, 1, "this must be a date"),
    (String(repeating: "[", count: 100_000), 1, 65, "values lie in each other"),
  ])
  func `What is no export is refused at its place`(
    text: String, line: Int, column: Int, words: String
  ) {
    let error = #expect(throws: UsageImport.Refusal.self) { try UsageImport.of(["x": text]) }
    #expect(error?.finding.message.hasPrefix(words) == true, "\(error?.finding.message ?? "")")
    #expect(error?.finding.place.line == line && error?.finding.place.column == column)
  }

  @Test func `Compressed files and bytes that are no text are refused`() {
    for (bytes, words) in [([0x1F, 0x8B, 8], "gunzip"), ([0x61, 0xFF], "UTF-8")]
      as [([UInt8], String)]
    {
      let error = #expect(throws: UsageImport.Refusal.self) {
        try UsageImport(files: [("x", bytes)], names: SampleMatrix.names)
      }
      #expect(error?.finding.message.contains(words) == true)
    }
  }

  @Test(arguments: 1...200)
  func `A spoiled export is read or refused, and never stops the reader`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let samples = [
      "Date\tDevice\tPlatform Version\tTerritory\tSessions\n2026-06-01\tiPhone\tiOS 26.4\tUS\t60\n",
      "# Start date: 20260601\nDevice model,Users\niPhone,40\n\nOS with version,Users\niOS 5.1,20\n",
      "\"Date\",\"iOS 18.7\",\"Other\"\n2026-06,20,10\n",
      "{\"result\": {\"rows\": [{\"result\": [{\"count\": 60, \"modelName\": \"iPhone15,4\"}]}]}}",
      "{\"contexts\": {\"device\": {\"model\": \"iPad7,5\"}, \"os\": {\"version\": \"17.5\"}}}\n{}\n",
    ]
    var bytes = Array(samples[seed % samples.count].utf8)
    for _ in 0..<4 {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(contentsOf: bytes.prefix(index), at: index)
      }
    }
    _ = try? UsageImport(files: [("x", bytes)], names: SampleMatrix.names).draft.text
  }
}
