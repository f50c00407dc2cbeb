extension Query {
  /// Other words for parameters and for levels, each with what it means.
  ///
  /// Words are in lower case, with single blanks, which stand for `-`, too; a `#` is a version, with
  /// or without its parameter's name in front. Behind a parameter may stand what the word means
  /// besides, and alone where nothing follows. A row whose levels a space lacks has no meaning there. Reports write the table into
  /// their page, which reads the same language.
  package static let synonyms: [String: String] = [
    // Parameters.
    "contentinsetadjustmentbehavior": "adjustment", "ios": "os", "ipados": "os device:ipad*",
    "language": "locale",
    // Versions.
    "before #": "os<#", "below #": "os<#", "earlier than #": "os<#", "older than #": "os<#",
    "prior to #": "os<#", "under #": "os<#",
    "#-": "os<=#", "# and below": "os<=#", "# and earlier": "os<=#", "# and older": "os<=#",
    "# or below": "os<=#", "# or earlier": "os<=#", "# or older": "os<=#", "up to #": "os<=#",
    "#+": "os>=#", "# and above": "os>=#", "# and later": "os>=#", "# and newer": "os>=#",
    "# and up": "os>=#", "# or above": "os>=#", "# or later": "os>=#", "# or newer": "os>=#",
    "# or up": "os>=#", "from #": "os>=#", "since #": "os>=#",
    "above #": "os>#", "after #": "os>#", "later than #": "os>#", "newer than #": "os>#",
    "#-#": "os>=# os<=#", "#\u{2013}#": "os>=# os<=#", "# to #": "os>=# os<=#",
    "# through #": "os>=# os<=#", "between # and #": "os>=# os<=#", "from # to #": "os>=# os<=#",
    // Devices.
    "ipad 11": "device:ipad-a16", "ipad mini 7": "device:ipad-mini-a17-pro",
    "ipad pro 9.7": "device:ipad-pro-9-7-inch", "ipad pro 10.5": "device:ipad-pro-10-5-inch",
    "ipad pro 12.9": "device:ipad-pro-12-9-inch*",
    // Keyboards.
    "autofill bar": "keyboard:docked+password", "bluetooth keyboard": "keyboard:hardware*",
    "candidate bar": "keyboard:docked+candidates", "decimal pad": "keyboard:numeric",
    "emoji": "keyboard:emoji", "emoji keyboard": "keyboard:emoji",
    "external keyboard": "keyboard:hardware*", "floating keyboard": "keyboard:floating",
    "gboard": "keyboard:third-party", "hardware keyboard": "keyboard:hardware*",
    "hardware keyboard bar": "keyboard:hardware+bar",
    "hardware keyboard shortcut bar": "keyboard:hardware+bar",
    "hardware keyboard with shortcut bar": "keyboard:hardware+bar",
    "magic keyboard": "keyboard:hardware*", "number pad": "keyboard:numeric",
    "numeric keypad": "keyboard:numeric", "password autofill": "keyboard:docked+password",
    "predictive bar": "keyboard:docked+prediction",
    "predictive text": "keyboard:docked+prediction", "quicktype": "keyboard:docked+prediction",
    "shortcut bar": "keyboard:hardware+bar", "shortcuts bar": "keyboard:hardware+bar",
    "split keyboard": "keyboard:split",
    "suggestions": "keyboard:docked+prediction", "third party keyboard": "keyboard:third-party",
    "undocked keyboard": "keyboard:undocked",
    // Windows.
    "bottom sheet": "window:page-sheet-medium", "detent": "window:page-sheet-medium",
    "full screen": "window:full", "halves": "window:split-half*,tiled-half",
    "half left": "window:split-half,tiled-half", "left half": "window:split-half,tiled-half",
    "left third": "window:split-third", "third left": "window:split-third",
    "right half": "window:split-half-right",
    "right third": "window:split-third-right,tiled-third-right",
    "modal": "window:page-sheet*,form-sheet*", "quarters": "window:tiled-quarter*",
    "resizable window": "window:free*", "split view": "window:split*",
    "third": "window:split-third*,tiled-third-right",
    "thirds": "window:split-third*,tiled-third-right",
    "windowed": "window:free*,stage-manager*,tiled*",
    // Views.
    "accessory view": "accessory:bar-44,bar-88", "input accessory view": "accessory:bar-44,bar-88",
    "inputaccessoryview": "accessory:bar-44,bar-88", "keyboard toolbar": "accessory:bar-44,bar-88",
    "uitableviewcontroller": "placement:table-controller",
    "safari": "placement:web-page", "tab bar": "bars:tab,nav+tab", "web app": "placement:web-page",
    "webview": "placement:web-view",
    // Scripts.
    "app switcher": "script:*app-switcher*", "control center": "script:*inactive*",
    "inactive": "script:*inactive*", "saved passwords": "script:*passwords*",
    "interactive": "script:*start-dismiss*", "interactive dismissal": "script:*start-dismiss*",
    "reduce motion": "script:cross-fade*", "rotate": "script:*rotate*",
    "rotation": "script:*rotate*",
    "swipe to dismiss": "script:*start-dismiss*",
    // Languages.
    "arabic": "locale:ar", "right to left": "locale:ar,he,fa,ur", "bangla": "locale:bn",
    "bulgarian": "locale:bg",
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
