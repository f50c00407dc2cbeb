import InsetCore
import MatrixResults
import TextFormats

/// A screen in a few lines of text: where the keyboard is, where content should end and where it ends.
struct CheckPicture {
  private let screen: Rect
  private let keyboard: Rect?
  private let expected: Double
  private let actual: Double
  private let words: String

  private static let (columns, rows) = (22, 6)

  init(_ example: WorstExample) {
    let environment = example.explanation.scene.layout.environment(after: example.step.step)
    screen = Rect(origin: .zero, size: environment.chain.uprightScreenSize)
    let truth = example.step.truth
    keyboard = truth.lowered ?? truth.covered ?? truth.raised
    (expected, actual) = (example.measure.expectedLine, example.measure.actualLine)
    words =
      switch example.kind {
      case .hidden: "\(Numbers.points(example.points)) pt hidden"
      case .gap: "a gap of \(Numbers.points(example.points)) pt"
      case .paddingLost: "\(Numbers.points(example.points)) pt of padding used up"
      case .otherEdge, .indicator, .offset: "another edge or the offset is wrong"
      }
  }

  var lines: [String] {
    let rule = String(repeating: "─", count: Self.columns)
    var lines = ["┌\(rule)┐"]
    let (right, wrong) = (row(expected), row(actual))
    for row in 0..<Self.rows {
      let middle = screen.height * (Double(row) + 0.5) / Double(Self.rows)
      let isKeyboard = keyboard.map { $0.minY <= middle && middle < $0.maxY } ?? false
      let isBetween = row >= min(right, wrong) && row < max(right, wrong)
      let fill = isBetween ? (right < wrong ? "▓" : "░") : isKeyboard ? "▒" : " "
      var line = "│" + String(repeating: fill, count: Self.columns) + "│"
      if row == wrong { line += " ← content ends here: \(words)" }
      if row == right, right != wrong { line += " ← it should end here" }
      lines.append(line)
    }
    return lines + ["└\(rule)┘"]
  }

  private func row(_ y: Double) -> Int {
    // A handler can set anything, also infinity and NaN.
    let row = y / screen.height * Double(Self.rows)
    return row > 0 ? Int(min(row, Double(Self.rows - 1))) : 0
  }
}
