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

  /// React Native's KeyboardAvoidingView.
  static func reactNativeKeyboardAvoidingView(_ functions: String) -> Publication {
    Publication(
      "React Native", version: "66b4b3e3, with pull request 57102",
      date: "2026-06 or later, day not known", license: "MIT",
      code: "KeyboardAvoidingView.js \(functions)",
      link: "https://github.com/react/react-native/"
        + "blob/66b4b3e31ae86c50e5139b19960927a0a42c4788/packages/react-native/"
        + "Libraries/Components/Keyboard/KeyboardAvoidingView.js")
  }

  /// A component of react-native-keyboard-controller, by the path of its folder and file.
  static func reactNativeKeyboardController(_ code: String, _ component: String) -> Publication {
    Publication(
      "react-native-keyboard-controller", version: "1.22.4", date: "2026-08-17", license: "MIT",
      code: code,
      link: "https://github.com/kirillzyusko/react-native-keyboard-controller/"
        + "blob/1.22.4/src/components/\(component)/index.tsx")
  }

  /// Capacitor's keyboard plugin.
  static func capacitorKeyboard(_ functions: String) -> Publication {
    Publication(
      "@capacitor/keyboard", version: "8.0.3", date: "2026-04-10", license: "MIT",
      code: "Keyboard.m \(functions)",
      link: "https://github.com/ionic-team/capacitor-keyboard/"
        + "blob/v8.0.3/ios/Sources/KeyboardPlugin/Keyboard.m")
  }

  /// WebKit's web view, where it decides what is visible of a page.
  static func webKit(_ code: String) -> Publication {
    Publication(
      "WebKit", version: "00fd8cd", date: "date not known", license: "BSD-2-Clause",
      code: "WKWebViewIOS.mm \(code)",
      link: "https://github.com/WebKit/WebKit/"
        + "blob/00fd8cdc72fdbc2816499b862cb6853ec57587e0/Source/WebKit/UIProcess/API/"
        + "ios/WKWebViewIOS.mm")
  }
}
