import MatrixResults
import TextFormats

/// A report for browsers: one file that needs no other, and that reads without its scripts.
///
/// The static part has the verdict, the strategies, and what the run rests on. The scripts count, filter
/// and draw from data. The content
/// policy allows inline scripts, no request and no form: names are escaped by type. The scripts are under the verdict, with what they
/// count from, so that the numbers of a query need not wait for the rest of the page; what they draw
/// from is at the end.
package enum HTMLReporter: Reporter {
  package static let id = "html"
  package static let draws = true

  /// The location of the style and the scripts.
  package enum Assets: Hashable, Sendable {
    /// In the page.
    case embedded
    /// In files beside it, `<name>.css` and `<name>.js`, for hosts that forbid inline ones.
    case external(name: String)
  }

  package static func render(_ report: Report) -> String { render(report, assets: .embedded) }

  package static func render(_ report: Report, assets: Assets) -> String {
    let document = ReportDocument(report, rules: 12)
    let data = PageData(report)
    let (counted, drawn) = data.parts
    let scripts = """
      \(PageElement(id: "counted", json: counted).html)
      \(PageElement(id: "diagrams", bytes: data.nodes).html)
      \(script(assets))

      """
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(HTMLText.text(policy(assets)))"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(HTMLText.text(document.headline.line))</title>
      \(style(assets))\(assets == .embedded ? "\n<script>\(firstScript)</script>" : "")
      </head>
      <body>
      <a class="skip" href="#main">Skip to the report</a>
      <header>
      <h1>Keyboard avoidance</h1>
      <noscript><p>Filters, causes, pictures and links to scenarios need scripts; verdict and strategies do not.</p></noscript>
      </header>
      \(navigation(document))<main id="main">
      \(sections(document, scripts: scripts))</main>
      <footer>InsetMatrix. Lengths are in points.</footer>
      \(PageElement(id: "pictures", json: drawn).html)
      </body>
      </html>

      """
  }

  /// Renders a report for a file, with its assets beside it where it does not embed them.
  package static func files(_ report: Report, named name: String) -> ReportFiles {
    if report.embedsAssets { return ReportFiles(text: render(report)) }
    let stem = assetStem(name)
    return ReportFiles(
      text: render(report, assets: .external(name: stem)),
      companions: [
        .init(path: "\(stem).css", text: PageAsset.style),
        .init(path: "\(stem).js", text: PageAsset.script),
      ])
  }

  package static func companions(named name: String, embedsAssets: Bool) -> [String] {
    embedsAssets ? [] : ["css", "js"].map { "\(assetStem(name)).\($0)" }
  }

  /// What the names of a page's assets begin with: `index.html` may be an app's page with an `index.js`.
  private static func assetStem(_ name: String) -> String {
    (name.hasSuffix(".html") ? String(name.dropLast(5)) : name) + ".insetmatrix"
  }

  private static func policy(_ assets: Assets) -> String {
    let source = assets == .embedded ? "'unsafe-inline'" : "'self'"
    return "default-src 'none'; style-src \(source); script-src \(source); img-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// Keeps static forms out of sight from the first paint on.
  private static let firstScript = "document.documentElement.dataset.scripts = 'on';"

  private static func style(_ assets: Assets) -> String {
    switch assets {
    case .embedded: "<style>\(PageAsset.style)</style>"
    case .external(let name): "<link rel=\"stylesheet\" href=\"\(HTMLText.text(name)).css\"/>"
    }
  }

  private static func script(_ assets: Assets) -> String {
    switch assets {
    case .embedded: "<script>\(PageAsset.script)</script>"
    case .external(let name): "<script src=\"\(HTMLText.text(name)).js\"></script>"
    }
  }

  private static func navigation(_ document: ReportDocument) -> String {
    let items = document.sections.map {
      "<li><a href=\"#\($0.id)\">\(HTMLText.text($0.title))</a></li>"
    }.joined()
    return "<nav aria-label=\"Sections\"><ul>\(items)</ul></nav>\n"
  }

  /// What comes first: the verdict, what was judged, what changed, and how sure that is.
  private static func headline(_ document: ReportDocument) -> String {
    let headline = document.headline
    let verdict = headline.verdict
    let news = (document.news + [document.origin.map { $0 + "." }].compactMap(\.self)).map {
      "<p>\(HTMLText.inline($0))</p>\n"
    }
    let sure = headline.conditions.map { HTMLText.text($0.brief) }.joined(separator: " · ")
    return """
      <div id="headline">
      <p class="verdict"><strong class="\(verdict.name)">\(verdict.glyph) \(verdict.words)</strong> \
      \(HTMLText.inline(headline.reason)).</p>
      \(news.joined())\(sure.isEmpty ? "" : "<p class=\"sure\"><a href=\"#trust\">How sure?</a> \(sure)</p>\n")</div>

      """
  }

  /// What the verdict depends on, in sentences.
  private static func conditions(_ headline: Headline) -> String {
    let items = headline.conditions.map {
      "<dt>\(HTMLText.text($0.name))</dt><dd>\(HTMLText.inline($0.words)).</dd>\n"
    }
    return items.isEmpty ? "" : "<dl class=\"facts conditions\">\n\(items.joined())</dl>\n"
  }

  private static func sections(_ document: ReportDocument, scripts: String) -> String {
    document.sections.map { section in
      let title = "<h2 id=\"\(section.id)-title\">\(HTMLText.text(section.title))</h2>"
      let first =
        switch section.id {
        case "answer": headline(document) + scripts
        case "trust": conditions(document.headline)
        default: ""
        }
      let content = first + section.blocks.map(block).joined()
      let body =
        switch section.form {
        case .live where section.blocks.isEmpty: "\(title)\n\(content)"
        case .live: "\(title)\n<div class=\"static\">\n\(content)</div>"
        case .appended(let words):
          "\(title)\n<details>\n<summary>\(HTMLText.text(words))</summary>\n\(content)</details>"
        case .folded: "<details>\n<summary>\(title)</summary>\n\(content)</details>"
        }
      return """
        <section id="\(section.id)" aria-labelledby="\(section.id)-title">
        \(body)
        </section>

        """
    }.joined()
  }

  private static func block(_ block: ReportDocument.Block) -> String {
    switch block {
    case .paragraph(let text): return "<p>\(HTMLText.inline(text))</p>\n"
    case .table(let table): return self.table(table)
    case .facts(let facts): return self.facts(facts)
    }
  }

  private static func facts(_ facts: [(name: String, value: InlineText)]) -> String {
    let items = facts.map {
      "<dt>\(HTMLText.text($0.name))</dt><dd>\(HTMLText.inline($0.value))</dd>\n"
    }
    return "<dl class=\"facts\">\n\(items.joined())</dl>\n"
  }

  // MARK: Tables

  private static func table(_ table: ReportTable) -> String {
    let captionID = "\(table.id)-caption"
    let heads = table.columns.map { column in
      let title = HTMLText.text(column.title)
      let content = column.isNumber && column.isCode ? "<code>\(title)</code>" : title
      return "<th scope=\"col\"\(column.isNumber ? " class=\"n\"" : "")>\(content)</th>"
    }
    return """
      <div class="scroll" role="region" tabindex="0" aria-labelledby="\(captionID)">
      <table id="\(table.id)">
      <caption id="\(captionID)"><span>\(HTMLText.text(table.caption))</span></caption>
      <thead><tr>\(heads.joined())</tr></thead>
      <tbody>
      \(table.rows.map { row($0) }.joined())</tbody>
      </table>
      </div>

      """
  }

  private static func row(_ cells: [ReportTable.Cell]) -> String {
    let content = cells.enumerated().map { index, cell in
      index == 0 ? "<th scope=\"row\">\(inner(cell))</th>" : data(cell)
    }
    return "<tr>\(content.joined())</tr>\n"
  }

  private static func inner(_ cell: ReportTable.Cell) -> String {
    let text = HTMLText.text(cell.plain)
    return if case .code = cell { "<code><bdi>\(text)</bdi></code>" } else { text }
  }

  private static func data(_ cell: ReportTable.Cell) -> String {
    let name =
      switch cell {
      case .text, .code: ""
      case .number(Numbers.missing): "n none"
      case .number: "n"
      }
    return "<td\(name.isEmpty ? "" : " class=\"\(name)\"")>\(inner(cell))</td>"
  }
}
