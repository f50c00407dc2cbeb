import ArgumentParser
import CoveringModels
import TextFormats

/// How the file of a model is read: options of `cover`.
struct ModelOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: "The model's format; by default the one that its first line shows.")
  var name: ModelFormat?

  @Flag(help: "Names that differ in case only are different (PICT: /c).")
  var caseSensitive = false

  @Option(help: ArgumentHelp("What separates values in a PICT model (/d).", valueName: "sign"))
  var valueSeparator = ","

  @Option(help: ArgumentHelp("What separates names of a value (/a).", valueName: "sign"))
  var aliasSeparator = "|"

  @Option(help: ArgumentHelp("What negative values begin with (/n).", valueName: "sign"))
  var negativePrefix = "~"

  func validate() throws {
    for sign in [valueSeparator, aliasSeparator, negativePrefix]
    where sign.unicodeScalars.count != 1 {
      throw ValidationError("a separator or prefix is one character")
    }
  }

  /// Reads a model.
  func model(_ bytes: [UInt8]) throws(TextFinding) -> NamedModel {
    switch name ?? ModelFormat(of: bytes) {
    case .acts: return try ACTSFormat.model(bytes)
    case .pict:
      var format = PICTFormat()
      format.isCaseSensitive = caseSensitive
      format.valueSeparator = valueSeparator.unicodeScalars.first ?? ","
      format.nameSeparator = aliasSeparator.unicodeScalars.first ?? "|"
      format.negativePrefix = negativePrefix.unicodeScalars.first ?? "~"
      return try format.model(bytes)
    }
  }
}

extension ModelFormat: ExpressibleByArgument {}
