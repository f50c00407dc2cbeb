import DeviceProfiles
import InsetCore
import TestSupport
import Testing

@testable import ProfileTools

@Suite struct TraceTests {
  private static func read(_ lines: String...) -> Trace {
    Trace(Array(lines.joined(separator: "\n").utf8))
  }

  /// The first finding about a row behind the header.
  private static func finding(_ row: String) -> String? {
    SampleTrace.read([row]).refused.lines.first
  }

  @Test func `The header says what runs where`() throws {
    let header = try #require(
      Self.read(
        #"{"kind":"trace","version":1,"app":"Notes","os":"26.1.2","device":"iPhone18,5","#
          + #""name":"iPhone 17e","idiom":"phone","sdk":26,"screen":[390,844],"scale":3}"#
      ).header)
    #expect(header.os == OSVersion(26, 1))
    #expect(header.name == "iPhone 17e")
    #expect(header.idiom == .phone)
    #expect(header.sdk == 26)
    #expect(header.screen == Size(width: 390, height: 844))
  }

  @Test(arguments: [
    (#""version":1"#, #""version":2"#, "27: only version 1 of the format can be read"),
    (#""version":1"#, #""version":1.5"#, "27: this must be a whole number from 1 to 999"),
    (#""version":1,"#, "", "1: there is no `version`"),
    (#""18.5""#, #""12.4""#, "48: this must be a version from 13 on, such as `26.1`"),
    (#""18.5""#, #""18.5.1.1""#, "48: this must be a version from 13 on, such as `26.1`"),
    (#""18.5""#, "18.5", "48: this must be a text, not a number"),
    ("[390,844]", "[390,0]", "86: no screen is so small"),
    (#""scale":3"#, #""scale":0"#, "104: a screen has 1 to 10 pixels per point"),
    (#""Notes""#, #""a\u001b[31m""#, "35: this must be a name of 1 to 100 printable characters"),
  ])
  func `A header that cannot be read leaves no row`(old: String, new: String, finding: String) {
    let header = SampleTrace.header.replacing(old, with: new)
    let trace = Self.read(header, SampleTrace.layout())
    #expect(header != SampleTrace.header)
    #expect(trace.header == nil && trace.rows.isEmpty)
    let lines = trace.refused.lines.map {
      $0.replacing(/^1:/, with: "").replacing(/\ \[.*/, with: "")
    }
    #expect(lines == [finding])
  }

  @Test func `A header is the first row and no other`() {
    let late = Self.read(SampleTrace.layout(), SampleTrace.header)
    #expect(late.rows.isEmpty)
    #expect(late.refused.lines.first?.hasPrefix("1:1: the first row must be a header") ?? false)
    let twice = Self.read(SampleTrace.header, SampleTrace.header, SampleTrace.layout())
    #expect(twice.rows.count == 1)
    #expect(twice.refused.lines == ["2:1: only the first row is a header [missing-header]"])
  }

  @Test(arguments: [
    (SampleTrace.layout(0, ["view": "[0,0,390]"]), "this must be a list of 4 numbers"),
    (SampleTrace.layout(0, ["view": "[0,0,-1,5]"]), "no view is so small"),
    (SampleTrace.layout(0, ["view": "null"]), "there is no `view`"),
    (SampleTrace.layout(0, ["contentInset": "[0,0,1e300,0]"]), "no screen has so many points"),
    (SampleTrace.layout(0, ["contentInset": "[0,0,NaN,0]"]), "this is not JSON"),
    (SampleTrace.layout(0, ["adjustsIndicators": "1"]), "this must be true or false, not a number"),
    (SampleTrace.layout(0, ["bars": #"[{"bar":"door"}]"#]), "this is no known name"),
    (SampleTrace.layout(0, ["bars": "{}"]), "this must be a list, not an object"),
    (SampleTrace.post("shake"), "this is no keyboard notification"),
    (SampleTrace.post("willShow", #","curve":7.5"#), "this must be a whole number"),
    (SampleTrace.post("willShow", #","accessory":-1"#), "no view is so small"),
    (SampleTrace.post("willShow", #","keyboard":"dock""#), "this is no known name"),
    (SampleTrace.marker("a\\u202e"), "this must be a name"),
    (SampleTrace.marker("insets"), "there is no `contentInset`"),
    (#"{"kind":"picture"}"#, "this is no row of a trace"), ("{}", "there is no `kind`"),
    ("[]", "this must be an object"),
    (String(repeating: "[", count: 1_000_000), "values lie in each other more than 64 deep"),
  ])
  func `A wrong row is refused alone, with its place`(row: String, words: String) {
    let trace = SampleTrace.read([SampleTrace.layout(), row, SampleTrace.layout()])
    #expect(trace.rows.map(\.line) == [2, 4])
    #expect(trace.refused.count == 1)
    let line = trace.refused.lines.first ?? ""
    #expect(line.hasPrefix("3:") && line.contains(words), "\(line)")
  }

  @Test func `A key that may be missing may be null, and others are not read`() {
    let row = SampleTrace.post("willShow", #","duration":null,"isLocal":null,"more":[{}]"#)
    #expect(Self.finding(row) == nil)
    #expect(Self.finding(row.replacing(SampleTrace.docked, with: "null")) == nil)
  }

  @Test func `A trace is known by its first row that can be read`() {
    #expect(Trace.isTrace(Array("{\n\(SampleTrace.header)".utf8)))
    #expect(!Trace.isTrace(Array("{}\n\(SampleTrace.header)".utf8)))
    #expect(!Trace.isTrace([]))
  }

  @Test(arguments: 1...100)
  func `A spoiled trace never stops the reader`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let text = ([SampleTrace.header, SampleTrace.layout()] + SampleTrace.show).joined(
      separator: "\n")
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<4 {
      let index = Int.random(in: scalars.indices, using: &random)
      scalars[index] = "{}[]\",:\\0e9-.tn \n".unicodeScalars.randomElement(using: &random) ?? "x"
    }
    let lines = String(String.UnicodeScalarView(scalars))
    let trace = Trace(Array(lines.utf8))
    let report = VerificationReport(trace)
    let count = lines.split(separator: "\n").count
    #expect(trace.rows.count + trace.refused.count <= count)
    #expect(report.rows.count + report.unjudged.count <= trace.rows.count)
    #expect(trace.header != nil || trace.refused.count > 0)
  }
}
