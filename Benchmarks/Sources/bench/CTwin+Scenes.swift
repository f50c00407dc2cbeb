import CTwin
import InsetCore

// What C reads of a scene.

extension CTwinRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CTwinInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CTwinRotation {
  init(_ orientation: InterfaceOrientation) {
    switch orientation {
    case .portrait: self = CTWIN_PORTRAIT
    case .landscapeLeft: self = CTWIN_LANDSCAPE_LEFT
    case .landscapeRight: self = CTWIN_LANDSCAPE_RIGHT
    case .portraitUpsideDown: self = CTWIN_UPSIDE_DOWN
    }
  }
}

extension CTwinAdjustment {
  init(_ adjustment: OSCapabilities.InsetAdjustment) {
    switch adjustment {
    case .none: self = CTWIN_ADJUSTS_NOTHING
    case .contentInset: self = CTWIN_ADJUSTS_CONTENT_INSET
    case .adjustedContentInset: self = CTWIN_ADJUSTS_ADJUSTED_CONTENT_INSET
    }
  }
}

extension CTwinEnvironment {
  init(_ environment: ViewEnvironment) {
    let chain = environment.chain
    self.init(
      screen_width: chain.screen.width, screen_height: chain.screen.height,
      window: CTwinRect(chain.window), root: CTwinRect(chain.root),
      superview: CTwinRect(chain.superview), view: CTwinRect(chain.view),
      rotation: CTwinRotation(chain.rotation),
      adjustment: CTwinAdjustment(environment.capabilities.insetAdjustment),
      content_height: environment.contentSize.height,
      safe_area: CTwinInsets(environment.safeAreaInsets),
      obstruction: CTwinInsets(environment.obstruction),
      system_inset: CTwinInsets(environment.systemInset),
      indicator_system_inset: CTwinInsets(environment.indicatorSystemInset),
      focused_field: CTwinRect(environment.focusedField),
      has_tab_bar: environment.tabBar != nil, has_toolbar: environment.toolbar != nil,
      hides_toolbar: environment.toolbar?.isHidden ?? false,
      adjusts_for_keyboard: environment.adjustsForKeyboard,
      tab_bar_height: environment.tabBar?.frame.height ?? 0,
      toolbar_height: environment.toolbar?.frame.height ?? 0)
  }
}

extension CTwinEvent {
  init(_ occurrence: Occurrence) {
    self.init()
    switch occurrence {
    case .moveKeyboard(let frame):
      kind = CTWIN_MOVE_KEYBOARD
      has_end = frame != nil
      end = CTwinRect(frame ?? .zero)
    case .layOut(let stage):
      kind = CTWIN_LAY_OUT
      self.stage = Int32(stage)
    case .post(let event):
      kind = CTwinEventKind(event)
      guard event.kind.isKeyboard else { return }
      let keyboard = event.keyboard
      has_begin = keyboard.beginFrame != nil
      has_end = keyboard.endFrame != nil
      has_duration = keyboard.duration != nil
      has_curve = keyboard.curve != nil
      begin = CTwinRect(keyboard.beginFrame ?? .zero)
      end = CTwinRect(keyboard.endFrame ?? .zero)
    }
  }
}

extension CTwinEventKind {
  init(_ event: Event) {
    switch event.kind {
    case .keyboardWillShow: self = CTWIN_WILL_SHOW
    case .keyboardDidShow: self = CTWIN_DID_SHOW
    case .keyboardWillHide: self = CTWIN_WILL_HIDE
    case .keyboardDidHide: self = CTWIN_DID_HIDE
    case .keyboardWillChangeFrame: self = CTWIN_WILL_CHANGE_FRAME
    case .keyboardDidChangeFrame: self = CTWIN_DID_CHANGE_FRAME
    case .viewDidLoad: self = CTWIN_DID_LOAD
    case .viewWillAppear: self = CTWIN_WILL_APPEAR
    case .viewWillDisappear: self = CTWIN_WILL_DISAPPEAR
    case .viewDidDisappear: self = CTWIN_DID_DISAPPEAR
    case .viewDeinit: self = CTWIN_DEINIT
    case .viewDidAppear, .viewDidLayoutSubviews, .safeAreaInsetsDidChange,
      .traitCollectionDidChange, .didEnterBackground, .willEnterForeground, .didBecomeActive:
      self = CTWIN_OTHER
    }
  }
}
