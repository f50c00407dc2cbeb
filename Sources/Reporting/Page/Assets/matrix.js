// Where strategies fail: a heat map of two parameters, or of strategies and a parameter.

const ALL = 'strategy';
// What a cell counts, by STATUSES: exact, failing, ambiguous, not available, hidden.
const SHOWN = [0, 1, 8, 9, 2];

function matrixAxes() {
  const names = data.parameters.map(parameter => parameter.name);
  const row = [ALL, ...names].includes(state.row) ? state.row : ALL;
  const col = names.includes(state.col) && state.col !== row ? state.col : ['os', ...names].find(name => names.includes(name) && name !== row);
  return { row, col };
}

function showMatrix() {
  const { row, col } = matrixAxes();
  const options = [[ALL, 'Strategies'], ...data.parameters.map((parameter, number) => [parameter.name, titleOf(number)])];
  return [
    h('div', { class: 'choices' },
      row === ALL ? null : strategyChoice('matrix-strategy', 'Strategy', 'strategy'),
      choice('matrix-row', 'Rows', options.filter(([name]) => name !== col), row, value => go({ row: value, page: '0' })),
      choice('matrix-col', 'Columns', options.slice(1).filter(([name]) => name !== row), col, value => go({ col: value, page: '0' }))),
    matrix(row, col), showScenarios(),
  ];
}

// The counts and the shares of a matrix: for each row the levels that it represents, and its cells.
function matrixRows(row, col) {
  const b = parameterNamed(col), size = data.parameters[b].levels.length, bins = HARMS.map((_, bin) => bin);
  const cellAt = (pivots, place) => ({
    counts: [...pivots[0].subarray(place * SHOWN.length, (place + 1) * SHOWN.length)],
    harms: new Harms([...pivots[1].subarray(place * bins.length, (place + 1) * bins.length)]),
  });
  const pivotOf = (strategy, a, z) => [statusSums(strategy).pivot(a, z, SHOWN), harmSums(strategy).pivot(a, z, bins)];
  if (row === ALL) {
    return strategiesInOrder().map(number => {
      const pivots = pivotOf(number, -1, b);
      return { level: number, name: data.strategies[number].id, label: nameOf(number), cells: data.parameters[b].levels.map((_, j) => cellAt(pivots, j)) };
    });
  }
  const a = parameterNamed(row), isTurned = a > b, wide = data.parameters[Math.max(a, b)].levels.length;
  const pivots = pivotOf(strategyNumber(), Math.min(a, b), Math.max(a, b));
  return data.parameters[a].levels.map((name, i) => ({
    level: i, name, label: labelOf(a, i),
    cells: Array.from({ length: size }, (_, j) => cellAt(pivots, isTurned ? j * wide + i : i * wide + j)),
  })).filter((_, i) => query.allowed[a][i]);
}

function strategiesInOrder() {
  return data.strategies.map((_, number) => ({ number, harms: harms(number) }))
    .sort((a, b) => byHarm(a, b) || a.number - b.number).map(({ number }) => number);
}

function wasRun({ counts }) { return counts.some(count => count > 0); }

function isJudged({ counts: [exact, failing] }) { return exact + failing > 0; }

// A table of the axes, whose cells narrow the query.
function matrix(row, col) {
  performance.mark('pivot-begins');
  const counted = matrixRows(row, col);
  performance.measure('pivot', 'pivot-begins');
  const groups = new Map();
  for (const each of counted) {
    const key = row === ALL ? each.name : each.cells.map(({ counts, harms: { counts: shares } }) => [counts.join(':'), hasUsage() ? shares.map(share => share.toPrecision(6)).join(':') : '']).join();
    const group = groups.get(key) ?? { rows: [], cells: each.cells };
    group.rows.push(each);
    groups.set(key, group);
  }
  const rows = [...groups.values()].filter(group => group.cells.some(wasRun));
  const b = parameterNamed(col);
  const columns = data.parameters[b].levels.map((name, level) => ({ name, level, label: labelOf(b, level) }))
    .filter(({ level }) => rows.some(group => wasRun(group.cells[level])));
  // The newest iOS is what readers look for.
  if (col === 'os') columns.reverse();
  const page = { size: row === ALL ? 60 : ROWS };
  page.count = Math.ceil(rows.length / page.size);
  page.number = Math.min(Number(state.page) || 0, Math.max(page.count - 1, 0));
  const why = emptiness(row, col), first = page.number * page.size;
  const body = rows.slice(first, first + page.size).map((group, i) => h('tr', { 'aria-rowindex': first + i + 2, 'data-rows': group.rows.length },
    rowOf(group, row),
    columns.map((column, j) => cellOf(group, row, col, column, i === 0 && j === 0, why(group, column.level)))));
  const axis = row === ALL ? 'Strategy' : titleOf(parameterNamed(row));
  const view = table('live-matrix', captionOf(row),
    [head(axis), columns.map(({ label }) => headOfNumbers(label))],
    body, { 'aria-rowcount': rows.length + 1, onkeydown: moveInGrid, class: 'grid' });
  const isCounted = rows.some(({ cells }) => columns.some(({ level }) => isOfScenarios(cells[level])));
  return [view, isCounted ? h('p', { class: 'soft' }, '* Share of scenarios: by the figures of use, nobody uses what is in the cell.') : null,
    pager(page.number, page.count, rows.length, 'rows'), emptyWords(row, counted, col, columns)];
}

function captionOf(row) {
  const whose = row === ALL ? '' : ` for ${nameOf(strategyNumber())}`;
  return `How often content is hidden${whose}: ${unitWords()} of the cell. Rows that look alike are one. A cell narrows your filter; arrow keys move. ○ fails, but hides nothing.`;
}

// How many levels have nothing in the query, and therefore no row or column.
function emptyWords(row, counted, col, columns) {
  const rows = row === ALL ? 0 : counted.filter(({ cells }) => !cells.some(wasRun)).length;
  const others = query.allowed[parameterNamed(col)].filter(Boolean).length - columns.length;
  const words = [[rows, row], [others, col]].filter(([count]) => count > 0)
    .map(([count, name]) => `${countOf(count, 'value')} of “${titleOf(parameterNamed(name))}”`);
  return words.length ? h('p', { class: 'soft' }, `Left out, since nothing was run there: ${words.join(' and ')}.`) : null;
}

function rowOf({ rows }, row) {
  const labels = rows.map(({ label }) => label);
  const text = listed(labels, 5);
  return h('th', { scope: 'row', title: labels.length > 6 ? labels.join(', ') : null, 'aria-current': row === ALL && rows[0].level === strategyNumber() ? 'true' : null }, text);
}

// Why nothing was judged in a cell: that nobody asked for it, or a constraint that excludes it.
function emptiness(row, col) {
  let pivot = null;
  const values = [...Array(data.constraints.length + 2).keys()], bins = values.length;
  const a = parameterNamed(row), b = parameterNamed(col);
  return (group, level) => {
    const [exact, failing, ambiguous, missing] = group.cells[level].counts;
    if (exact + failing > 0) return '';
    if (missing > ambiguous) return 'not available';
    if (ambiguous > 0) return 'not judged: an app is shown the same where something else is right';
    const axes = { a: row === ALL ? -1 : Math.min(a, b), b: row === ALL ? b : Math.max(a, b) };
    pivot ??= new Tally(scopePart(), lanesOf(query.allowed, false), values.length, values.map(value => [value])).pivot(axes.a, axes.b, values);
    const wide = data.parameters[Math.max(a, b)].levels.length, i = group.rows[0].level;
    const place = row === ALL ? level : a > b ? level * wide + i : i * wide + level;
    const kinds = pivot.subarray(place * bins, (place + 1) * bins);
    // What can be was left out by the plan, whatever cannot be beside it; else what looks at row and column says why.
    const present = values.filter(value => value > 0 && kinds[value] > 0);
    const seen = value => (data.constrained[value - 1] ?? []).filter(parameter => parameter === a || parameter === b).length;
    if (kinds.at(-1) > 0) return `not run: ${scopeWords(kinds.length - 1)}`;
    present.sort((x, y) => seen(y) - seen(x) || kinds[y] - kinds[x]);
    // Where nothing looks at both, some things together exclude the cell.
    const some = row === ALL || seen(present[0]) > 1 ? present.slice(0, 1) : present.slice(0, 3);
    return some.length ? `excluded: ${some.map(value => data.constraints[value - 1]).join('; elsewhere ')}` : 'nothing in your filter';
  };
}

function cellOf(group, row, col, column, isFirst, why) {
  const { counts, harms: shares } = group.cells[column.level], tabindex = isFirst ? 0 : -1;
  if (!isJudged({ counts })) {
    return h('td', { class: 'n none excluded', title: why },
      h('span', { tabindex, class: 'cell' }, '–', h('span', { class: 'unseen' }, ` ${why}`)));
  }
  const [exact, failing, ambiguous, missing] = counts;
  const share = shareOfCell(shares, counts), mark = isOfScenarios(group.cells[column.level]) ? '*' : '';
  const next = row === ALL ? narrowed(state.q, col, [column.name])
    : narrowed(narrowed(state.q, col, [column.name]), row, group.rows.map(({ name }) => name));
  const strategy = row === ALL ? { strategy: group.rows[0].name } : {};
  const rest = [[ambiguous, 'not judged'], [missing, 'not available']].filter(([count]) => count > 0)
    .map(([count, words]) => `, ${grouped(count)} ${words}`).join('');
  return h('td', { class: `n heat t${tint(share)}` },
    h('a', {
      href: address({ q: next, page: '0', ...strategy }), class: 'cell', tabindex,
      title: `${grouped(failing)} of ${grouped(exact + failing)} judged scenarios fail${rest}`,
    }, `${failing === 0 ? '✓' : share === 0 ? '○' : '✗'} ${percent(share, 1)}${mark}`));
}

// How many scenarios of a cell hide content, and how many there are.
function countOfCell([exact, failing, ambiguous, missing, hidden]) { return [hidden, exact + failing + ambiguous + missing]; }

// Whether a cell counts scenarios where others have shares of use.
function isOfScenarios({ counts, harms: shares }) {
  const [count, all] = countOfCell(counts);
  return isJudged({ counts }) && hasUsage() && shares.all <= 0 && count > 0 && count < all;
}

// How often a cell hides content: by use, where the page has it and people meet the cell; else by scenarios.
function shareOfCell(shares, counts) {
  const [count, all] = countOfCell(counts);
  if (shares.all <= 0 || count === 0 || count === all) return count / all;
  // Sums of shares are not exact to the last digit, counts are; what nobody meets weighs nothing.
  return shares.hidden === 0 ? 0 : Math.min(Math.max(shares.hidden, 1e-9), 1 - 1e-9);
}

// Arrow keys go from cell to cell; one cell of a grid is in the tab order.
function moveInGrid(event) {
  const steps = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };
  const step = steps[event.key], cell = event.target.closest('td');
  if (!step || !cell) return;
  const row = cell.parentElement, body = row.parentElement;
  const column = [...row.children].indexOf(cell) + step[1];
  const target = body.children[[...body.children].indexOf(row) + step[0]]?.children[column]?.querySelector('.cell');
  if (!target) return;
  event.preventDefault();
  body.querySelectorAll('.cell[tabindex="0"]').forEach(other => { other.tabIndex = -1; });
  target.tabIndex = 0;
  target.focus();
}

// MARK: Scenarios

// Failing scenarios of the query, the pictured ones first.
function showScenarios() {
  const strategy = strategyNumber(), isFailing = value => statusesOf(value).includes(1), count = scenarioCount(strategy, isFailing);
  const found = count > 0 ? picturedFirst(strategy, isFailing, 20) : [];
  return [
    h('h3', {}, 'Scenarios'),
    h('p', {}, `${countOf(count, 'scenario')} of ${whose()} fail${count === 1 ? 's' : ''} for ${nameOf(strategy)}`
      + `${count > found.length ? `. ${found.length} of them, those with a picture first:` : count > 0 ? ':' : '.'}`),
    roving(h('ul', { class: 'scenarios' }, found.map((levels, i) =>
      h('li', {}, h('a', { id: `scenario-${i + 1}`, href: address({ s: idOf(levels), step: '' }) }, scenarioWords(levels))))), 'scenarios', 'a'),
  ];
}

// Scenarios of the query that a condition holds of: those that have a picture, as readers know them, then the first.
function picturedFirst(strategy, isWanted, limit) {
  const scenes = data.scenes?.filter(({ levels }) => isOfQuery(levels) && isWanted(valueAt(levels, strategy))) ?? [];
  const found = scenes.sort(byPreference).slice(0, limit).map(({ levels }) => levels), keys = new Set(found.map(String));
  if (found.length === limit) return found;
  return [...found, ...firstScenarios(strategy, isWanted, limit).filter(levels => !keys.has(String(levels)))].slice(0, limit);
}

// The first scenarios of some levels that a condition holds of, on the device that readers know best.
function firstScenarios(strategy, isWanted, limit, among = query.allowed) {
  const { device } = preference(), levels = device.map((_, level) => level).sort((a, b) => device[a] - device[b]);
  for (const level of levels) {
    if (!among[0][level]) continue;
    const allowed = among.map((list, parameter) => (parameter === 0 ? list.map((_, other) => other === level) : list));
    if (scenarioCount(strategy, isWanted, allowed) === 0) continue;
    return new Tally(kept(strategy), lanesOf(allowed, false), 1, OUTCOMES.map((_, value) => (isWanted(value) ? [0] : []))).list(0, limit);
  }
  return [];
}

// A scenario in words: its device, iOS and orientation, then what else it has.
function scenarioWords(levels) {
  return levels.map((level, parameter) => labelOf(parameter, level)).join(' · ');
}

// How much it matters to a picture that a level is another one, where that is more than 1.
const MATTERS = { keyboard: 2, script: 3 };

// The scene that differs least from a scenario, of those that end alike; null where there is none.
function likeScene(levels, strategy) {
  const value = valueAt(levels, strategy);
  const others = scene => sum(data.parameters.map(({ name }, parameter) => (scene.levels[parameter] === levels[parameter] ? 0 : MATTERS[name] ?? 1)));
  let best = null, least = Infinity;
  for (const scene of data.scenes ?? []) {
    const count = others(scene);
    if (count > least || (count === least && byPreference(scene, best) >= 0)) continue;
    if (valueAt(scene.levels, strategy) === value) [best, least] = [scene, count];
  }
  return best;
}

// The levels of a scene that a scenario does not have, in words.
function otherLevels(scene, levels) {
  return data.parameters.map((_, parameter) => parameter).filter(parameter => scene.levels[parameter] !== levels[parameter])
    .map(parameter => `${titleOf(parameter)}: ${nameOfLevel(scene.levels, parameter)}`);
}
