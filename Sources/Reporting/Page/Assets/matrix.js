// Where the chosen strategy fails: kinds of devices by keyboards, or any two parameters; and each iOS.

const ALL = 'strategy';
// What a cell counts, by STATUSES: exact, failing, ambiguous, not available, hidden, gap.
const SHOWN = [0, 1, 8, 9, 2, 3];
// What a cell says: its words, the place of its count, and the harms that it adds up.
const MEASURES = { fails: ['fails', 1, FAILING], hidden: ['hides content', 4, HIDDEN], gap: ['leaves a gap', 5, [GAP]] };

function measureShown() { return Object.hasOwn(MEASURES, state.measure) ? state.measure : 'fails'; }

function matrixAxes() {
  const names = data.parameters.map(parameter => parameter.name);
  const row = [ALL, ...names].includes(state.row) ? state.row : names[0];
  const col = names.includes(state.col) && state.col !== row ? state.col : ['keyboard', ...names].find(name => names.includes(name) && name !== row);
  return { row, col };
}

function showMatrix() {
  const { row, col } = matrixAxes();
  const options = [[ALL, 'Strategies'], ...data.parameters.map((parameter, number) => [parameter.name, titleOf(number)])];
  return [
    h('div', { class: 'choices' },
      row === ALL ? null : strategyChoice('matrix-strategy', 'Strategy'),
      choice('matrix-row', 'Rows', options.filter(([name]) => name !== col), row, value => go({ row: value })),
      choice('matrix-measure', 'How often it', Object.entries(MEASURES).map(([id, [words]]) => [id, words]), measureShown(), value => go({ measure: value })),
      choice('matrix-col', 'Columns', options.slice(1).filter(([name]) => name !== row), col, value => go({ col: value }))),
    matrix(row, col), versionChart(),
  ];
}

// MARK: Rows

// The rows: each with its words, the levels that it has, and for each level of the column its cell.
function matrixRows(row, col) {
  const b = parameterNamed(col), size = data.parameters[b].levels.length, bins = HARMS.map((_, bin) => bin);
  const cellAt = (pivots, places) => {
    const added = (pivot, wide) => Array.from({ length: wide }, (_, bin) => sum(places.map(place => pivot[place * wide + bin])));
    return { counts: added(pivots[0], SHOWN.length), harms: new Harms(added(pivots[1], bins.length)) };
  };
  const pivotOf = (strategy, a, z) => [statusSums(strategy).pivot(a, z, SHOWN), harmSums(strategy).pivot(a, z, bins)];
  if (row === ALL) {
    return ranking().map(({ number }) => {
      const pivots = pivotOf(number, -1, b);
      return { levels: [number], label: nameOf(number), cells: data.parameters[b].levels.map((_, j) => cellAt(pivots, [j])) };
    });
  }
  const a = parameterNamed(row), pivots = pivotOf(strategyNumber(), Math.min(a, b), Math.max(a, b));
  return levelGroups(a).map(({ label, levels }) => ({
    label, levels, cells: Array.from({ length: size }, (_, j) => cellAt(pivots, levels.map(level => placeOf(a, b, level, j)))),
  }));
}

// Where a pivot has the cell of two levels.
function placeOf(a, b, i, j) { return a > b ? j * data.parameters[a].levels.length + i : i * data.parameters[b].levels.length + j; }

// The levels of the query, devices by their kind: phones first.
function levelGroups(parameter) {
  const levels = data.parameters[parameter].levels.map((_, level) => level).filter(level => query.allowed[parameter][level]);
  if (parameter > 0) return levels.map(level => ({ label: labelOf(parameter, level), levels: [level] }));
  // A few devices have a row each.
  if (levels.length <= 8) return levels.map(level => ({ label: deviceTitle([level]), levels: [level] }));
  return [...groupsBy(levels, kindOf)].map(([label, some]) => ({ label, levels: some, use: sum(some.map(level => useOf(0, level))) })).sort((x, y) => y.use - x.use);
}

function kindOf(level) {
  const device = data.devices?.[level], name = data.parameters[0].levels[level];
  const kind = Object.entries(KINDS).find(([prefix]) => name.startsWith(prefix))?.[1] ?? labelOf(0, level);
  return device ? `${kind} with a home ${device.radius > 0 ? 'indicator' : 'button'}` : kind;
}

// MARK: Table

function wasRun({ counts }) { return counts.some(count => count > 0); }

// A table of the axes, whose cells narrow the query.
function matrix(row, col) {
  performance.mark('pivot-begins');
  const rows = matrixRows(row, col).filter(({ cells }) => cells.some(wasRun));
  performance.measure('pivot', 'pivot-begins');
  const b = parameterNamed(col);
  const columns = data.parameters[b].levels.map((name, level) => ({ name, level, label: labelOf(b, level) }))
    .filter(({ level }) => rows.some(({ cells }) => wasRun(cells[level])));
  // The newest iOS is what readers look for.
  if (col === 'os') columns.reverse();
  const why = emptiness(row, col);
  const body = rows.map(each => ({ ...each, query: row === ALL ? query.text : narrowedTo(parameterNamed(row), each.levels) })).map(each => h('tr', {}, h('th', { scope: 'row', 'aria-current': row === ALL && each.levels[0] === strategyNumber() ? 'true' : null }, each.label),
    columns.map(column => cellOf(each, row, col, column, why))));
  const view = table('live-matrix', `How often ${row === ALL ? 'a strategy' : nameOf(strategyNumber())} ${MEASURES[measureShown()][0]}: ${unitWords()} of the cell. ✓ never fails, ○ fails in another way, – was not judged. A cell narrows your filter; arrow keys move.`,
    [head(row === ALL ? 'Strategy' : titleOf(parameterNamed(row))), columns.map(({ label }) => headOfNumbers(label))],
    body, { class: 'grid' });
  const isCounted = rows.some(({ cells }) => columns.some(({ level }) => isOfScenarios(cells[level])));
  return [roving(view, 'matrix', '.cell'), isCounted ? h('p', { class: 'soft' }, '* Share of scenarios: the figures of use give the cell no share.') : null];
}

function cellOf(each, row, col, column, why) {
  const cell = each.cells[column.level], { counts, harms: shares } = cell, [exact, failing, ambiguous, missing] = counts;
  if (exact + failing === 0) {
    const words = why(each, column.level);
    return h('td', { class: 'n none excluded', title: words }, h('span', { class: 'cell' }, '–', h('span', { class: 'unseen' }, ` ${words}`)));
  }
  const share = shareOfCell(shares, counts), mark = isOfScenarios(cell) ? '*' : '';
  const target = { q: narrowed(each.query, col, [column.name]), ...(row === ALL ? { strategy: data.strategies[each.levels[0]].id } : {}) };
  const rest = [[ambiguous, 'not judged'], [missing, 'not available']].filter(([count]) => count > 0)
    .map(([count, words]) => `, ${grouped(count)} ${words}`).join('');
  return h('td', { class: `n heat t${tint(share)}` },
    h('a', { href: address({ ...target, page: '0' }), class: 'cell', title: `${grouped(failing)} of ${grouped(exact + failing)} judged scenarios fail${rest}` },
      `${failing === 0 ? '✓' : share === 0 ? '○' : '✗'} ${percent(share, 1)}${mark}`));
}

// The query narrowed to some of its levels of a parameter: by a kind of devices, a group that has a name, or both.
function narrowedTo(parameter, levels) {
  const { name, levels: all } = data.parameters[parameter], wanted = JSON.stringify(query.allowed.with(parameter, all.map((_, level) => levels.includes(level))));
  const kinds = parameter === 0 && levels.length > 1 ? Object.keys(KINDS).map(kind => `${name}:${kind}*`) : [];
  const groups = kinds.length ? Object.keys(data.synonyms).filter(words => data.synonyms[words].startsWith(`${name}:`)) : [];
  return [...kinds, ...groups, ...kinds.flatMap(kind => groups.map(group => `${kind} ${group}`))].map(words => `${query.text} ${words}`.trim())
    .find(each => isQuery(each) && JSON.stringify(levelsOfTerms(each)) === wanted) ?? narrowed(query.text, name, levels.map(level => all[level]));
}

// Why nothing was judged in a cell: the plan does not ask for it, or a constraint excludes it.
function emptiness(row, col) {
  let pivot = null;
  const values = [...Array(data.constraints.length + 2).keys()], bins = values.length;
  const a = parameterNamed(row), b = parameterNamed(col);
  return ({ levels, cells }, level) => {
    const [, , ambiguous, missing] = cells[level].counts;
    if (missing > ambiguous) return 'not available';
    if (ambiguous > 0) return 'not judged: an app is shown the same where something else is right';
    pivot ??= new Tally(part(data.strategies.length), lanesOf(query.allowed, false), values.length, values.map(value => [value]))
      .pivot(row === ALL ? -1 : Math.min(a, b), row === ALL ? b : Math.max(a, b), values);
    const places = row === ALL ? [level] : levels.map(own => placeOf(a, b, own, level));
    const kinds = values.map(value => sum(places.map(place => pivot[place * bins + value])));
    // What can be was left out by the plan, whatever cannot be beside it; else what looks at row and column says why.
    if (kinds.at(-1) > 0) return `not run: ${scopeWords(bins - 1)}`;
    const seen = value => sum((data.constrained[value - 1] ?? []).map(parameter => (parameter === b ? 2 : parameter === a ? 1 : 0)));
    const [first] = values.filter(value => value > 0 && kinds[value] > 0).sort((x, y) => seen(y) - seen(x) || kinds[y] - kinds[x]);
    return first ? `excluded: ${data.constraints[first - 1]}` : 'nothing in your filter';
  };
}

// How many scenarios of a cell have what is shown, and how many were judged.
function countOfCell(counts) { return [counts[MEASURES[measureShown()][1]], counts[0] + counts[1]]; }

// Whether a cell counts scenarios where others have shares of use.
function isOfScenarios({ counts, harms: shares }) {
  const [count, all] = countOfCell(counts);
  return counts[0] + counts[1] > 0 && hasUsage() && shares.all <= 0 && count > 0 && count < all;
}

// How often a cell has it: by use, where the page has it and people meet the cell; else by scenarios.
function shareOfCell(shares, counts) {
  const [count, all] = countOfCell(counts);
  if (shares.all <= 0 || count === 0 || count === all) return count / all;
  // Sums of shares are not exact to the last digit, counts are; what has no share weighs nothing.
  const share = shares.part(...MEASURES[measureShown()][2]);
  return share === 0 ? 0 : Math.min(Math.max(share, 1e-9), 1 - 1e-9);
}

// The chosen strategy's harms on each iOS.
function versionChart() {
  const os = parameterNamed('os'), strategy = strategyNumber(), rows = harmsByLevel(strategy, os).filter(({ harms: each }) => !isMissing(each));
  if (rows.length < 2) return null;
  return h('figure', { class: 'versions', 'aria-labelledby': 'versions-title' },
    h('figcaption', { id: 'versions-title' }, `How often ${nameOf(strategy)} ${MEASURES[measureShown()][0]} on each iOS`),
    h('dl', {}, rows.toReversed().map(({ level, harms: shares }) => h('div', {}, h('dt', {}, labelOf(os, level)),
      h('dd', {}, stackedBar(partsOf(shares)), h('span', {}, percent(shares.part(...MEASURES[measureShown()][2]), 1)))))));
}
