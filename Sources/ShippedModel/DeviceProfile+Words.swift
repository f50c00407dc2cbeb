import DeviceProfiles

// Sources and files are long, and many figures have the same: these walks replace each.

extension Figure {
  func mappingWords(_ transform: (String) -> String) -> Figure {
    var figure = self
    figure.source = transform(source)
    figure.place?.file = place.map { transform($0.file) } ?? ""
    return figure
  }
}

extension SafeAreaEntry {
  func mappingWords(_ transform: (String) -> String) -> SafeAreaEntry {
    var entry = self
    entry.insets = insets.mappingWords(transform)
    return entry
  }
}

extension BarEntry {
  func mappingWords(_ transform: (String) -> String) -> BarEntry {
    var entry = self
    entry.height = height.mappingWords(transform)
    return entry
  }
}

extension KeyboardEntry {
  func mappingWords(_ transform: (String) -> String) -> KeyboardEntry {
    var entry = self
    entry.height = height.mappingWords(transform)
    return entry
  }
}

extension WindowEntry {
  func mappingWords(_ transform: (String) -> String) -> WindowEntry {
    var entry = self
    entry.frame = frame.mappingWords(transform)
    return entry
  }
}

extension InputLocale {
  func mappingWords(_ transform: (String) -> String) -> InputLocale {
    var locale = self
    locale.predictionBar = predictionBar.mappingWords(transform)
    return locale
  }
}

extension DeviceProfile {
  func mappingWords(_ transform: (String) -> String) -> DeviceProfile {
    var device = self
    device.screen = screen.mappingWords(transform)
    device.scale = scale.mappingWords(transform)
    device.cornerRadius = cornerRadius.mappingWords(transform)
    device.safeAreas = safeAreas.map { $0.mappingWords(transform) }
    device.bars = bars.map { $0.mappingWords(transform) }
    device.keyboards = keyboards.map { $0.mappingWords(transform) }
    device.windows = windows.map { $0.mappingWords(transform) }
    return device
  }

  /// The device with empty tables.
  var withoutTables: DeviceProfile {
    var device = self
    (device.safeAreas, device.bars) = ([], [])
    (device.keyboards, device.windows) = ([], [])
    return device
  }
}
