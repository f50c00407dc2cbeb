package import DeviceProfiles

extension InputLocale {
  /// The locales of all files; an id that occurs twice is a finding.
  package static func all(in files: [DecodedFile], _ findings: inout [Diagnostic]) -> [InputLocale]
  {
    var ids = UniqueNames(of: "locale")
    var locales: [InputLocale] = []
    for file in files {
      guard let object = file.object, object.kind == .locales else { continue }
      for row in object.objects("locales") {
        if let id = ids.claim("id", of: row, &findings), let locale = InputLocale(row, id: id) {
          locales.append(locale)
        }
      }
    }
    return locales
  }

  private init?(_ row: DecodedObject, id: String) {
    guard let name = row.text("name"), let layout: KeyboardLayout = row.choice("layout"),
      let bar: PredictionBar = row.choice("predictionBar"),
      let predictionBar = row.figure(bar, at: "predictionBar")
    else { return nil }
    self.init(id: id, name: name, layout: layout, predictionBar: predictionBar)
  }
}
