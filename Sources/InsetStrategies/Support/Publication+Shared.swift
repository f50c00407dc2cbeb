import InsetCore

/// What several strategies are made from, each from another part.
extension Publication {
  /// A part of S0.
  static func sorix(_ part: String) -> Publication {
    Publication(
      "Sorix, \"Report keyboard height changes\"", version: "(gist)", date: "date not known",
      code: part, link: "https://gist.github.com/Sorix/2c08b36f020658d153c57bbed6f028a8")
  }

  /// S2, its header or one of its comments.
  static func timMedcalf(_ part: String, date: String = "date not known") -> Publication {
    Publication(
      "TimMedcalf, table view insets with a keyboard", version: "(gist)", date: date, code: part,
      link: "https://gist.github.com/TimMedcalf/9505416")
  }

  /// A part of S3.
  static func toddKramer(_ part: String) -> Publication {
    Publication(
      "Todd Kramer, \"Responding To Keyboard Events in iOS\"", version: "(article)",
      date: "2018-01", code: part,
      link: "https://tekramer.com/responding-to-keyboard-events-in-ios")
  }

  /// The observer that Blueprint and Listable use.
  static var swiftKeyboardObserver: Publication {
    Publication(
      "swift-keyboard-observer", version: "1.1.0", date: "2026-02-25", license: "Apache-2.0",
      code: "KeyboardObserver.swift currentFrame",
      link: "https://github.com/square/swift-keyboard-observer/"
        + "blob/1.1.0/KeyboardObserver/Sources/KeyboardObserver.swift")
  }

  /// MessageKit's message list.
  static func messageKit(_ code: String) -> Publication {
    Publication(
      "MessageKit", version: "5.0.0", date: "2024-12-06", license: "MIT", code: code,
      link: "https://github.com/MessageKit/MessageKit/"
        + "blob/5.0.0/Sources/Controllers/MessagesViewController+Keyboard.swift")
  }

  /// The bar of MessageKit.
  static func inputBarAccessoryView(_ code: String) -> Publication {
    Publication(
      "InputBarAccessoryView", version: "7.0.6", date: "2026-04-07", license: "MIT", code: code,
      link: "https://github.com/nathantannar4/InputBarAccessoryView/"
        + "blob/7.0.6/Sources/KeyboardManager/KeyboardManager.swift")
  }
}
