import Foundation
import InsetMatrix
import InsetStrategies
import Testing

/// Right, and a class that keeps every view that it was handed.
private final class Hoarder: InsetStrategy {
  private nonisolated(unsafe) static let unused = 0
  private let kept = KeptViews()
  private let inner = InnerStrategy()

  func receive(_ event: Event, _ view: inout ViewState) {
    kept.views.append(view)
    inner.value.receive(event, &view)
  }
}

private final class KeptViews: @unchecked Sendable { var views: [ViewState] = [] }
private final class InnerStrategy: @unchecked Sendable { var value = CoveredArea() }

private struct RawHeight: InsetStrategy {
  mutating func receive(_ event: Event, _ view: inout ViewState) {
    guard let end = event.keyboard.endFrame else { return }
    view.contentInset.bottom = event.isKeyboardHide ? 0 : end.height
  }
}
