import DeviceProfiles
import InsetCore
package import MatrixResults
package import ScenarioSpaces

/// Why a scenario cannot be built in a test's own process.
package enum Refusal: Hashable, Sendable, CaseIterable {
  /// Screen and windows keep portrait coordinates in landscape.
  case fixedCoordinates
  /// View controllers write the insets of scroll views.
  case controllerInsets
  /// Indicators ignore the safe area where the content does not scroll.
  case indicators
  /// Another app has a part of the screen.
  case multitasking
  /// The system decides on the frame of a sheet or popover.
  case sheet
  /// A container of the system's follows a real keyboard.
  case container
  /// Another app's keyboard comes.
  case foreignKeyboard
  /// The user changes a setting.
  case userSetting
  /// A call's status bar takes a part of the window.
  case callStatusBar
  /// The view is a page in a web view.
  case webPage
  /// A bar of the app's own grows.
  case ownBar
  /// No app can know what is right.
  case ambiguous

  /// The reason in words.
  package var words: String {
    switch self {
    case .fixedCoordinates: "the portrait coordinates of iOS 7 and earlier"
    case .controllerInsets: "insets that view controllers of iOS 10 and earlier write"
    case .indicators: "the indicators of iOS 11 and 12"
    case .multitasking: "a window beside another app's"
    case .sheet: "a sheet or popover, whose frame is the system's"
    case .container: "a container of the system's that follows a real keyboard"
    case .foreignKeyboard: "another app's keyboard"
    case .userSetting: "a setting of the user's"
    case .callStatusBar: "the status bar of a call"
    case .webPage: "a page in a web view"
    case .ownBar: "a bar of the app's own that grows"
    case .ambiguous: "ambiguous: no app can know what is right"
    }
  }

  /// The parameter whose levels decide; nil where no level does.
  var parameter: MatrixParameter? {
    switch self {
    case .fixedCoordinates, .controllerInsets, .indicators: .os
    case .multitasking, .sheet: .window
    case .container, .webPage: .placement
    case .foreignKeyboard, .userSetting, .callStatusBar, .ownBar: .script
    case .ambiguous: nil
    }
  }

  /// Whether a level of the parameter cannot be built.
  func refuses(_ level: Int, in model: MatrixModel) -> Bool {
    switch self {
    case .fixedCoordinates: capabilities(level, model).usesFixedCoordinates
    case .controllerInsets: capabilities(level, model).insetAdjustment != .adjustedContentInset
    case .indicators: !capabilities(level, model).adjustsIndicators
    case .multitasking: model.windows[level].hasNeighbour
    case .sheet: model.windows[level].isPresented
    case .container: Placement.allCases[level].adjustsForKeyboard
    case .foreignKeyboard: acts([.otherShow, .otherHide], level, model)
    case .userSetting: acts([.crossFade], level, model)
    case .callStatusBar: acts([.call, .hangUp], level, model)
    case .webPage: Placement.allCases[level] == .webPage
    case .ownBar: acts([.grow, .shrink], level, model)
    case .ambiguous: false
    }
  }

  private func capabilities(_ level: Int, _ model: MatrixModel) -> OSCapabilities {
    OSCapabilities(model.plan.os[level].version)
  }

  private func acts(_ actions: Set<Script.Action>, _ level: Int, _ model: MatrixModel) -> Bool {
    !actions.isDisjoint(with: model.plan.scripts[level].actions)
  }
}

extension Refusal {
  /// Why a scenario cannot be built, as far as its levels say; nil where it can.
  package static func reason(_ scenario: [Int], in model: MatrixModel) -> Refusal? {
    allCases.first { refusal in
      refusal.parameter.map { refusal.refuses(scenario[$0.rawValue], in: model) } ?? false
    }
  }

  /// The scenarios that can be built, as far as levels say.
  ///
  /// - Parameters:
  ///   - query: The scenarios to choose from; nil for all.
  ///   - model: The matrix.
  /// - Returns: The query, narrowed.
  package static func buildable(_ query: Query?, in model: MatrixModel) -> Query {
    allCases.reduce(query ?? Query(all: model.space)) {
      $0.narrowed(by: $1, in: model, refused: false)
    }
  }
}

extension Query {
  /// Allows only levels that a refusal refuses, or only the others.
  func narrowed(by refusal: Refusal, in model: MatrixModel, refused: Bool) -> Query {
    guard let parameter = refusal.parameter?.rawValue else { return self }
    var query = self
    query.narrow(parameter) { refusal.refuses($0, in: model) == refused }
    return query
  }
}
