/// The colors of device pictures; without the sheet a picture is a light one.
enum DrawingStyle {
  /// For light and dark appearance, and for forced colors.
  static let css = """
    @media (prefers-color-scheme:dark){.device .bezel{fill:#6B737D}.device .screen{fill:#05070A}
    .device .window{fill:#0D1117}.device .unsafe{fill:#12283A}.device .safe{stroke:#268BD9}
    .device .bar{fill:#262C34;stroke:#4A525C}.device .keyboard{fill:#2A3038;stroke:#4A525C}
    .device .key{fill:#3A424C}.device .accessory{fill:#2B3A26;stroke:#4A525C}
    .device .hatch{stroke:#FFA31A}.device .outline{stroke:#B4BAC2}
    .device .indicator{fill:#E6E8EB}.device .ruler{stroke:#B4BAC2}.device .note{fill:#B4BAC2}
    .device .label{fill:#E6E8EB;stroke:#0D1117}}
    @media (forced-colors:active){.device{forced-color-adjust:none}}

    """
}
