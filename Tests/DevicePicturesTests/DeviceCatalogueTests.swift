import DeviceProfiles
import Foundation
import ProfileFixtures
import TestSupport
import Testing

@testable import DevicePictures

struct DeviceCatalogueTests {
  private static func files() -> [DeviceCatalogue.File] {
    var profiles = TinyProfiles.set
    // One figure stands in a file, so that there is something to link to.
    profiles.devices[1].screen.place = SourceLocation(
      file: "devices/families/iphone-393x852.yaml", line: 7)
    return DeviceCatalogue(profiles, levels: TinyProfiles.os, root: "../..").files
  }

  @Test func `A page and the index look as recorded`() throws {
    let files = Self.files()
    try expectGolden(files[0].text, "catalogue/index.md")
    let page = try #require(files.first { $0.path == "devices/iphone-edge.md" })
    try expectGolden(page.text, "catalogue/iphone-edge.md")
  }

  @Test func `Every link leads to a file, and every file is linked`() throws {
    let files = Self.files()
    let paths = Set(files.map(\.path))
    #expect(paths.count == files.count)
    // The catalogue as it lies in the checkout.
    let base = Repository.root.appending(path: "Reports/profiles")
    var linked: Set = ["index.md"]
    for file in files where file.path.hasSuffix(".md") {
      let folder = base.appending(path: file.path).deletingLastPathComponent()
      for match in file.text.matches(of: /\]\(([^)#]*)(#L[0-9]+)?\)/) {
        let target = folder.appending(path: String(match.1)).standardizedFileURL.path
        let path = String(target.dropFirst(base.path.count + 1))
        if target.hasPrefix(base.path + "/") {
          #expect(paths.contains(path), "\(file.path) links to \(match.1)")
          linked.insert(path)
        } else {
          #expect(FileManager.default.fileExists(atPath: target), "\(file.path): \(target)")
        }
      }
    }
    #expect(linked == paths)
  }

  @Test func `Keyboards that look alike have one picture`() throws {
    let pictures = Self.files().filter { $0.path.hasSuffix(".svg") }
    #expect(!pictures.isEmpty)
    for picture in pictures { #expect(markupTrouble(picture.text) == nil) }
    let mine = pictures.filter { $0.path.contains("iphone-edge") }.map(\.path)
    #expect(
      mine == [
        "pictures/iphone-edge-portrait-docked.svg",
        "pictures/iphone-edge-portrait-docked-prediction.svg",
        "pictures/iphone-edge-portrait-hardware.svg",
        "pictures/iphone-edge-landscape-left-docked.svg",
        "pictures/iphone-edge-landscape-left-docked-prediction.svg",
        "pictures/iphone-edge-landscape-left-hardware.svg",
      ])
  }
}
