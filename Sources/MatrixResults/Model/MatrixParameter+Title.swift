extension MatrixParameter {
  /// What people call the parameter.
  package var title: String {
    switch self {
    case .device: "Device"
    case .os: "iOS version"
    case .orientation: "Orientation"
    case .window: "Window"
    case .locale: "Language"
    case .keyboard: "Keyboard"
    case .accessory: "Accessory view"
    case .bars: "Bars"
    case .placement: "Placement of the view"
    case .adjustment: "Content inset adjustment"
    case .base: "App's own insets"
    case .field: "Focused field"
    case .script: "What happens"
    }
  }
}
