import InsetCore
import Testing

struct StrategyDescriptionTests {
  @Test func `A source of one's own is said in a few words`() {
    let about = StrategyDescription(summary: "", formula: "", source: "this project")
    #expect(about.publications == [Publication("this project")])
    #expect(about.source == "this project" && about.reading == "")
    #expect(StrategyDescription(summary: "", formula: "", source: "").publications == [])
  }

  @Test func `A strategy is one's own unless it says another group`() {
    #expect(StrategyDescription(summary: "", formula: "", source: "").group == .own)
    #expect(
      StrategyDescription(group: .apple, summary: "", formula: "", publications: []).group
        == .apple)
  }

  @Test func `Of an animation that nobody has stated nothing is said`() {
    let about = StrategyDescription(summary: "", formula: "", source: "")
    #expect(about.animation == .unknown && about.animation.words == "unknown")
    let late = StrategyDescription(
      animation: .late("it hears didShow"), summary: "", formula: "", publications: [])
    #expect(late.animation.timing == .late)
    #expect(late.animation.words == "after the keyboard: it hears didShow")
  }

  @Test(arguments: [
    ("8.0.2 and 3 commits (a55dbfc9)", "8.0.2"), ("3.47, engine 16bb5a3c", "3.47"),
    ("6.8-dev (7b58a471)", "6.8-dev"), ("0af53e1f", ""), ("(gist)", ""), ("", ""),
  ])
  func `A version is the release's number`(version: String, number: String) {
    let publication = Publication("A", version: version, link: "https://a")
    let about = StrategyDescription(
      summary: "", formula: "", publications: [publication, Publication("B", version: "1.0")])
    #expect(about.version == number && about.link == "https://a")
  }

  @Test func `Without a publication there is neither link nor version`() {
    let about = StrategyDescription(summary: "", formula: "", source: "")
    #expect(about.link.isEmpty && about.version.isEmpty)
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
