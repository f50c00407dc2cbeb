import DeviceProfiles
import InsetCore
import ScenarioSpaces

/// The places of a matrix, sorted into groups that no app can tell apart.
///
/// A place is a device, OS, orientation and window. Places of one group lead to equal scenes for
/// equal levels of the other parameters, so one of them is played for all.
struct Survey {
  /// Places that are the same for every app.
  struct Group: Hashable, Sendable {
    /// Which scripts.
    var lane: Int
    /// Where the view can stand.
    var grounds: Grounds
    /// Which of ``Survey/grids`` has the keyboards.
    var grid: Int
    /// Which of the remaining levels apply.
    var scope: Diagram
  }

  /// One place.
  struct Place: Sendable {
    /// The levels of device, OS, orientation and window.
    var levels: [Int]
    var group: Int
    var provenance: PlaceProvenance
  }

  let lanes: [Lane]
  var groups: [Group] { groupList.all }
  private(set) var places: [Place] = []
  /// For each kind of keyboard set, the row of each locale.
  var grids: [[Int]] { gridList.all }
  /// For languages with the same keyboards, the shape of each mode and accessory; -1 for none.
  var rows: [[Int]] { rowList.all }
  var shapes: [KeyboardShape] { shapeList.all }
  /// For languages whose keyboards rest on the same, the provenance of each mode.
  var provenances: [[KeyboardProvenance]] { provenanceList.all }

  private var groupList = Numbered<Group>()
  private var gridList = Numbered<[Int]>()
  private var rowList = Numbered<[Int]>()
  private var shapeList = Numbered<KeyboardShape>()
  private var provenanceList = Numbered<[KeyboardProvenance]>()

  /// Visits every place that has an applicable scenario, once for each lane; the scopes are the
  /// scenarios to judge, lane by lane.
  init(_ model: MatrixModel, _ lanes: [Lane], scopes: [Diagram], in table: DiagramTable) {
    self.lanes = lanes
    var isLive: [Diagram: Bool] = [:]
    func live(_ rest: Diagram) -> Bool {
      if let known = isLive[rest] { return known }
      let answer = table.first(rest) { $0 == 0 } != nil
      isLive[rest] = answer
      return answer
    }
    func children(_ scopes: [Diagram], _ parameter: MatrixParameter, _ level: Int) -> [Diagram] {
      scopes.map { table.child(of: $0, parameter: parameter.rawValue, level: level) }
    }
    for (d, device) in model.profiles.devices.enumerated() {
      let afterDevice = children(scopes, .device, d)
      for (o, os) in model.plan.os.enumerated() {
        let afterOS = children(afterDevice, .os, o)
        var shelf = KeyboardShelf(device, on: os)
        for (r, orientation) in InterfaceOrientation.allCases.enumerated() {
          let afterOrientation = children(afterOS, .orientation, r)
          var keyboards: [Int: Keyboards] = [:]
          for w in model.windows.indices {
            let rests = children(afterOrientation, .window, w)
            guard rests.contains(where: live),
              let grounds = device.grounds(orientation, model.windows[w], on: os)
            else { continue }
            for lane in lanes.indices where live(rests[lane]) {
              let known =
                keyboards[lane] ?? self.keyboards(device, orientation, &shelf, model, lanes[lane])
              keyboards[lane] = known
              add([d, o, r, w], grounds, known, lane: lane, scope: rests[lane])
            }
          }
        }
      }
    }
  }

  /// The shape of each locale, mode and accessory of a group, the last of which counts fastest; -1
  /// for none.
  func cells(of group: Group) -> [Int] { grids[group.grid].flatMap { rows[$0] } }

  /// The work of each place, for cutting a run into even parts: a group is worked through where it
  /// first stands.
  var work: [Int] {
    var seen: Set<Int> = []
    return places.map { seen.insert($0.group).inserted ? 100 : 1 }
  }

  private mutating func add(
    _ levels: [Int], _ grounds: SurveyedGrounds, _ keyboards: Keyboards, lane: Int,
    scope: Diagram
  ) {
    let group = Group(
      lane: lane, grounds: lanes[lane].limited(grounds.grounds), grid: keyboards.grid,
      scope: scope)
    places.append(
      Place(
        levels: levels, group: groupList.number(of: group),
        provenance: PlaceProvenance(grounds, keyboards.provenance)))
  }

  /// The keyboards of one device, orientation and version.
  struct Keyboards {
    var grid: Int
    /// For each locale, which of ``Survey/provenances``.
    var provenance: [Int]
  }

  /// What sets the keyboards of one language apart from those of another.
  private struct Language: Hashable {
    var layout: KeyboardLayout
    var bar: Provenance
  }

  private mutating func keyboards(
    _ device: DeviceProfile, _ orientation: InterfaceOrientation, _ shelf: inout KeyboardShelf,
    _ model: MatrixModel, _ lane: Lane
  ) -> Keyboards {
    var known: [Language: (row: Int, provenance: Int)] = [:]
    var grid: [Int] = []
    var provenance: [Int] = []
    for locale in model.profiles.locales {
      let language = Language(layout: locale.layout, bar: locale.predictionBar.provenance)
      let numbers =
        known[language] ?? row(locale, device, orientation, &shelf, model, lane.appearances)
      known[language] = numbers
      grid.append(numbers.row)
      provenance.append(numbers.provenance)
    }
    return Keyboards(grid: gridList.number(of: grid), provenance: provenance)
  }

  /// The keyboards of a language, mode by mode.
  private mutating func row(
    _ locale: InputLocale, _ device: DeviceProfile, _ orientation: InterfaceOrientation,
    _ shelf: inout KeyboardShelf, _ model: MatrixModel, _ appearances: Set<Script.Appearance>
  ) -> (row: Int, provenance: Int) {
    var row: [Int] = []
    var provenance: [KeyboardProvenance] = []
    for level in model.keyboards {
      let surveyed =
        level.fits(device)
        ? shelf.shape(level, layout: locale.layout, orientation, for: appearances) : nil
      for accessory in model.accessories {
        guard var shape = surveyed?.shape else {
          row.append(-1)
          continue
        }
        shape.accessory = accessory.height
        row.append(shapeList.number(of: shape))
      }
      provenance.append(
        (surveyed?.provenance ?? KeyboardProvenance())
          .weakened(by: locale.provenance(of: level.mode)))
    }
    return (rowList.number(of: row), provenanceList.number(of: provenance))
  }
}
