/// Hands elements on one after the other, in the order in which they came.
///
/// What comes while an element is handed on waits until that is done.
@MainActor
final class SerialDelivery<Element> {
  private var waiting: [Element] = []
  private var isDelivering = false

  /// Hands on elements, and what comes meanwhile; returns at once where that is under way already.
  func deliver(_ elements: [Element], to receive: (Element) -> Void) {
    waiting += elements
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while !waiting.isEmpty { receive(waiting.removeFirst()) }
  }
}
