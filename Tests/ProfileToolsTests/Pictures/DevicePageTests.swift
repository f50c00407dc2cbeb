import DeviceProfiles
import Foundation
import InsetCore
import ProfileFixtures
import TestSupport
import Testing
import TextFormats

@testable import ProfileTools

struct DevicePageTests {
  private static func page(_ name: String = "A phone") throws -> String {
    var device = DeviceDrawingTests.edge
    device.name = name
    device.screen.source = name
    let drawings = DeviceState.all(
      of: device, on: OSLevel(OSVersion(17)), in: TinyProfiles.set.locales)
    return DevicePage(device: name, drawings: drawings).html
  }

  /// What stands between two texts, first time.
  private static func between(_ start: String, _ end: String, in text: String) throws -> String {
    let from = try #require(text.firstRange(of: start)).upperBound
    let to = try #require(text[from...].firstRange(of: end)).lowerBound
    return String(text[from..<to])
  }

  @Test func `A picture has a role, a title and the numbers in words`() throws {
    for state in DeviceDrawingTests.states {
      let svg = try state.drawing().svgFile
      #expect(markupTrouble(svg) == nil)
      #expect(svg.contains(#"role="img""#) && svg.contains("<title "))
      #expect(try Self.between("<desc", "</desc>", in: svg).contains("The screen is "))
      #expect(svg.contains("prefers-color-scheme:dark"))
      #expect(svg.contains("<pattern "))
    }
  }

  @Test func `Ids of a page are unique, and every one that is used is there`() throws {
    let html = try Self.page()
    let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let used =
      html.matches(of: /url\(#([^)]*)\)/).map { String($0.1) }
      + html.matches(of: /aria-labelledby="([^"]*)"/)
      .flatMap { $0.1.split(separator: " ").map(String.init) }
    #expect(!used.isEmpty && Set(used).isSubset(of: ids))
  }

  @Test func `Hostile names stay text`() throws {
    let hostile = "<i>x</i> & \"q\" \u{1B}[31m \u{202E}abc ]]> 🙂"
    let html = try Self.page(hostile)
    #expect(markupTrouble(html) == nil)
    #expect(!html.contains("<i>") && !html.contains("\u{1B}"))
  }

  @Test func `A page asks for nothing and runs nothing`() throws {
    let html = try Self.page()
    #expect(!html.contains("<script") && !html.contains("script-src"))
    #expect(html.contains("default-src &#39;none&#39;"))
    #expect(!html.contains(" src=") && !html.contains(" href=") && !html.contains("@import"))
    #expect(!html.contains(" style=") && !html.contains(" onload="))
  }
}
