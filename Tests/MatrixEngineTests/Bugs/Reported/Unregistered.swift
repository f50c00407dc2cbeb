import InsetCore

extension ReportedStrategies {
  /// Never observes the keyboard: only another initializer registers.
  ///
  /// From github.com/lmcd/LMAlertView/issues/55.
  struct Unregistered: InsetStrategy {
    static let id = "reported-unregistered"

    func receive(_ event: Event, _ view: inout ViewState) {}
  }
}
