import DeviceProfiles
import InsetCore
import MatrixModels
import MatrixScenes

extension EquivalenceClasses {
  /// The keyboards of one device, orientation and version.
  struct Keyboards {
    var grid: Int
    /// For each locale, an index in ``EquivalenceClasses/provenances``.
    var provenance: [Int]
  }

  /// What sets the keyboards of one language apart from those of another.
  private struct Language: Hashable {
    var layout: KeyboardLayout
    var bar: Provenance
  }

  mutating func keyboards(
    _ orientation: InterfaceOrientation, _ metrics: inout KeyboardCache, _ model: MatrixModel,
    _ appearances: Set<Script.Appearance>
  ) -> Keyboards {
    var cache: [Language: (row: Int, provenance: Int)] = [:]
    var grid: [Int] = []
    var provenance: [Int] = []
    for locale in model.profiles.locales {
      let language = Language(layout: locale.layout, bar: locale.predictionBar.provenance)
      let indices = cache[language] ?? row(locale, orientation, &metrics, model, appearances)
      cache[language] = indices
      grid.append(indices.row)
      provenance.append(indices.provenance)
    }
    return Keyboards(grid: gridTable.index(of: grid), provenance: provenance)
  }

  /// The keyboards of a language, mode by mode.
  private mutating func row(
    _ locale: InputLocale, _ orientation: InterfaceOrientation, _ metrics: inout KeyboardCache,
    _ model: MatrixModel, _ appearances: Set<Script.Appearance>
  ) -> (row: Int, provenance: Int) {
    var row: [Int] = []
    var provenance: [KeyboardProvenance] = []
    for level in model.keyboards {
      let figures =
        level.fits(metrics.device)
        ? metrics.shape(
          level, layout: locale.layout, orientation, for: appearances)
        : nil
      for accessory in model.accessories {
        row.append(figures.map { shapeTable.index(of: $0.shape.with(accessory)) } ?? -1)
      }
      provenance.append(
        (figures?.provenance ?? KeyboardProvenance())
          .weakened(by: locale.provenance(of: level.mode)))
    }
    return (rowTable.index(of: row), provenanceTable.index(of: provenance))
  }
}
