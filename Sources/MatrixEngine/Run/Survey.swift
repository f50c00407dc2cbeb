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
    /// Which row of ``Survey/grids`` has the keyboards.
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
  private(set) var groups: [Group] = []
  private(set) var places: [Place] = []
  /// For each kind of keyboard set, the shape of each locale, mode and accessory; -1 for none.
  private(set) var grids: [[Int]] = []
  private(set) var shapes: [KeyboardShape] = []

  private var groupNumbers: [Group: Int] = [:]
  private var gridNumbers: [[Int]: Int] = [:]
  private var shapeNumbers: [KeyboardShape: Int] = [:]

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
    let number = groupNumbers[group, default: groups.count]
    if number == groups.count {
      groupNumbers[group] = number
      groups.append(group)
    }
    places.append(
      Place(
        levels: levels, group: number,
        provenance: PlaceProvenance(grounds, keyboards.provenance)))
  }

  /// The keyboards of one device, orientation and version.
  struct Keyboards {
    var grid: Int
    var provenance: [KeyboardProvenance]
  }

  private mutating func keyboards(
    _ device: DeviceProfile, _ orientation: InterfaceOrientation, _ shelf: inout KeyboardShelf,
    _ model: MatrixModel, _ lane: Lane
  ) -> Keyboards {
    let levels = model.keyboards
    var known: [KeyboardLayout: [(numbers: [Int], provenance: KeyboardProvenance)]] = [:]
    var grid: [Int] = []
    var provenance: [KeyboardProvenance] = []
    for locale in model.profiles.locales {
      if known[locale.layout] == nil {
        known[locale.layout] = levels.map {
          row(
            $0, model.accessories, locale.layout, device, orientation, &shelf, lane.appearances)
        }
      }
      for (level, row) in zip(levels, known[locale.layout] ?? []) {
        grid += row.numbers
        provenance.append(row.provenance.weakened(by: locale.provenance(of: level.mode)))
      }
    }
    let number = gridNumbers[grid, default: grids.count]
    if number == grids.count {
      gridNumbers[grid] = number
      grids.append(grid)
    }
    return Keyboards(grid: number, provenance: provenance)
  }

  private mutating func row(
    _ level: KeyboardLevel, _ accessories: [Accessory], _ layout: KeyboardLayout,
    _ device: DeviceProfile, _ orientation: InterfaceOrientation, _ shelf: inout KeyboardShelf,
    _ appearances: Set<Script.Appearance>
  ) -> (numbers: [Int], provenance: KeyboardProvenance) {
    guard level.fits(device),
      let surveyed = shelf.shape(level, layout: layout, orientation, for: appearances)
    else {
      return ([Int](repeating: -1, count: accessories.count), KeyboardProvenance())
    }
    let numbers = accessories.map { accessory in
      var shape = surveyed.shape
      shape.accessory = accessory.height
      let number = shapeNumbers[shape, default: shapes.count]
      if number == shapes.count {
        shapeNumbers[shape] = number
        shapes.append(shape)
      }
      return number
    }
    return (numbers, surveyed.provenance)
  }
}
