package import DeviceProfiles
import InsetCore
package import ScenarioSpaces

/// The space of a matrix: its parameters, what each level represents, and its constraints.
package struct MatrixModel: Sendable {
  /// The devices and locales.
  package let profiles: ProfileSet
  /// What the nightly runs.
  package let plan: MatrixPlan
  /// A hash of the files behind the profiles and the plan.
  package let digest: UInt64
  /// What is varied of what the profiles say.
  package let variation: ModelVariation
  /// The product of all parameters.
  package let space: ScenarioSpace

  package let windows: [WindowMode]
  /// The keyboard levels: the system's keyboards, then the app's input views.
  package let keyboards: [KeyboardLevel]
  /// The accessory levels: the usual ones, then the app's own.
  package let accessories: [Accessory]
  /// The scripts with the keyboards that they bring up.
  package let scripted: ScriptedKeyboards
  let constraintCache: ConstraintCache

  package init(_ profiles: ProfileSet, _ plan: MatrixPlan, digest: UInt64 = 0) {
    self.init(profiles, plan, digest, ModelVariation(), ConstraintCache())
  }

  private init(
    _ profiles: ProfileSet, _ plan: MatrixPlan, _ digest: UInt64, _ variation: ModelVariation,
    _ constraintCache: ConstraintCache
  ) {
    self.constraintCache = constraintCache
    self.digest = digest
    self.variation = variation
    self.profiles = profiles
    self.plan = plan
    windows = Self.windows
    keyboards =
      KeyboardMode.allCases.map { KeyboardLevel($0) }
      + plan.app.inputViews.map { KeyboardLevel($0) }
    accessories = Accessory.usual + plan.app.accessories
    scripted = ScriptedKeyboards(plan.scripts)
    space = ScenarioSpace(
      [
        (.device, profiles.devices.map(\.id)),
        (.os, plan.os.map(\.description)),
        (.orientation, InterfaceOrientation.allCases.map(\.rawValue)),
        (.window, windows.map(\.rawValue)),
        (.locale, profiles.locales.map(\.id)),
        (.keyboard, keyboards.map(\.name)),
        (.accessory, accessories.map(\.name)),
        (.bars, BarSet.allCases.map(\.rawValue)),
        (.placement, Placement.allCases.map(\.rawValue)),
        (.adjustment, ContentInsetAdjustmentBehavior.allCases.map(\.rawValue)),
        (.base, BaseInsets.allCases.map(\.rawValue)),
        (.field, FieldPlace.allCases.map(\.rawValue)),
        (.script, plan.scripts.map(\.id)),
      ].map { (parameter: MatrixParameter, levels: [String]) in
        Parameter(parameter.name, levels: levels)
      })
  }

  /// The same space with something varied.
  package func varied(_ variation: ModelVariation) -> MatrixModel {
    MatrixModel(profiles, plan, digest, variation, constraintCache)
  }

  /// The windows of every matrix: those that some device is known to have.
  static let windows: [WindowMode] = [
    .full, .splitThird, .splitHalf, .splitTwoThirds, .splitThirdRight, .splitHalfRight,
    .splitTwoThirdsRight, .slideOver, .stageManager, .stageManagerTop, .stageManagerBottom, .free,
    .freeTop, .freeBottom, .pageSheet, .pageSheetMedium, .formSheet, .popover, .iPhoneApp,
  ]
}
