import DeviceProfiles
import InsetCore
import TextFormats

extension ReportDocument {
  /// Adds the sections of which only a page shows more than a table.
  mutating func addPageSections(_ report: Report) {
    let answer = Section(
      id: "answer", title: "The answer", blocks: [.table(report.figures.leadingTable)])
    sections.insert(answer, at: 0)
    let place = sections.firstIndex { $0.id == "trust" } ?? sections.count
    sections.insert(
      contentsOf: [
        Section(
          id: "devices", title: "Devices",
          blocks: [report.pictures.map(Self.devices) ?? Self.noPictures]),
        Section(
          id: "compare", title: "Two strategies side by side",
          blocks: [
            .paragraph(
              """
              With scripts, this part sets two strategies beside each other. Without, \
              \(code: "insetmatrix explain ID --strategy NAME") prints one at a time.
              """)
          ]),
      ], at: place)
  }

  private static let noPictures = Block.paragraph(
    "This report was written without device profiles.")

  /// The figures that pictures are drawn from.
  private static func devices(_ pictures: Report.Pictures) -> Block {
    .table(
      ReportTable(
        id: "device-figures",
        caption: "Devices on the newest OS level of each, upright, with Latin letters; in points.",
        columns: [
          .init(title: "device"), .init(title: "screen", isNumber: true),
          .init(title: "safe area: top", isNumber: true),
          .init(title: "bottom", isNumber: true), .init(title: "keyboard", isNumber: true),
          .init(title: "with prediction", isNumber: true), .init(title: "the keyboard is"),
        ],
        rows: pictures.devices.map { device in
          let os = pictures.os.last { device.os.contains($0.version) }
          let safeArea = os.flatMap { device.safeArea(.portrait, on: $0) }
          func height(_ mode: KeyboardMode) -> Figure<Double>? {
            os.flatMap {
              device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: $0)
            }?.height
          }
          func number(_ length: Double?) -> ReportTable.Cell {
            .number(length.map { Numbers.points($0) } ?? Numbers.missing)
          }
          let screen = device.screen.value
          return [
            .text(device.name),
            .number("\(Numbers.points(screen.width)) x \(Numbers.points(screen.height))"),
            number(safeArea?.value.top), number(safeArea?.value.bottom),
            number(height(.docked)?.value), number(height(.dockedPrediction)?.value),
            .text(height(.docked)?.provenance.rawValue ?? Numbers.missing),
          ]
        }, folds: .closed))
  }
}
