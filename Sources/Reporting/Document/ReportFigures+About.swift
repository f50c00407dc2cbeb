import MatrixResults
import TextFormats

extension ReportFigures {
  /// How to read the report, and what it cannot say.
  var aboutBlocks: [ReportDocument.Block] {
    let digest = String(result.model.digest, radix: 16)
    let padded = String(repeating: "0", count: 16 - digest.count) + digest
    return [
      .facts([
        (
          "scenario",
          """
          A level of each parameter. Those count that no constraint excludes and that a run of the \
          plan asks for; counts are exact; nothing is sampled.
          """
        ),
        (
          "exact",
          """
          Every edge of the content and of the indicator, or the lowest line of a design that moves \
          it, is within half a point at every judged step. A step is judged once it has settled.
          """
        ),
        (
          "causes",
          """
          What is known of a strategy's code, each with the share in which it fails under that \
          condition; where nothing is known, conditions that a search found. Causes overlap.
          """
        ),
        (
          "limits",
          """
          Not judged are how a view moves on its way, where a field is scrolled to, what a finger \
          drags before it lets go, and layout that an app does for other reasons. A library counts as \
          available wherever the OS has what its code calls, also on versions that its release no \
          longer supports.
          """
        ),
        ("profiles", "digest \(code: padded)"),
      ])
    ]
  }
}
