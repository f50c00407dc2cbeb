import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// A page with all states of a device: one file that needs no other.
package struct DevicePage: Sendable {
  /// The device's name.
  package var device: String
  /// The pictures, in the order of the page.
  package var drawings: [DeviceDrawing]

  package init(device: String, drawings: [DeviceDrawing]) {
    self.device = device
    self.drawings = drawings
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
    <header>
    <h1>\(HTMLText.text(device))</h1>
    \(summary)
    </header>
    <main>
    \(sections)</main>
    </body>
    </html>

    """
  }

  /// Nothing may be loaded, and nothing may run.
  private var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; "
      + "base-uri 'none'; form-action 'none'"
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

extension DevicePage {
  static let css =
    """

    :root{color-scheme:light dark;--bg:#FFFFFF;--fg:#1A1A1A;--soft:#595959;--line:#D8DCE0}
    @media (prefers-color-scheme:dark){:root{--bg:#0D1117;--fg:#E6E8EB;--soft:#B4BAC2;
    --line:#30363D}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:96rem;padding:1rem 1.25rem;background:var(--bg);color:var(--fg);
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.2rem;margin:1.5rem 0 .75rem}
    .states{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(28rem,100%),1fr));
    gap:1rem;align-items:start}
    figure{margin:0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:8px;
    break-inside:avoid;min-width:0}
    figcaption{font-weight:600;margin-bottom:.5rem}
    svg{max-width:100%;height:auto;display:block}
    summary{cursor:pointer;color:var(--soft)}
    table{border-collapse:collapse;font-size:.8rem;width:100%}
    th,td{text-align:start;vertical-align:top;padding:.2rem .4rem;border-top:1px solid var(--line);
    overflow-wrap:anywhere}
    thead th{border-top:0;color:var(--soft);font-weight:400}
    code,pre{font:.875em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}

    """ + DrawingStyle.css
}
