import InsetCore
import TestSupport
import Testing

@testable import InsetStrategies

/// What the strategies of others say of the versions that they model.
struct PublicationTests {
  static let published = Strategies.all.filter {
    $0.id != CoveredArea.id && $0.about.group != .control
  }

  @Test(arguments: published)
  func `Each strategy has projects, versions, dates, licenses and files`(
    strategy: AnyInsetStrategy
  ) {
    #expect(!strategy.about.publications.isEmpty)
    for publication in strategy.about.publications {
      #expect(!publication.project.isEmpty && !publication.version.isEmpty)
      #expect(
        publication.date.wholeMatch(of: /[0-9]{4}(-[0-9]{2}){0,2}/) != nil
          || publication.date.hasSuffix("not known"), "\(publication.date)")
      guard publication.link.hasPrefix("https://github.com/") else { continue }
      #expect(!publication.license.isEmpty)
      #expect(publication.code.contains(/[\w+.\/-]+\.(swift|mm?|kt|cs|js|tsx)\b/))
    }
  }

  @Test(arguments: published)
  func `Links lead to a file at a version, and code names that file`(
    strategy: AnyInsetStrategy
  ) throws {
    for publication in strategy.about.publications {
      let link = publication.link
      #expect(link.hasPrefix("https://"))
      guard link.hasPrefix("https://github.com/") else { continue }
      let permalink = /https:\/\/github\.com\/[^\/]+\/[^\/]+\/blob\/([^\/]+)\/(.+\/)?([^\/]+)/
      let (_, reference, _, file) = try #require(link.wholeMatch(of: permalink)?.output, "\(link)")
      #expect(publication.code.contains(file), "\(publication.code)")
      let isCommit = reference.wholeMatch(of: /[0-9a-f]{7,40}/) != nil
      let version = isCommit ? reference.prefix(7) : reference.trimmingPrefix("v")
      #expect(publication.version.contains(version), "\(publication.title): \(reference)")
    }
  }

  @Test(arguments: published)
  func `Names carry the release, or else the commit or year`(strategy: AnyInsetStrategy) throws {
    let (name, publication) = (strategy.about.name, try #require(strategy.about.publications.first))
    if let release = publication.version.firstMatch(of: /\b[0-9]+\.[0-9]+/)?.output {
      #expect(name.contains(release) || name.contains("(main, 20"), "\(name)")
    } else if publication.link.hasPrefix("https://github.com/") {
      let commit = publication.version.prefix { $0.isHexDigit }.prefix(7)
      #expect(name.contains(commit) || name.contains(/20[0-9]{2}\)|before [0-9]+/), "\(name)")
    } else {
      #expect(publication.version.hasPrefix("("), "\(name)")
    }
  }

  @Test func `A reading in a strategy's file is in its description, and the reverse`() throws {
    for folder in ["Apps", "Libraries", "System", "Web", "WriteUps"] {
      let files = Repository.files(under: "Sources/InsetStrategies/\(folder)", ending: ".swift")
      #expect(files.count > 3)
      for name in files {
        let text = try Repository.text(name)
        let isInComment = text.contains(/\/\/\/.*\bReading:/)
        #expect(text.contains(" reading: \"") == isInComment, "\(name)")
      }
    }
  }
}
