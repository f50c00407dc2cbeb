import ProfileFiles

package enum LintRules {
  package static let all: [LintRule] = [
    .acrossRedesign, .ambiguousNumber, .ambiguousWord, .contradictingSource,
    .deviceNotRun, .duplicateIdentifier, .gateExceptions, .identifierForm, .insetsExceedScreen,
    .keyboardOutlier,
    .keyboardOutsideScreen, .landscapeNotTransposed, .levelWithoutShare, .localeTag,
    .measuredWithoutReading, .osHole, .osOverlap, .predictionShorterThanPlain, .readingDiffers,
    .sameAsInherited, .screenInPixels, .shareWithoutLevel, .staleRow, .suppressionWithoutReason,
    .templateToken, .unreachableRow,
    .unusedFamily, .unusedSuppression, .windowOutsideScreen,
  ]

  /// The rule of a name; nil where there is none.
  package static func rule(_ id: String) -> LintRule? { all.first { $0.id == id } }
}
