/// Named by the signatures of hit testing; nothing here makes one.
@MainActor open class UIEvent: MainActorObject {}
