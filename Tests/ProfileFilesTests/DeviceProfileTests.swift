import DeviceProfiles
import InsetCore
import ProfileFiles
import TestSupport
import Testing

/// What each kind of row becomes.
struct DeviceProfileTests {
  private func figure<Value>(_ value: Value, line: Int) -> Figure<Value> {
    Figure(value, .measured, source: "a log", place: SourceLocation(file: "a.yaml", line: line))
  }

  private func phone(_ rows: String) throws -> DeviceProfile {
    let text = device("a", extends: "f", "provenance: measured\nsource: a log\n" + rows)
    return try #require(
      try load(["a.yaml": text, "f.yaml": family("f")]).profiles.devices.first)
  }

  @Test func `A device has the keys of its file`() throws {
    let phone = try phone("")
    #expect(phone.id == "a" && phone.name == "A Phone" && phone.identifiers == ["iPhone16,1"])
    #expect(phone.os == OSRange("17-27") && phone.idiom == .phone && phone.hasHomeIndicator)
  }

  @Test func `Safe areas`() throws {
    let rows =
      "safeAreas:\n  - {orientation: portrait, os: 16+, top: 1, left: 2, bottom: 3, right: 4}"
    #expect(
      try phone(rows).safeAreas.first
        == SafeAreaEntry(
          orientation: .portrait, os: OSRange(OSVersion(16), OSRange.all.last),
          insets: figure(Insets(top: 1, left: 2, bottom: 3, right: 4), line: 10)))
  }

  @Test func `Bars`() throws {
    let rows = """
      bars:
        - {bar: floating-tab, orientation: any, width: regular, os: "17.10", height: 44.5,
           includesSafeArea: true, viewHeight: 40, adds: 30}
      """
    #expect(
      try phone(rows).bars == [
        BarEntry(
          bar: .floatingTab, orientation: .any, width: .regular,
          os: OSRange(OSVersion(17, 10), OSVersion(17, 10)), height: figure(44.5, line: 10),
          includesSafeArea: true, viewHeight: 40, adds: 30)
      ])
  }

  @Test func `Keyboards`() throws {
    let rows = """
      keyboards:
        - {mode: docked+prediction, layouts: [greek, thai], orientation: landscape, sdk: 26+,
           height: 336, width: 320, visible: 55}
      """
    #expect(
      try phone(rows).keyboards.first
        == KeyboardEntry(
          layouts: [.greek, .thai], mode: .dockedPrediction, orientation: .landscape, os: .all,
          sdk: 26...999, height: figure(336, line: 11), width: 320, visible: 55))
  }

  @Test(arguments: [("18", 18...18), ("\"6-18\"", 6...18), ("26+", 26...999)])
  func `Ranges of SDKs`(text: String, range: ClosedRange<Int>) throws {
    let rows = "keyboards:\n  - {mode: docked, orientation: any, height: 1, sdk: \(text)}"
    #expect(try phone(rows).keyboards.first?.sdk == range)
  }

  @Test func `Windows`() throws {
    let rows = """
      windows:
        - {mode: free, orientation: any, x: -5, y: 6, width: 70, height: 80, sizeClass: compact,
           safeArea: {top: 1, left: 2, bottom: 3, right: 4}, moves: true}
      """
    #expect(
      try phone(rows).windows == [
        WindowEntry(
          mode: .free, orientation: .any, os: .all,
          frame: figure(Rect(x: -5, y: 6, width: 70, height: 80), line: 10), sizeClass: .compact,
          safeArea: Insets(top: 1, left: 2, bottom: 3, right: 4), moves: true)
      ])
  }

  @Test func `Locales`() throws {
    let text = """
      schema: 1
      provenance: measured
      source: a log
      locales:
        - {id: zh-Hant@zhuyin, name: Chinese, layout: zhuyin, predictionBar: candidates}
      """
    #expect(
      try load(["a.yaml": text]).profiles.locales == [
        InputLocale(
          id: "zh-Hant@zhuyin", name: "Chinese", layout: .zhuyin,
          predictionBar: figure(.candidates, line: 5))
      ])
  }

  @Test func `A matrix has its versions in ascending order and its queries with their places`()
    throws
  {
    let text = """
      schema: 1
      os: [26.1+sdk18, 17.10, "17.9", 6]
      runs:
        - name: everyday
          where: "device:iphone-15*"
        - {name: all, where: ""}
      """
    let plan = try load([:], matrix: text).plan
    #expect(plan.os.map(\.description) == ["6.0", "17.9", "17.10", "26.1+sdk18"])
    #expect(plan.gate == MatrixPlan.Gate(exact: ["covered-area"]))
    #expect(
      plan.runs == [
        MatrixPlan.SubProduct(
          name: "everyday", query: "device:iphone-15*",
          place: SourceLocation(file: "matrix.yaml", line: 5)),
        MatrixPlan.SubProduct(
          name: "all", query: "", place: SourceLocation(file: "matrix.yaml", line: 6)),
      ])
  }

  @Test func `A gate may name no strategy`() throws {
    let text = "schema: 1\nos: [6]\ngate: {exact: []}\nruns: [{name: a, where: \"\"}]"
    #expect(try load([:], matrix: text).plan.gate == .none)
  }

  @Test func `A gate lists where its strategies are known to fail`() throws {
    let text = """
      schema: 1
      os: [8]
      gate: {exact: [a], except: ["os:8 script:show", "os:8 keyboard:numeric"]}
      runs: [{name: a, where: ""}]
      """
    let gate = try load([:], matrix: text).plan.gate
    #expect(gate == .init(exact: ["a"], except: ["os:8 script:show", "os:8 keyboard:numeric"]))
  }
}
