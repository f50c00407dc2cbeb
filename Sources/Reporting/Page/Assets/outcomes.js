// What a value of a strategy's diagram says of a scenario: the one table from values to statuses and harms.

const STATUSES = ['exact', 'fails', 'hides content', 'leaves a gap', 'another inset is wrong', "the scroll bar's inset is wrong",
  'the scroll position is wrong', 'stays wrong after the keyboard hides', 'could not be judged', 'not available', "uses up the app's padding"];

// How an appearance can end; the first that applies, so that the parts add up to the whole.
const HARMS = ['exact', 'hides under 10 pt', 'hides 10 to 25 pt', 'hides 25 to 50 pt', 'hides 50 pt or more', 'leaves a gap', "uses up the app's padding",
  'other insets wrong', 'wrong scroll position', 'only the scroll bar wrong', 'could not be judged', 'not available'];
const EXACT = 0, HIDDEN = [1, 2, 3, 4], GAP = 5, PADDING = 6, OTHER = 7, OFFSET = 8, SCROLL_BAR = 9, AMBIGUOUS = 10,
  NOT_AVAILABLE = 11;

// What is wrong but neither hides content nor leaves a gap.
const RESTS = [PADDING, OTHER, OFFSET, SCROLL_BAR];
const FAILING = [...HIDDEN, GAP, ...RESTS];

function isFailing(harm) { return FAILING.includes(harm); }

// The values from which on a scenario has no verdict.
const FIRST_UNJUDGED = 113;

// For each value the statuses that it counts for, as places in STATUSES, and its harm.
const OUTCOMES = [
  { statuses: [], harm: -1 },
  ...Array.from({ length: FIRST_UNJUDGED - 1 }, (_, place) => judged(place % 7, Math.floor(place / 7))),
  { statuses: [8], harm: AMBIGUOUS }, { statuses: [9], harm: NOT_AVAILABLE },
];

// A judged scenario: bottoms are exact, hidden under 10 pt, gap, three larger sizes of hidden, and padding lost; flags
// are another edge, the scroll bar's inset, the offset, and not restored.
function judged(bottom, flags) {
  const harm = bottom > 0 ? [EXACT, 1, GAP, 2, 3, 4, PADDING][bottom] : flags & ~6 ? OTHER : flags & 4 ? OFFSET : flags ? SCROLL_BAR : EXACT;
  if (harm === EXACT) return { statuses: [0], harm };
  const kinds = bottom === 0 ? [1] : bottom === 2 ? [1, 3] : bottom === 6 ? [1, 10] : [1, 2];
  return { statuses: [...kinds, ...[0, 1, 2, 3].filter(flag => flags >> flag & 1).map(flag => 4 + flag)], harm };
}

function statusesOf(value) { return OUTCOMES[value].statuses; }

// Its statuses in words; nothing where it was not run. That it fails goes without saying beside how.
function statusWords(value) { return statusesOf(value).filter(status => status !== 1).map(status => STATUSES[status]).join(', '); }

// For each value the first one with the same harm.
const FIRST_OF_HARM = OUTCOMES.map(({ harm }) => OUTCOMES.findIndex(other => other.harm === harm));
