import DeviceProfiles
@testable import ProfileFiles
import Testing

@Suite struct ReadingFileTests {
  private static let columns = "device,system,from,language,field,orientation,window,mode,value\n"

  private static func file(_ rows: String, head: String = "# source: a probe@1, of ours\n")
    -> ReadingFile
  {
    ReadingFile(
      ProfileSource(path: "readings/a.csv", bytes: Array((head + columns + rows).utf8)))
  }

  @Test func `Rows say what was read, and where`() throws {
    let file = Self.file(
      "iphone-15,26.5,simulator,en-US,keyboard,portrait,full,docked+prediction,335\n"
        + "\niphone-390x844,16-18,,,safe-area-top,landscape,full,,0\n")
    #expect(file.findings.isEmpty)
    let keyboard = try #require(file.readings.first)
    #expect(keyboard.device == "iphone-15" && keyboard.field == .keyboard)
    #expect(keyboard.mode == .dockedPrediction && keyboard.language == "en-US")
    #expect(keyboard.system == OSRange("26.5") && keyboard.value == 335)
    #expect(keyboard.orientation == .portrait)
    #expect(keyboard.source == "a probe@1, of ours" && keyboard.reader == "a")
    #expect(keyboard.place == SourceLocation(file: "readings/a.csv", line: 3))
    #expect(file.readings.last?.system == OSRange("16-18"))
    #expect(file.readings.last?.language == nil && file.readings.last?.mode == nil)
  }

  @Test func `A column names the source of each row`() throws {
    let file = ReadingFile(
      ProfileSource(
        path: "q.csv",
        bytes: Array(
          ("device,system,from,language,field,orientation,window,mode,value,source\n"
            + "pad,26,,,tab-bar,portrait,full,,50,\"keyman: 1, 2\"\n").utf8)))
    #expect(file.findings.isEmpty)
    #expect(file.readings.first?.source == "keyman: 1, 2")
    #expect(file.readings.first?.reader == "keyman")
  }

  @Test func `A line at the head or a column says when it was read`() throws {
    let row = "pad,26,,,tab-bar,portrait,full,,50"
    let head = "# source: a\n# date: 2026-08-21\n"
    #expect(Self.file(row + "\n", head: head).readings.map(\.date) == ["2026-08-21"])
    #expect(Self.file(row + "\n", head: "# source: a\n# date: \n").readings.map(\.date) == [nil])
    let columns = "device,system,from,language,field,orientation,window,mode,value,date\n"
    let file = ReadingFile(
      ProfileSource(
        path: "q.csv", bytes: Array((head + columns + "\(row),2024-02\n\(row),\n").utf8)))
    #expect(file.findings.isEmpty)
    #expect(file.readings.map(\.date) == ["2024-02", nil])
    for date in ["yesterday", "2026-13", "2026-08-32", "26-08-21", "2026-08-21-1", "2026-+8"] {
      let wrong = Self.file(row + "\n", head: "# source: a\n# date: \(date)\n")
      #expect(wrong.findings.map(\.message) == ["`\(date)` is no date such as `2026-08-21`"])
    }
  }

  @Test(arguments: [
    (
      "a,26,,,keybord,portrait,full,docked,1", "3:8 `keybord` is no field; did you mean `keyboard`?"
    ),
    ("a,26,,,keyboard,portrait,full,,1", "3:31 `` is no mode"),
    ("a,26,,,tab-bar,portrait,full,docked,1", "3:30 only a keyboard has a mode"),
    ("a,26,,,tab-bar,any,full,,1", "3:16 a reading is of `portrait` or `landscape`"),
    ("a,26,,,tab-bar,portrait,free,,1", "3:25 readings are of `full` windows"),
    ("a,26,phone,,tab-bar,portrait,full,,1", "3:6 `from` is `simulator`, `device` or empty"),
    ("a,new,,,tab-bar,portrait,full,,1", "3:3 `new` is no version such as `26.5` or `16-18`"),
    ("a,26,,,tab-bar,portrait,full,,-1", "3:31 `-1` is no length in points"),
    ("a,26,,,tab-bar,portrait,full,,nan", "3:31 `nan` is no length in points"),
    ("a,26,tab-bar", "3:1 this row has 3 fields, its header 9"),
  ])
  func `A wrong row is named at its place, and the others are read`(
    row: String, finding: String
  ) throws {
    let file = Self.file(row + "\na,26,,,tab-bar,portrait,full,,49\n")
    #expect(
      file.findings.map { "\($0.mark.line):\($0.mark.column) \($0.message)" } == [finding])
    #expect(file.readings.map(\.value) == [49])
  }

  @Test func `A file without columns or without a source says so`() throws {
    #expect(ReadingFile(ProfileSource(path: "a.csv", bytes: [])).findings.count == 1)
    #expect(
      ReadingFile(ProfileSource(path: "a.csv", bytes: Array("device,value\n".utf8)))
        .findings.map(\.message) == ["the column `system` is missing"])
    let nameless = Self.file("a,26,,,tab-bar,portrait,full,,49\n", head: "# a note\n")
    #expect(nameless.findings.count == 1 && nameless.readings.isEmpty)
  }
}
