import InsetCore

/// What reports say about code that no shipped strategy has: the formula of the report, and nothing
/// else.
enum ReportedStrategies {
  static let all = [
    AnyInsetStrategy(SwappedAxes.self), AnyInsetStrategy(RestingTabBar.self),
    AnyInsetStrategy(ContentOnly.self), AnyInsetStrategy(FoundIsBase.self),
    AnyInsetStrategy(RoomBackOnDisappear.self), AnyInsetStrategy(MeasuresItself.self),
    AnyInsetStrategy(OwnHidesOnly.self), AnyInsetStrategy(Unregistered.self),
    AnyInsetStrategy(FirstHeight.self), AnyInsetStrategy(IgnoresBetweenFields.self),
    AnyInsetStrategy(EarlyReturn.self), AnyInsetStrategy(FrameBefore.self),
    AnyInsetStrategy(VisibleByHeight.self), AnyInsetStrategy(OwnRootOnly.self),
    AnyInsetStrategy(LayoutBefore.self), AnyInsetStrategy(KeepsOffset.self),
    AnyInsetStrategy(OuterScrollView.self), AnyInsetStrategy(FrameOfShow.self),
    AnyInsetStrategy(EarlyDidShow.self), AnyInsetStrategy(EmptyFrameIsNoHide.self),
    AnyInsetStrategy(BackToBottom.self), AnyInsetStrategy(OriginOfFixedFrame.self),
  ]

  /// What reports say that a fix does, for bugs that no shipped strategy is free of.
  static let fixes = [AnyInsetStrategy(ForgetsOnReturn.self)]

  /// The strategy with an id, or nil where none has it.
  static func named(_ id: String) -> AnyInsetStrategy? { all.first { $0.id == id } }
}

extension ViewState {
  /// Sets the bottom inset of content and indicator, in points.
  mutating func setBottom(_ height: Double) {
    contentInset.bottom = height
    verticalScrollIndicatorInsets.bottom = height
  }

  /// Makes room for a frame's overlap, beyond what the system adds.
  mutating func makeRoom(for frame: Rect?) {
    setBottom(max(0, overlap(of: frame) - (adjustedContentInset.bottom - contentInset.bottom)))
  }

  /// The height of a frame's overlap with the view, in points.
  func overlap(of frame: Rect?) -> Double {
    convert(frame ?? .zero, from: .screen, to: .view).intersection(bounds).height
  }
}
