import InsetCore
import Testing

struct StrategyDescriptionTests {
  @Test func `A source of one's own is said in a few words`() {
    let about = StrategyDescription(summary: "", formula: "", source: "this project")
    #expect(about.publications == [Publication("this project")])
    #expect(about.source == "this project" && about.reading == "")
    #expect(StrategyDescription(summary: "", formula: "", source: "").publications == [])
  }

  @Test func `The source in one line has each publication and the reading`() {
    let about = StrategyDescription(
      summary: "", formula: "",
      publications: [
        Publication(
          "A", version: "1.0", date: "2026-01", license: "MIT", code: "a.m f",
          link: "https://a/blob/1.0/a.m"),
        Publication("B", date: "date not known"),
      ], reading: "nothing moves")
    #expect(
      about.source
        == "A 1.0, 2026-01, MIT, a.m f, https://a/blob/1.0/a.m; B, date not known; "
        + "read as: nothing moves")
  }
}
