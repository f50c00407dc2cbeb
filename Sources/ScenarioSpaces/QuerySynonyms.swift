extension Query {
  /// Other words for parameters and for levels, each with what it means.
  ///
  /// Words are in lower case, with single blanks. A row whose levels a space lacks has no meaning
  /// there. Reports write the table into their page, which reads the same language.
  package static let synonyms: [String: String] = [
    // Parameters.
    "ios": "os", "ipados": "os", "language": "locale",
    // Keyboards.
    "autofill bar": "keyboard:docked+password", "candidate bar": "keyboard:docked+candidates",
    "emoji": "keyboard:emoji", "external keyboard": "keyboard:hardware*",
    "floating keyboard": "keyboard:floating", "hardware keyboard": "keyboard:hardware*",
    "number pad": "keyboard:numeric",
    "split keyboard": "keyboard:split", "suggestions": "keyboard:docked+prediction",
    "third-party keyboard": "keyboard:third-party", "undocked keyboard": "keyboard:undocked",
    // Windows.
    "full screen": "window:full", "resizable window": "window:free*",
    "split view": "window:split*",
    // Scripts.
    "rotation": "script:*rotate*",
    // Languages.
    "arabic": "locale:ar", "bangla": "locale:bn", "bulgarian": "locale:bg",
    "chinese": "locale:zh", "croatian": "locale:hr", "czech": "locale:cs",
    "danish": "locale:da", "dutch": "locale:nl", "english": "locale:en",
    "finnish": "locale:fi", "french": "locale:fr", "german": "locale:de",
    "greek": "locale:el", "hebrew": "locale:he", "hindi": "locale:hi",
    "hungarian": "locale:hu", "icelandic": "locale:is", "indonesian": "locale:id",
    "italian": "locale:it", "japanese": "locale:ja", "korean": "locale:ko",
    "norwegian": "locale:nb", "persian": "locale:fa", "polish": "locale:pl",
    "portuguese": "locale:pt", "romanian": "locale:ro", "russian": "locale:ru",
    "serbian": "locale:sr", "simplified chinese": "locale:zh-Hans", "slovak": "locale:sk",
    "spanish": "locale:es", "swedish": "locale:sv", "tamil": "locale:ta", "thai": "locale:th",
    "traditional chinese": "locale:zh-Hant", "turkish": "locale:tr", "ukrainian": "locale:uk",
    "urdu": "locale:ur", "vietnamese": "locale:vi",
  ]
}
