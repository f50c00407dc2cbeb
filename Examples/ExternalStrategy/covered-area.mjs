#!/usr/bin/env node
// Insets the content by the part of the view that the docked keyboard covers.

import { createInterface } from "node:readline";

const maxX = (rect) => rect.x + rect.width;
const maxY = (rect) => rect.y + rect.height;
const isEqual = (a, b) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The strategy of one scene: it is handed each event and returns what it writes. */
class CoveredArea {
  keyboard = null; // the docked keyboard in the upright screen space
  isUp = null; // whether one has come and not gone; null before the first
  viewInBackground = null;
  sheetBottom = null;
  isLoaded = false;
  applied = { content: 0, indicators: 0 };
  left = { content: 0, indicators: 0 };

  receive(event, environment) {
    const { chain } = environment;
    switch (event.event) {
      case "keyboardWillShow":
      case "keyboardDidShow":
        this.isUp = true;
        this.viewInBackground = null;
        this.note(event.keyboard, chain);
        break;
      case "keyboardWillChangeFrame":
      case "keyboardDidChangeFrame":
        this.note(event.keyboard, chain);
        break;
      case "keyboardWillHide":
      case "keyboardDidHide":
        this.isUp = false;
        this.keyboard = null;
        break;
      case "didEnterBackground":
        this.viewInBackground = chain.uprightView;
        break;
      case "didBecomeActive":
        if (this.viewInBackground && !isEqual(this.viewInBackground, chain.uprightView)) {
          this.isUp = false;
          this.keyboard = null;
        }
        this.viewInBackground = null;
        break;
      case "viewDidLoad":
        this.isLoaded = true;
        break;
      case "viewDidLayoutSubviews":
        this.followSheet(chain);
        break;
    }
    return this.isLoaded ? this.writes(event.view, environment) : {};
  }

  /** Decides whether a keyboard is docked, in the geometry of the moment. */
  note({ endFrame, uprightEndFrame: frame }, chain) {
    this.keyboard = null;
    if (this.isUp === false || !endFrame || !Object.values(endFrame).some(Boolean)) return;
    const { uprightScreen: screen, uprightWindow: window } = chain;
    const isOnScreen = frame.y < screen.height - 0.5;
    if (this.isUp && !isOnScreen) this.isUp = false;
    const edge = this.isUp ? Math.min(screen.height, maxY(window)) : screen.height;
    const isDocked = maxY(frame) >= edge - 0.5;
    const isWide = frame.width >= Math.min(screen.width, window.width) - 1;
    if (isDocked && isWide && isOnScreen) this.keyboard = frame;
  }

  /** Moves the keyboard with a sheet that rested on it. */
  followSheet({ root, uprightWindow: window }) {
    const isSheet = maxY(root) < window.height - 0.5;
    const bottom = isSheet ? window.y + maxY(root) : null;
    const { keyboard, sheetBottom: before } = this;
    if (keyboard && before !== null && bottom !== null && bottom !== before) {
      if (Math.abs(before - keyboard.y) < 0.5) {
        this.keyboard = { ...keyboard, y: bottom, height: maxY(keyboard) - bottom };
      }
    }
    this.sheetBottom = bottom;
  }

  writes(view, environment) {
    const covered = this.coveredHeight(environment.chain);
    const isIncluded = environment.capabilities.insetAdjustment !== "adjustedContentInset";
    const inset = (part, insets, system, withoutKeyboard) => ({
      bottom: this.inset(
        part, covered, insets.bottom, system.bottom, withoutKeyboard.bottom, isIncluded),
    });
    return {
      contentInset: inset(
        "content", view.contentInset, view.systemInset, environment.systemInset),
      verticalScrollIndicatorInsets: inset(
        "indicators", view.verticalScrollIndicatorInsets, view.indicatorSystemInset,
        environment.indicatorSystemInset),
    };
  }

  /** The inset with what is covered beyond the system's part, and what was added taken back. */
  inset(part, covered, inset, system, systemWithoutKeyboard, isIncluded) {
    const systemsPart = isIncluded ? system : 0;
    const own = inset - systemsPart;
    let applied = this.applied[part];
    const wasReset =
      own < applied - 0.5 ||
      (applied !== 0 && Math.abs(own - (this.left[part] - applied)) < 0.5);
    if (wasReset) applied = 0; // the app has set its insets anew
    const needed = Math.max(systemWithoutKeyboard, covered) - system;
    this.applied[part] = needed;
    this.left[part] = own + needed - applied;
    return inset + needed - applied;
  }

  coveredHeight({ uprightView: view, uprightWindow: window }) {
    const { keyboard } = this;
    if (!keyboard || keyboard.y >= maxY(window)) return 0;
    if (maxX(keyboard) <= view.x || keyboard.x >= maxX(view)) return 0;
    const height = maxY(view) - Math.max(view.y, keyboard.y);
    return height < 1 ? 0 : height;
  }
}

const answer = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let strategies = [];
let environments = [];
let isIntroduced = false;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (!isIntroduced) {
    answer({
      version: 1, id: "covered-area-in-javascript", name: "Covered area in JavaScript",
    });
    isIntroduced = true;
    continue;
  }
  const message = JSON.parse(line);
  if (message.scenes) {
    strategies = Array.from({ length: message.scenes }, () => new CoveredArea());
    environments = [];
  }
  environments.push(...message.environments);
  const writes = message.events.map((event) =>
    strategies[event.scene].receive(event, environments[event.environment]));
  answer({ number: message.number, writes });
}
