import DeviceProfiles
import InsetCore
import TextFormats

extension DeviceDrawing {
  /// A height beside the picture, and what begins or ends there.
  struct Callout: Hashable {
    /// Points from the screen's top.
    let y: Double
    let words: String
    /// How the figure is known.
    let provenance: Provenance
  }

  /// The labels beside the picture, from the top down.
  var callouts: [Callout] {
    let n = Numbers.points
    var callouts = parts.compactMap { part -> Callout? in
      let shown = part.frame.intersection(bounds)
      guard !shown.isEmpty, part.name != Self.rightHalf else { return nil }
      let cut = shown.height < part.frame.height ? " of \(n(part.frame.height))" : ""
      if part.name == Self.leftHalf {
        return Callout(
          y: shown.minY, words: "split keyboard \(n(shown.height))", provenance: part.provenance)
      }
      let width = shown.width < window.width || part.role == .window
      let words = "\(part.name) \(width ? "\(n(part.frame.width)) x " : "")\(n(shown.height))\(cut)"
      return Callout(y: shown.minY, words: words, provenance: part.provenance)
    }
    let safe = facts.first { $0.name == "safe area" }?.provenance
    let known = safe ?? facts.first { $0.name == state.window.rawValue }?.provenance ?? .measured
    if safeArea.top > 0 {
      callouts.append(
        Callout(
          y: window.minY + safeArea.top, words: "safe area, top \(n(safeArea.top))",
          provenance: known))
    }
    if safeArea.bottom > 0 {
      callouts.append(
        Callout(
          y: window.maxY - safeArea.bottom, words: "safe area, bottom \(n(safeArea.bottom))",
          provenance: known))
    }
    return callouts.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }
      .map(\.element)
  }

  /// The multiples of a step along a length, for a ruler.
  static func ticks(_ length: Double, every step: Double) -> [Double] {
    Array(stride(from: 0, through: length, by: step))
  }
}
