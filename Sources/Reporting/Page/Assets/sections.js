// What the sections below the first screen share.

function table(id, caption, heads, rows, more = {}) {
  return h('div', { class: 'scroll', role: 'region', tabindex: 0, 'aria-labelledby': `${id}-caption` },
    h('table', { id, ...more }, h('caption', { id: `${id}-caption` }, h('span', {}, caption)),
      h('thead', {}, h('tr', {}, heads)), h('tbody', {}, rows)));
}

function head(title, more = {}) { return h('th', { scope: 'col', ...more }, title); }

function headOfNumbers(title) { return head(title, { class: 'n' }); }

function rowHead(...content) { return h('th', { scope: 'row' }, content); }

function numberCell(text, more = {}) { return h('td', { class: 'n', ...more }, text); }

// The parts with an id that are open, also when their section is made again.
const opened = new Set();

// A part that is made when it is opened first.
function folded(summary, make, more = {}) {
  const { open = opened.has(more.id) } = more;
  const box = h('div', { class: 'folded' });
  const fillBox = () => { if (box.childElementCount === 0) fill(box, {}, [make()]); };
  const details = h('details', { ...more, open, ontoggle: () => {
    if (details.open) fillBox();
    if (more.id) opened[details.open ? 'add' : 'delete'](more.id);
  } }, h('summary', {}, summary), box);
  if (open) fillBox();
  return details;
}

// Says that what follows in a section is not of the query, where there is one.
function wholeRun() {
  return isEverything() ? null : h('p', { class: 'soft of-whole' }, 'What follows is of the whole run, without your filter.');
}

// What the page's shares are of.
function unitWords() { return hasUsage() ? 'share of use' : 'share of scenarios'; }

// A strategy's harms in the query on each level of a parameter that was run.
function harmsByLevel(strategy, parameter) {
  const bins = HARMS.map((_, bin) => bin), pivot = harmSums(strategy).pivot(-1, parameter, bins);
  return data.parameters[parameter].levels.map((_, level) => {
    const counts = [...pivot.subarray(level * bins.length, (level + 1) * bins.length)];
    return { level, harms: new Harms(counts.map(count => Math.max(0, count))) };
  }).filter(({ harms: { all: mass } }) => mass > 1e-12);
}

// Says on paper what the numbers are of.
function captionPrint() {
  const caption = document.getElementById('print-caption') ?? main.insertBefore(h('p', { id: 'print-caption', class: 'print-only' }), main.firstChild);
  caption.replaceChildren(h('strong', {}, isEverything() ? 'All scenarios' : `Filter: ${query.text}`),
    `. Strategy: ${nameOf(strategyNumber())}. Shares are ${unitWords()}${hasUsage() ? ` (${data.usage.name})` : ''}.`,
    queryError ? ` The filter “${state.q}” cannot be read.` : '');
}
