/// What the keyboard is like when it is shown.
package enum KeyboardMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// Letters on the bottom edge, without a bar above them.
  case docked
  /// With the prediction bar.
  case dockedPrediction = "docked+prediction"
  /// With the prediction bar dragged shut, which leaves a handle (iOS 8 to 10).
  case dockedCollapsed = "docked+collapsed"
  /// With a candidate row, as Chinese and Japanese input has.
  case dockedCandidates = "docked+candidates"
  /// With the AutoFill password bar.
  case dockedPassword = "docked+password"
  /// Digits only.
  case numeric
  case emoji
  /// A keyboard of a third party.
  case thirdParty = "third-party"
  /// The small keyboard that floats (iPadOS 13 and later).
  case floating
  /// Raised from the bottom edge.
  case undocked
  /// Raised and split in two halves.
  case split
  /// A hardware keyboard and nothing on screen.
  case hardware
  /// A hardware keyboard with the shortcut bar on screen.
  case hardwareBar = "hardware+bar"

  /// Whether the software keyboard is docked to the bottom edge.
  package var isDocked: Bool {
    switch self {
    case .docked, .dockedPrediction, .dockedCollapsed, .dockedCandidates, .dockedPassword, .numeric,
      .emoji,
      .thirdParty:
      true
    case .floating, .undocked, .split, .hardware, .hardwareBar: false
    }
  }
}

/// The keyboard's shape for a language; languages with the same layout have the same heights.
package enum KeyboardLayout: String, Hashable, Sendable, CaseIterable, Codable {
  /// Latin letters in three rows.
  case latinQwerty = "latin-qwerty"
  /// The German arrangement.
  case latinQwertz = "latin-qwertz"
  /// The French arrangement.
  case latinAzerty = "latin-azerty"
  case cyrillic
  case greek
  /// Arabic, Persian, Urdu.
  case arabic
  case hebrew
  /// Hindi and other Devanagari.
  case devanagari
  /// Other Indic scripts.
  case indic
  case thai
  /// Korean.
  case hangul
  /// Japanese flick input.
  case kanaFlick = "kana-flick"
  /// Chinese strokes.
  case stroke
  /// Chinese handwriting.
  case handwriting
  /// Traditional Chinese phonetic symbols.
  case zhuyin
  /// Traditional Chinese by components.
  case cangjie
  case emoji
}

/// A row of the keyboard table: the frame of one keyboard.
package struct KeyboardEntry: Hashable, Sendable, Codable {
  /// The layouts it holds for; nil for all.
  package var layouts: [KeyboardLayout]?
  package var mode: KeyboardMode
  package var orientation: OrientationClass
  /// The versions it holds for.
  package var os: OSRange
  /// The major SDK versions it holds for; nil for all.
  package var sdk: ClosedRange<Int>?
  /// The frame's height in points, home indicator included, accessory not.
  package var height: Figure<Double>
  /// The frame's width where the keyboard is narrower than the screen.
  package var width: Double?
  /// The part of the height that is on screen, where it is not all of it.
  package var visible: Double?

  package init(
    layouts: [KeyboardLayout]?, mode: KeyboardMode, orientation: OrientationClass, os: OSRange,
    sdk: ClosedRange<Int>? = nil, height: Figure<Double>, width: Double? = nil,
    visible: Double? = nil
  ) {
    self.layouts = layouts
    self.mode = mode
    self.orientation = orientation
    self.os = os
    self.sdk = sdk
    self.height = height
    self.width = width
    self.visible = visible
  }
}

/// An input language: a level of the matrix.
package struct InputLocale: Hashable, Sendable, Codable {
  /// Whether a bar above the keys predicts words.
  package enum PredictionBar: String, Hashable, Sendable, CaseIterable, Codable {
    case present
    /// There is none.
    case absent
    /// A candidate row replaces it.
    case candidates
  }

  /// The level's name: a BCP 47 tag, with the input method where a language has several.
  package var id: String
  package var name: String
  package var layout: KeyboardLayout
  /// Whether there is a bar above the keys, and which.
  package var predictionBar: Figure<PredictionBar>

  package init(
    id: String, name: String, layout: KeyboardLayout, predictionBar: Figure<PredictionBar>
  ) {
    self.id = id
    self.name = name
    self.layout = layout
    self.predictionBar = predictionBar
  }
}

extension InputLocale {
  /// Whether the language has a keyboard: its bar above the keys, and letters or emoji.
  package func shows(_ mode: KeyboardMode) -> Bool {
    switch mode {
    case .dockedPrediction, .dockedCollapsed: predictionBar.value == .present
    case .dockedCandidates: predictionBar.value == .candidates
    case .emoji: layout == .emoji
    case .docked, .dockedPassword, .numeric, .thirdParty, .floating, .undocked, .split, .hardware,
      .hardwareBar:
      layout != .emoji
    }
  }
}

extension KeyboardMode {
  /// The versions of iOS that have the mode.
  package var os: OSRange {
    switch self {
    case .docked, .numeric, .emoji, .undocked, .split, .dockedCandidates, .hardware: OSRange.all
    case .dockedPrediction, .thirdParty: OSRange(OSVersion(8), OSRange.all.last)
    case .dockedCollapsed: OSRange(OSVersion(8), OSVersion(10, OSRange.anyMinor))
    case .dockedPassword: OSRange(OSVersion(11), OSRange.all.last)
    case .floating: OSRange(OSVersion(13), OSRange.all.last)
    case .hardwareBar: OSRange(OSVersion(9), OSRange.all.last)
    }
  }
}
