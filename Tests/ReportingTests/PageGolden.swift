import Foundation
import TestSupport
import Testing

@testable import Reporting

/// Compares a page with its golden, in which the style and the scripts are only named, and leaves the
/// whole page for the tests with a browser.
func expectPage(
  _ html: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = Repository.root.appending(path: ".build/pages")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try html.write(
    to: folder.appending(path: "\(name).html"), atomically: true, encoding: .utf8)
  var golden = html
  for (asset, words) in [(PageAsset.style, "page.css"), (PageAsset.script, "the scripts")] {
    #expect(golden.contains(asset), sourceLocation: sourceLocation)
    golden = golden.replacing(asset, with: words)
  }
  try expectGolden(golden, "reports/\(name).html", sourceLocation: sourceLocation)
}
