/// Named by the signatures of hit testing; nothing here makes one.
@MainActor open class UIEvent: MainActorObject {}

/// Named by the signatures of touches; nothing here makes one.
@MainActor open class UITouch: MainActorObject {}
