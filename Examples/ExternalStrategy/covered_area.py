#!/usr/bin/env python3
"""Insets the content by the part of the view that the docked keyboard covers."""

import json
import sys


class CoveredArea:
    """The strategy of one scene: it is handed each event and returns what it writes."""

    def __init__(self):
        self.keyboard = None  # the docked keyboard in the upright screen space
        self.is_up = None  # whether one has come and not gone; None before the first
        self.view_in_background = None
        self.sheet_bottom = None
        self.is_loaded = False
        self.applied = {"content": 0, "indicators": 0}
        self.left = {"content": 0, "indicators": 0}

    def receive(self, event, environment):
        chain = environment["chain"]
        kind = event["event"]
        if kind in ("keyboardWillShow", "keyboardDidShow"):
            self.is_up = True
            self.view_in_background = None
            self.note(event["keyboard"], chain)
        elif kind in ("keyboardWillChangeFrame", "keyboardDidChangeFrame"):
            self.note(event["keyboard"], chain)
        elif kind in ("keyboardWillHide", "keyboardDidHide"):
            self.is_up = False
            self.keyboard = None
        elif kind == "didEnterBackground":
            self.view_in_background = chain["uprightView"]
        elif kind == "didBecomeActive":
            if self.view_in_background not in (None, chain["uprightView"]):
                self.is_up = False
                self.keyboard = None
            self.view_in_background = None
        elif kind == "viewDidLoad":
            self.is_loaded = True
        elif kind == "viewDidLayoutSubviews":
            self.follow_sheet(chain)
        return self.writes(event["view"], environment) if self.is_loaded else {}

    def note(self, notification, chain):
        """Decides whether a keyboard is docked, in the geometry of the moment."""
        self.keyboard = None
        end = notification.get("endFrame")
        if self.is_up is False or end is None or not any(end.values()):
            return
        frame = notification["uprightEndFrame"]
        screen, window = chain["uprightScreen"], chain["uprightWindow"]
        is_on_screen = frame["y"] < screen["height"] - 0.5
        if self.is_up and not is_on_screen:
            self.is_up = False
        edge = min(screen["height"], max_y(window)) if self.is_up else screen["height"]
        is_docked = max_y(frame) >= edge - 0.5
        is_wide = frame["width"] >= min(screen["width"], window["width"]) - 1
        if is_docked and is_wide and is_on_screen:
            self.keyboard = frame

    def follow_sheet(self, chain):
        """Moves the keyboard with a sheet that rested on it."""
        root, window = chain["root"], chain["uprightWindow"]
        is_sheet = max_y(root) < window["height"] - 0.5
        bottom = window["y"] + max_y(root) if is_sheet else None
        before, keyboard = self.sheet_bottom, self.keyboard
        if None not in (keyboard, before, bottom) and bottom != before:
            if abs(before - keyboard["y"]) < 0.5:
                height = max_y(keyboard) - bottom
                self.keyboard = dict(keyboard, y=bottom, height=height)
        self.sheet_bottom = bottom

    def writes(self, view, environment):
        covered = self.covered_height(environment["chain"])
        return {
            "contentInset": {
                "bottom": self.inset(
                    "content", covered, view["contentInset"]["bottom"],
                    view["systemInset"]["bottom"], environment["systemInset"]["bottom"],
                    environment)
            },
            "verticalScrollIndicatorInsets": {
                "bottom": self.inset(
                    "indicators", covered, view["verticalScrollIndicatorInsets"]["bottom"],
                    view["indicatorSystemInset"]["bottom"],
                    environment["indicatorSystemInset"]["bottom"], environment)
            },
        }

    def inset(self, part, covered, inset, system, system_without_keyboard, environment):
        """The inset with what is covered beyond the system's part, and what was added taken back."""
        adjustment = environment["capabilities"]["insetAdjustment"]
        systems_part = 0 if adjustment == "adjustedContentInset" else system
        own, applied = inset - systems_part, self.applied[part]
        was_reset = own < applied - 0.5 or (
            applied != 0 and abs(own - (self.left[part] - applied)) < 0.5)
        if was_reset:  # the app has set its insets anew
            applied = 0
        needed = max(system_without_keyboard, covered) - system
        inset += needed - applied
        self.applied[part] = needed
        self.left[part] = inset - systems_part
        return inset

    def covered_height(self, chain):
        keyboard, view, window = self.keyboard, chain["uprightView"], chain["uprightWindow"]
        if keyboard is None or keyboard["y"] >= max_y(window):
            return 0
        if max_x(keyboard) <= view["x"] or keyboard["x"] >= max_x(view):
            return 0
        height = max_y(view) - max(view["y"], keyboard["y"])
        return 0 if height < 1 else height


def max_x(rect):
    return rect["x"] + rect["width"]


def max_y(rect):
    return rect["y"] + rect["height"]


def answer(message):
    print(json.dumps(message, separators=(",", ":")), flush=True)


def main():
    next(sys.stdin)  # the tool's handshake
    answer({"version": 1, "id": "covered-area-in-python", "name": "Covered area in Python"})
    for line in sys.stdin:
        message = json.loads(line)
        if "scenes" in message:
            strategies = [CoveredArea() for _ in range(message["scenes"])]
            environments = []
        environments += message["environments"]
        writes = [
            strategies[event["scene"]].receive(event, environments[event["environment"]])
            for event in message["events"]
        ]
        answer({"number": message["number"], "writes": writes})


if __name__ == "__main__":
    main()
