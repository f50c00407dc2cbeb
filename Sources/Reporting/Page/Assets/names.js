// Names as readers know them: those of the report, else the level itself with blanks.

function spaced(text) { return capitalized(text.replaceAll('+', ' with ').replaceAll('-', ' ')); }

function capitalized(text) { return text.charAt(0).toUpperCase() + text.slice(1); }

// A name within a sentence: “portrait”, but “iOS 18.7” and “English”.
function lowered(text) { return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text; }

function titleOf(parameter) { return data.parameters[parameter].title ?? spaced(data.parameters[parameter].name); }

function labelOf(parameter, level) {
  const { levels, labels } = data.parameters[parameter];
  return labels?.[level] ?? levels[level];
}

function nameOf(strategy) { return data.strategies[strategy].name || spaced(data.strategies[strategy].id); }

function parameterNamed(name) { return data.parameters.findIndex(parameter => parameter.name === name); }

// Names of several levels, the rest as a number.
function listed(names, limit = 4) {
  if (names.length <= limit + 1) return names.join(', ');
  return `${names.slice(0, limit).join(', ')} and ${names.length - limit} more`;
}

function countOf(number, singular, plural = `${singular}s`) {
  return `${grouped(number)} ${number === 1 ? singular : plural}`;
}

// What each action of a script shows.
const ACTIONS = {
  show: 'Keyboard appears', 'show-in-rounds': 'Keyboard appears in two rounds',
  'show-in-three-rounds': 'Keyboard appears in three rounds', 'show-then-bar': 'Keyboard appears, then its bar',
  'show-begin-without-dock': 'Keyboard appears, first without its dock',
  'show-then-accessory': 'Keyboard appears, then its accessory view', 'numeric-accessory': 'Digits and an accessory view replace letters',
  'accessory-on': 'Accessory view appears', 'accessory-off': 'Accessory view goes', grow: "The app's bar grows", shrink: "The app's bar shrinks",
  'show-begin-without-bar': 'Keyboard appears, first without its bar', 'show-cut-short': 'Keyboard is sent away too soon',
  hide: 'Keyboard hides', 'hide-in-place': 'Keyboard hides, reported in place',
  'change-offscreen': 'Keyboard changes off screen', emoji: 'Emoji replace letters',
  'emoji-from-list': 'Emoji, picked from the list', letters: 'Letters return', globe: 'Another language',
  numeric: 'Digits replace letters', password: 'Password field', 'bar-off': 'Field without suggestions',
  'bar-on': 'Field with suggestions', candidates: 'Candidates appear', 'shut-bar': 'Suggestions close',
  'open-bar': 'Suggestions open', autofill: 'AutoFill bar appears',
  'autofill-misreported': 'AutoFill bar appears, unreported', float: 'Keyboard floats', undock: 'Keyboard undocks',
  split: 'Keyboard splits', dock: 'Keyboard docks', drag: 'Keyboard is dragged',
  'drag-to-edge': 'Keyboard is dragged to the edge', 'drag-below': 'Keyboard is dragged below the edge',
  attach: 'Hardware keyboard connects', detach: 'Hardware keyboard disconnects',
  'start-dismiss': 'Keyboard is pulled down', 'commit-dismiss': 'Keyboard is let go', 'cancel-dismiss': 'Keyboard is pulled back up',
  elsewhere: 'On another screen', appear: 'View appears', 'appear-presented': 'View is presented, focused',
  'appear-pushed': 'View is pushed, focused', push: 'Another screen is pushed', 'push-focused': 'Pushed screen takes the keyboard',
  pop: 'Screen is popped', 'pop-focused': 'Popped back, field focused', present: 'Sheet is presented',
  'present-focused': 'Sheet takes the keyboard', dismiss: 'Sheet is dismissed',
  'dismiss-focused': 'Sheet is dismissed, field focused', 'start-pop': 'Swipe back begins', 'cancel-pop': 'Swipe back is cancelled',
  background: 'App in background', foreground: 'App returns', 'foreground-silent': 'App returns, nothing reported',
  inactive: 'Control Center opens', 'app-switcher': 'App switcher opens', active: 'App is active again',
  'hide-inactive': 'Keyboard hides, app inactive', 'open-passwords': 'List of passwords opens',
  'close-passwords': 'List of passwords is cancelled',
  'other-show': "Another app's keyboard appears", 'other-hide': "Another app's keyboard hides", rotate: 'Device rotates',
  'turn-around': 'Device turns upside down', resize: 'Window is resized', layout: 'View is laid out',
  'set-insets': 'App sets its insets', call: 'Call begins', 'hang-up': 'Call ends', 'cross-fade': 'Cross-fade is turned on',
};

function actionWords(step) { return ACTIONS[step.name] ?? spaced(step.name); }

// Compares two lists by the first values that differ by more than `least`.
function orderOf(a, b, least = 0) {
  const at = a.findIndex((value, i) => Math.abs(value - b[i]) > least);
  return at < 0 ? 0 : a[at] - b[at];
}

// What of a list has the same key, by the key.
function groupsBy(list, keyOf) {
  const groups = new Map();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}
