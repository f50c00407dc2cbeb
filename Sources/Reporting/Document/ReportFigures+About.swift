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
          A level of each parameter. Those count that no constraint excludes and that a sub-product \
          asks for; counts are exact; nothing is sampled.
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
          "rules",
          """
          At most 40 for a strategy, found by a greedy search with a bound on its work: the share \
          that they explain is given beside them, a better list may exist. The scenario of a rule is \
          on an iPhone if one fails so, with the newest OS and device, in portrait and English. Pictures \
          on the page prefer devices and versions that people use.
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
