/// The harness that generated tests bring along; its text is embedded by `scripts/embed-harness`.
enum HarnessSource {}
