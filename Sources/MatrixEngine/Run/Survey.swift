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

  private(set) var groups: [Group] = []
  private(set) var places: [Place] = []
  /// For each kind of keyboard set, the shape of each locale, mode and accessory; -1 for none.
  private(set) var grids: [[Int]] = []
  private(set) var shapes: [KeyboardShape] = []

  private var groupNumbers: [Group: Int] = [:]
  private var gridNumbers: [[Int]: Int] = [:]
  private var shapeNumbers: [KeyboardShape: Int] = [:]

  /// Visits every place that has an applicable scenario.
  init(_ model: MatrixModel, scope: Diagram, in table: DiagramTable) {
    var isLive: [Diagram: Bool] = [:]
    for (d, device) in model.profiles.devices.enumerated() {
      let afterDevice = table.child(of: scope, parameter: 0, level: d)
      for (o, os) in model.plan.os.enumerated() {
        let afterOS = table.child(of: afterDevice, parameter: 1, level: o)
        for (r, orientation) in InterfaceOrientation.allCases.enumerated() {
          let afterOrientation = table.child(of: afterOS, parameter: 2, level: r)
          let rests = model.windows.indices.map {
            table.child(of: afterOrientation, parameter: 3, level: $0)
          }
          let live = rests.map { rest in
            if let known = isLive[rest] { return known }
            let answer = table.first(rest) { $0 == 0 } != nil
            isLive[rest] = answer
            return answer
          }
          guard live.contains(true) else { continue }
          let keyboards = keyboards(device, orientation, os, model)
          for w in model.windows.indices where live[w] {
            guard let grounds = device.grounds(orientation, model.windows[w], on: os) else {
              continue
            }
            add([d, o, r, w], grounds, keyboards, scope: rests[w])
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
    _ levels: [Int], _ grounds: SurveyedGrounds, _ keyboards: Keyboards, scope: Diagram
  ) {
    let group = Group(grounds: grounds.grounds, grid: keyboards.grid, scope: scope)
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
    _ device: DeviceProfile, _ orientation: InterfaceOrientation, _ os: OSLevel,
    _ model: MatrixModel
  ) -> Keyboards {
    let modes = KeyboardMode.allCases
    var known: [KeyboardLayout: [(numbers: [Int], provenance: KeyboardProvenance)]] = [:]
    var grid: [Int] = []
    var provenance: [KeyboardProvenance] = []
    for locale in model.profiles.locales {
      if known[locale.layout] == nil {
        known[locale.layout] = modes.map {
          row($0, locale.layout, device, orientation, os, model.scripted.all)
        }
      }
      for (mode, row) in zip(modes, known[locale.layout] ?? []) {
        grid += row.numbers
        provenance.append(row.provenance.weakened(by: locale.provenance(of: mode)))
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
    _ mode: KeyboardMode, _ layout: KeyboardLayout, _ device: DeviceProfile,
    _ orientation: InterfaceOrientation, _ os: OSLevel, _ appearances: Set<Script.Appearance>
  ) -> (numbers: [Int], provenance: KeyboardProvenance) {
    guard device.keyboardModes.contains(mode),
      let surveyed = device.shape(
        mode, layout: layout, orientation, on: os, for: appearances)
    else {
      return ([Int](repeating: -1, count: Accessory.allCases.count), KeyboardProvenance())
    }
    let numbers = Accessory.allCases.map { accessory in
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
