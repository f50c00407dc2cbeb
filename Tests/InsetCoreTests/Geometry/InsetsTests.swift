import InsetCore
import Testing

struct InsetsTests {
  private let a = Insets(top: 1, left: 2, bottom: 3, right: 4)
  private let b = Insets(top: 10, left: 20, bottom: 30, right: 40)

  @Test func `Sums and differences go edge by edge`() {
    #expect(a + b == Insets(top: 11, left: 22, bottom: 33, right: 44))
    #expect(b - a == Insets(top: 9, left: 18, bottom: 27, right: 36))
  }

  @Test func `Edges that are not named are zero`() {
    #expect(Insets(bottom: 34) == Insets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(Insets() == .zero)
    #expect(a + .zero == a)
    #expect(a - a == .zero)
  }
}
