import DeviceProfiles
import InsetCore
import MatrixModels
import TextFormats

/// A page with all states of a device: one file that needs no other.
package struct DevicePage: Sendable {
  /// The device's name, or its id where it could not be read.
  package var device: String
  /// The pictures, in the order of the page.
  package var drawings: [DeviceDrawing]
  /// What is wrong with the profiles, as people read it; the pictures are older then.
  package var trouble: String?
  /// Whether the page looks for a newer one of itself every second.
  package var isWatched: Bool

  package init(
    device: String, drawings: [DeviceDrawing], trouble: String? = nil, isWatched: Bool = false
  ) {
    self.device = device
    self.drawings = drawings
    self.trouble = trouble
    self.isWatched = isWatched
  }

  /// The page's text; the same for the same values.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="\(HTMLText.text(policy))"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>\(HTMLText.text(device)): every state</title>
    \(HTMLText.element("style", [:], Self.css))
    </head>
    <body>
    \(alert)<header>
    <h1>\(HTMLText.text(device))</h1>
    \(summary)
    </header>
    <main>
    \(sections)</main>
    \(isWatched ? HTMLText.element("script", [:], Self.script) + "\n" : "")</body>
    </html>

    """
  }

  /// Nothing may be loaded; scripts may run while the page is watched.
  private var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; "
      + (isWatched ? "script-src 'unsafe-inline'; " : "")
      + "base-uri 'none'; form-action 'none'"
  }

  /// What is wrong; it stays in sight wherever somebody looks.
  private var alert: String {
    guard let trouble else { return "" }
    let isOld = drawings.isEmpty ? "" : " The pictures are those of the last profiles without."
    let lines = trouble.split(separator: "\n", omittingEmptySubsequences: false)
      .map { HTMLText.text(String($0)) }
    return """
      <section role="alert" class="trouble"><h2>✗ The profiles have errors</h2>
      <p>This page goes on when they are gone.\(isOld)</p>
      <pre>\(lines.joined(separator: "\n"))</pre></section>

      """
  }

  private var summary: String {
    guard let first = drawings.first else { return "" }
    return "<p>iOS \(HTMLText.text(first.state.os.description)), \(drawings.count) states. "
      + "Lengths are in points. Hatched parts rest on assumed figures.</p>"
  }

  private var sections: String {
    var text = ""
    var orientation: InterfaceOrientation?
    for (index, drawing) in drawings.enumerated() {
      if drawing.state.orientation != orientation {
        text += orientation == nil ? "" : "</div></section>\n"
        orientation = drawing.state.orientation
        let name = drawing.state.orientation.rawValue
        text += "<section><h2>\(HTMLText.text(name))</h2><div class=\"states\">\n"
      }
      text += figure(drawing, index)
    }
    return text + (drawings.isEmpty ? "" : "</div></section>\n")
  }

  private func figure(_ drawing: DeviceDrawing, _ index: Int) -> String {
    let state = drawing.state
    let parts = [
      state.window == .full ? nil : state.window.rawValue, state.keyboard.name,
      state.accessory == .none ? nil : state.accessory.name, drawing.locale,
    ]
    let rows = drawing.facts.map { fact in
      let place = fact.place.map { "\($0.file):\($0.line)" } ?? "filled in"
      return "<tr><th scope=\"row\">\(HTMLText.text(fact.name))</th>"
        + "<td>\(HTMLText.text(fact.words))</td><td>\(fact.provenance.rawValue)</td>"
        + "<td><code>\(HTMLText.text(place))</code><br/>\(HTMLText.text(fact.source))</td></tr>\n"
    }
    return """
      <figure id="\(HTMLText.text(state.slug))">
      <figcaption>\(HTMLText.text(parts.compactMap(\.self).joined(separator: ", ")))</figcaption>
      \(drawing.svg(id: "s\(index)"))
      <details id="f\(index)"><summary>Figures</summary><table>
      <thead><tr><th scope="col">figure</th><th scope="col">points</th>\
      <th scope="col">known as</th><th scope="col">where</th></tr></thead>
      <tbody>\(rows.joined())</tbody></table></details>
      </figure>

      """
  }
}
