import InsetCore
import Testing

struct AdjustmentMechanismTests {
  @Test(
    arguments: [
      (AdjustmentMechanism.insets, 0), (.translation, 0), (.bottomConstraint(padding: 16), 16),
    ] as [(AdjustmentMechanism, Double)])
  func `Only a bottom constraint rests with padding`(
    mechanism: AdjustmentMechanism, padding: Double
  ) {
    #expect(mechanism.padding == padding)
  }
}
