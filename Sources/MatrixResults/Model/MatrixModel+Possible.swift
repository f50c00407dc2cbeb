import DeviceProfiles
import InsetCore
package import ScenarioSpaces
internal import Synchronization

extension MatrixModel {
  /// The constraints' diagram, with its table: 0 where no constraint excludes a scenario, else the
  /// index of the first that does plus one.
  ///
  /// Nothing that can be varied changes it, so that it is built once for all variations.
  ///
  /// - Complexity: That of the constraints the first time, then O(1).
  package var possible: (table: DiagramTable, excluded: Diagram) {
    constraintCache.diagram {
      var table = DiagramTable(sizes: space.parameters.map(\.levels.count))
      let excluded = table.diagram(of: constraints)
      return (table, excluded)
    }
  }

  /// The constraints' diagram, once it is built.
  final class ConstraintCache: Sendable {
    private let diagram = Mutex<(table: DiagramTable, excluded: Diagram)?>(nil)
    private let occurrences = Mutex<DeviceOccurrences?>(nil)

    func diagram(
      _ build: () -> sending (table: DiagramTable, excluded: Diagram)
    ) -> (table: DiagramTable, excluded: Diagram) {
      diagram.withLock { diagram in
        if let diagram { return diagram }
        let built = build()
        diagram = built
        return built
      }
    }

    func occurrences(_ find: () -> DeviceOccurrences) -> DeviceOccurrences {
      occurrences.withLock { occurrences in
        let found = occurrences ?? find()
        occurrences = found
        return found
      }
    }
  }

  /// The versions that devices run, and the orientations that they have.
  var occurrences: DeviceOccurrences {
    constraintCache.occurrences { DeviceOccurrences(profiles.devices, plan.os) }
  }
}

/// Which devices run which versions in which orientations.
///
/// Where one does not, the constraints on versions and orientations are charged, and others are not
/// asked.
struct DeviceOccurrences: Sendable {
  private let all: [Bool]
  private let versions: Int

  init(_ devices: [DeviceProfile], _ os: [OSLevel]) {
    versions = os.count
    all = devices.flatMap { device in
      os.flatMap { os in
        let runs = device.runs(os.version)
        return InterfaceOrientation.allCases.map { runs && device.orientations.contains($0) }
      }
    }
  }

  /// Whether a device's level occurs with a version's and an orientation's, in this order.
  func contains(_ levels: [Int]) -> Bool {
    all[(levels[0] * versions + levels[1]) * InterfaceOrientation.allCases.count + levels[2]]
  }
}
