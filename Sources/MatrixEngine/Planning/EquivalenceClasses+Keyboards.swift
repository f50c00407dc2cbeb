import DeviceProfiles
import InsetCore
import MatrixResults

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

  /// The keyboards of a layout.
  private struct Row {
    /// The index in ``EquivalenceClasses/rows``.
    var cells: Int
    /// For each mode, the provenance of its figures.
    var provenance: [KeyboardProvenance]
  }

  /// A row of keyboards or of their provenance, limited to a partition's scripts.
  struct LimitedRow: Hashable {
    var row: Int
    var partition: Int
  }

  /// The keyboards that all scripts bring up.
  mutating func keyboards(
    _ orientation: InterfaceOrientation, _ metrics: inout KeyboardCache, _ model: MatrixModel
  ) -> Keyboards {
    var rows: [KeyboardLayout: Row] = [:]
    var provenances: [Language: Int] = [:]
    var grid: [Int] = []
    var provenance: [Int] = []
    for locale in model.profiles.locales {
      let row = rows[locale.layout] ?? row(locale.layout, orientation, &metrics, model)
      rows[locale.layout] = row
      let language = Language(layout: locale.layout, bar: locale.predictionBar.provenance)
      let index =
        provenances[language]
        ?? provenanceTable.index(
          of: zip(row.provenance, model.keyboards).map {
            $0.weakened(by: locale.provenance(of: $1.mode))
          })
      provenances[language] = index
      grid.append(row.cells)
      provenance.append(index)
    }
    return Keyboards(grid: gridTable.index(of: grid), provenance: provenance)
  }

  /// The same without those that no script of a partition brings up.
  mutating func keyboards(_ all: Keyboards, for partition: Int) -> Keyboards {
    let grid = gridTable.values[all.grid].map { limited(row: $0, to: partition) }
    return Keyboards(
      grid: gridTable.index(of: grid),
      provenance: all.provenance.map { limited(provenance: $0, to: partition) })
  }

  private mutating func limited(row: Int, to partition: Int) -> Int {
    let key = LimitedRow(row: row, partition: partition)
    if let cached = limitedRows[key] { return cached }
    let appearances = partitions[partition].appearances
    let cells = rowTable.values[row].map {
      $0 < 0 ? -1 : shapeTable.index(of: shapeTable.values[$0].limited(to: appearances))
    }
    let index = rowTable.index(of: cells)
    limitedRows[key] = index
    return index
  }

  private mutating func limited(provenance: Int, to partition: Int) -> Int {
    let key = LimitedRow(row: provenance, partition: partition)
    if let cached = limitedProvenance[key] { return cached }
    let appearances = partitions[partition].appearances
    let index = provenanceTable.index(
      of: provenanceTable.values[provenance].map { $0.limited(to: appearances) })
    limitedProvenance[key] = index
    return index
  }

  /// The keyboards of a layout, mode by mode.
  private mutating func row(
    _ layout: KeyboardLayout, _ orientation: InterfaceOrientation, _ metrics: inout KeyboardCache,
    _ model: MatrixModel
  ) -> Row {
    var cells: [Int] = []
    var provenance: [KeyboardProvenance] = []
    for level in model.keyboards {
      let figures =
        level.fits(metrics.device)
        ? metrics.shape(level, layout: layout, orientation, for: model.scripted.all) : nil
      for accessory in model.accessories {
        cells.append(figures.map { shapeTable.index(of: $0.shape.with(accessory)) } ?? -1)
      }
      provenance.append(figures?.provenance ?? KeyboardProvenance())
    }
    return Row(cells: rowTable.index(of: cells), provenance: provenance)
  }
}
