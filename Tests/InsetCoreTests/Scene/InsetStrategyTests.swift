import InsetCore
import Testing

struct DesignTests {
  @Test(
    arguments: [
      (Design.insets, 0), (.translation, 0), (.bottomConstraint(padding: 16), 16),
    ] as [(Design, Double)])
  func `Only a bottom constraint rests with padding`(design: Design, padding: Double) {
    #expect(design.padding == padding)
  }
}
