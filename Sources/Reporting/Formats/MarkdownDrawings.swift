import MatrixResults
import TextFormats

/// The pictures of a Markdown report: files beside it, since hosts show no SVG inside of Markdown.
struct MarkdownDrawings {
  struct Drawing {
    let key: String
    let file: ReportFiles.Companion
    /// The Markdown that shows it.
    let link: String
  }

  /// The pictures in the order of the report.
  let files: [Drawing]

  /// Draws the examples of a document, each for a numbered file of a folder.
  init(of document: ReportDocument, folder: String) {
    let examples = document.sections.flatMap(\.blocks).flatMap { block in
      if case .examples(let examples) = block { examples } else { [] as [WorstExample] }
    }
    files = examples.enumerated().map { index, example in
      let drawing = SceneDrawing(example, id: "scene-\(index + 1)")
      let path = Self.path(index + 1, in: folder)
      return Drawing(
        key: Self.key(example), file: .init(path: path, text: drawing.svg + "\n"),
        link: "![\(MarkdownText.text(drawing.title))](\(URIText.reference(path)))")
    }
  }

  /// The path of a drawing.
  static func path(_ number: Int, in folder: String) -> String { "\(folder)/\(number).svg" }

  /// The Markdown that shows an example; nil where it is not drawn.
  func link(to example: WorstExample) -> String? {
    files.first { $0.key == Self.key(example) }?.link
  }

  private static func key(_ example: WorstExample) -> String {
    "\(example.explanation.strategy)\0\(example.explanation.id)"
  }
}
