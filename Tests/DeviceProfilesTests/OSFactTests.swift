import DeviceProfiles
import Testing

@Suite struct OSFactTests {
  private static let facts = OSMilestone.all.map(\.fact) + OSBehavior.allCases.map(\.fact)

  @Test(arguments: facts)
  func `A fact is a title of six words and a sentence of 25`(fact: OSFact) {
    let (title, sentence) = (fact.title.split(separator: " "), fact.sentence.split(separator: " "))
    #expect((2...6).contains(title.count), "\(fact.title)")
    #expect((5...25).contains(sentence.count), "\(sentence.count) words: \(fact.sentence)")
    #expect(fact.sentence.hasSuffix(".") && !fact.title.hasSuffix("."))
    #expect(!fact.source.isEmpty)
  }

  @Test func `No two facts have a name`() {
    #expect(Set(Self.facts.map(\.id)).count == Self.facts.count)
    #expect(Set(Self.facts.map(\.title)).count == Self.facts.count)
  }

  @Test(arguments: [
    ("8", "iOS 8"), ("9-12", "iOS 9 to 12"), ("0-7", "up to iOS 7"), ("14+", "iOS 14 and later"),
    ("0+", "every iOS"), ("16.1+", "iOS 16.1 and later"), ("9.3-12.1", "iOS 9.3 to 12.1"),
    ("14.1", "iOS 14.1"),
  ])
  func `Ranges are said in words`(text: String, words: String) throws {
    #expect(try #require(OSRange(text)).words == words)
  }
}
