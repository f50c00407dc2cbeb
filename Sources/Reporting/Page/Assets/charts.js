// Charts: SVG drawn by hand, that say in words what they show. Patterns say the same as colors.

let charts = 0;

// A bar of parts: each has the name of a style, a share from 0 to 1, and words.
function stackedBar(parts, height = 14) {
  const shown = parts.filter(({ share }) => share > 0), id = `chart-${++charts}`;
  let at = 0;
  const place = share => `${(100 * share).toFixed(2)}%`;
  return s('svg', { class: 'stacked', role: 'img', width: '100%', height, 'aria-labelledby': id },
    s('title', { id }, shown.map(({ words, share }) => `${percent(share, 1)} ${words}`).join(', ') || 'nothing was run'),
    hatches(id), shown.flatMap(({ name, share }) => {
      const box = { x: place(at), y: 0, width: place(share), height };
      at += share;
      return [s('rect', { class: `part part-${name}`, ...box }),
        ['hidden', 'gap'].includes(name) ? s('rect', { ...box, fill: `url(#${id}-${name})` }) : null];
    }));
}

function hatches(id) {
  return s('defs', {},
    pattern(`${id}-hidden`, 5, s('rect', { class: 'hatch-ink', width: 1.2, height: 5 }), 'rotate(45)'),
    pattern(`${id}-gap`, 5, s('circle', { class: 'hatch-ink', cx: 2.5, cy: 2.5, r: 0.9 })));
}

function pattern(id, size, content, turn) {
  return s('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: turn }, content);
}

// The parts of a bar, from best to worst: what harms belong to each, and its words.
const PARTS = [
  { name: 'exact', words: 'right', bins: [EXACT] }, { name: 'other', words: 'wrong otherwise', bins: [SCROLL_BAR, OFFSET, OTHER, PADDING] },
  { name: 'gap', words: 'leaves a gap', bins: [GAP] }, { name: 'hidden', words: 'hides content', bins: HIDDEN },
  { name: 'unknown', words: 'not judged or not available', bins: [AMBIGUOUS, NOT_AVAILABLE] },
];

// The parts of a stacked bar from the harms of a strategy.
function partsOf(harms) { return PARTS.map(({ name, words, bins }) => ({ name, words, share: harms.share(...bins) })); }

// A bar behind a share, for a table's cell.
function shareBar(share, name = 'hidden') {
  return s('svg', { class: 'share', width: '100%', height: 4, 'aria-hidden': 'true' },
    s('rect', { class: 'part part-none', width: '100%', height: 4 }),
    share > 0 ? s('rect', { class: `part part-${name}`, width: `${Math.max(0.5, 100 * share).toFixed(2)}%`, height: 4 }) : null);
}

// How deep a cell's tint is: from 0 for nothing to 10 for all.
function tint(share) { return share <= 0 ? 0 : Math.min(10, 1 + Math.floor(Math.sqrt(share) * 10)); }

// What the colors and patterns of stacked bars mean.
function legend() {
  return h('ul', { class: 'legend' }, PARTS.map(({ name, words }) =>
    h('li', {}, h('span', { class: 'swatch', 'aria-hidden': 'true' }, stackedBar([{ name, words, share: 1 }], 12)), words)));
}
