import InsetCore

extension ReportedStrategies {
  /// Never observes the keyboard: only another initializer registers, or nothing at all.
  ///
  /// From github.com/lmcd/LMAlertView/issues/55; in the app of
  /// github.com/openHPI/xikolo-ios/issues/402 no class had an observer.
  struct Unregistered: InsetStrategy {
    static let id = "reported-unregistered"

    func receive(_ event: Event, _ view: inout ViewState) {}
  }
}
