public import InsetCore

/// Insets a scroll view by the part that the keyboard covers, less what the system adds by itself.
public struct MyInsets: InsetStrategy {
  private var covered = CoveredArea()

  public init() {}

  public mutating func receive(_ event: Event, _ view: inout ViewState) {
    covered.receive(event, &view)
  }
}
