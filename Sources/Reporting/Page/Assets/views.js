// The parts of the page that follow the query.

const ROWS = 50;

function statusCell(exact, failing) {
  if (exact + failing === 0) return h('td', { class: 'status none' }, '– not judged');
  return failing === 0 ? h('td', { class: 'status pass' }, '✓ exact')
    : h('td', { class: 'status fail' }, '✗ failing');
}

function showStrategies() {
  const columns = [
    'exact %', 'failing', 'hidden', 'gap', 'other edges', 'indicators', 'offset', 'not restored',
    'not available',
  ];
  const rows = data.strategies.map((strategy, number) => {
    const counts = tally.count(rootOf(number));
    const link = h('a', { href: address({ strategy: strategy.id, s: '' }), title: strategy.summary }, strategy.id);
    return h('tr', { 'aria-current': number === strategyNumber() ? 'true' : null },
      h('th', { scope: 'row' }, h('code', {}, h('bdi', {}, link))), statusCell(counts[0], counts[1]),
      h('td', { class: 'n' }, percent(counts[0], counts[0] + counts[1])),
      [...counts.slice(1, 8), counts[9]].map(count => h('td', { class: 'n' }, grouped(count))));
  });
  return table('live-strategies',
    'Scenarios of the query by what went wrong; one scenario can be in several columns.',
    [h('th', { scope: 'col' }, 'strategy'), h('th', { scope: 'col' }, 'status'),
      columns.map(title => h('th', { scope: 'col', class: 'n' }, title))], rows);
}

function table(id, caption, heads, rows, more = {}) {
  return h('div', { class: 'scroll', role: 'region', tabindex: 0, 'aria-labelledby': `${id}-caption` },
    h('table', { id, ...more }, h('caption', { id: `${id}-caption` }, h('span', {}, caption)),
      h('thead', {}, h('tr', {}, heads)), h('tbody', {}, rows)));
}

// MARK: Rules

function showRules() {
  const strategy = strategyNumber(), { rules, id } = data.strategies[strategy];
  const failing = tally.count(rootOf(strategy))[1];
  const shown = rules.map((rule, index) => ({ rule, index })).filter(({ rule }) => meetsQuery(rule));
  const items = shown.map(({ rule, index }) => ruleItem(rule, index, strategy));
  return [
    h('div', { class: 'choices' }, strategyChoice('rules-strategy', 'Strategy', 'strategy')),
    h('p', {}, rules.length === 0 ? `${id} fails nowhere.`
      : `${grouped(failing)} failing scenarios in the query; ${shown.length} of ${rules.length} rules `
        + 'meet it. A rule is a condition under which every judged scenario fails in the same way.'),
    h('ol', { class: 'rules' }, items),
  ];
}

function meetsQuery(rule) {
  if (query.rule !== null && data.strategies[strategyNumber()].rules[query.rule - 1] !== rule) return false;
  if (!query.statuses.every(some => some.includes('failing') || some.includes(rule.aspect))) return false;
  const both = cubeOf(rule).map((levels, parameter) =>
    levels.map((isAllowed, level) => isAllowed && query.allowed[parameter][level]));
  if (both.some(levels => !levels.includes(true))) return false;
  if (!query.is && !query.diff) return true;
  const root = rootOf(strategyNumber());
  return tallyOf(both, root).count(root)[1] > 0;
}

function ruleItem(rule, index, strategy) {
  const scene = rule.scene === null ? null : data.scenes[rule.scene];
  const total = data.strategies[strategy].failing;
  const step = scene ? Math.min(rule.step, scene.steps.length) - 1 : 0;
  return h('li', { id: `rule-${index + 1}`, value: index + 1, class: 'rule', tabindex: -1 },
    scene ? h('a', {
      href: address({ s: idOf(scene.levels), step: String(step + 1), strategy: data.strategies[strategy].id }),
      class: 'picture', 'aria-label': `Scenario of rule ${index + 1}`,
    }, sceneDrawing(scene, step, strategy, 104)) : null,
    h('div', {},
      h('h3', {}, h('span', { class: 'fail' }, `✗ ${rule.aspect.replaceAll('-', ' ')}`),
        rule.amount ? ` ${rule.amount}` : '', ` at step ${rule.step}`),
      h('p', {}, rule.words.map(phrase => data.phrases[phrase]).join('; ')),
      h('p', { class: 'soft' }, `${grouped(rule.count)} scenarios, 100 % of them fail so; `
        + `${grouped(rule.new)} that no rule above explains (${percent(rule.new, total)} of all failures). `,
      h('a', { href: address({ q: narrowed(state.q, 'rule', [index + 1]), s: '' }) }, 'Only this rule')),
      scene ? copyable(explainCommand(scene.levels, strategy), `Copy the command for rule ${index + 1}`) : null));
}

// The scenarios in which the strategy's error is largest.
function showWorst() {
  const strategy = strategyNumber(), { worst } = data.strategies[strategy];
  if (worst.length === 0) return [h('p', {}, 'None.')];
  return [h('div', { class: 'pair' }, worst.map(number => pictured(data.scenes[number], strategy)))];
}

// MARK: Matrix

const ALL = 'strategy';
// What a cell counts: exact, failing, ambiguous, not available.
const SHOWN = [0, 1, 7, 8];

function showMatrix() {
  const names = data.parameters.map(parameter => parameter.name);
  const axes = [[ALL, 'strategy'], ...names.map(name => [name, name])];
  const row = axes.some(([name]) => name === state.row) ? state.row : 'device';
  let col = names.includes(state.col) ? state.col : 'keyboard';
  if (col === row) col = names.find(name => name !== row);
  const facet = names.includes(state.facet) && ![row, col].includes(state.facet) ? state.facet : '';
  const choices = h('div', { class: 'choices' },
    row === ALL ? null : strategyChoice('matrix-strategy', 'Strategy', 'strategy'),
    choice('matrix-row', 'Rows', axes.filter(([name]) => name !== col), row, value => go({ row: value, page: '0' })),
    choice('matrix-col', 'Columns', axes.slice(1).filter(([name]) => name !== row), col,
      value => go({ col: value, page: '0' })),
    choice('matrix-facet', 'One matrix for each',
      [['', '–'], ...axes.slice(1).filter(([name]) => ![row, col].includes(name))], facet,
      value => go({ facet: value, page: '0' })));
  if (!facet) return [choices, matrix({ row, col, tally, allowed: query.allowed, q: state.q })];
  const parameter = names.indexOf(facet), { levels } = data.parameters[parameter];
  const present = levels.map((_, level) => level).filter(level => query.allowed[parameter][level]);
  const shown = present.slice(0, 6);
  return [choices, shown.map(level => {
    const allowed = query.allowed.map((list, i) => (i === parameter ? list.map((_, j) => j === level) : list));
    return h('section', { class: 'facet', 'aria-label': `${facet} ${levels[level]}` },
      h('h3', {}, `${facet} `, code(levels[level])),
      matrix({
        row, col, tally: tallyOf(allowed), allowed, q: narrowed(state.q, facet, [levels[level]]), limit: 8,
        suffix: `-${level}`, where: `, ${facet} ${levels[level]}`,
      }));
  }), present.length > shown.length
    ? h('p', { class: 'soft' }, `The first ${shown.length} of ${present.length} levels; narrow ${facet} in the query for others.`)
    : null];
}

// Counts of a matrix: for each row its name, and for each column what a cell counts.
function matrixRows(row, col, tally) {
  const names = data.parameters.map(parameter => parameter.name), b = names.indexOf(col);
  const size = data.parameters[b].levels.length;
  const cell = (pivot, place) => [...pivot.subarray(place * SHOWN.length, (place + 1) * SHOWN.length)];
  if (row === ALL) {
    return data.strategies.map((strategy, number) => {
      const pivot = tally.pivot(rootOf(number), -1, b, SHOWN);
      return { name: strategy.id, cells: Array.from({ length: size }, (_, j) => cell(pivot, j)) };
    });
  }
  const a = names.indexOf(row), turned = a > b;
  const pivot = tally.pivot(rootOf(strategyNumber()), Math.min(a, b), Math.max(a, b), SHOWN);
  const wide = data.parameters[Math.max(a, b)].levels.length;
  return data.parameters[a].levels.map((name, i) => ({
    name, cells: Array.from({ length: size }, (_, j) => cell(pivot, turned ? j * wide + i : i * wide + j)),
  })).filter((_, i) => tally.query[a][i]);
}

// A table of the axes: the tally is of what is allowed, the query is what cells narrow.
function matrix({ row, col, tally, allowed, q, suffix = '', limit = ROWS, where = '' }) {
  const b = data.parameters.findIndex(parameter => parameter.name === col);
  const columns = data.parameters[b].levels.map((name, level) => ({ name, level })).filter(({ level }) => allowed[b][level]);
  const groups = new Map();
  performance.mark('pivot-begins');
  const counted = matrixRows(row, col, tally);
  performance.measure('pivot', 'pivot-begins');
  for (const each of counted) {
    const key = row === ALL ? each.name : each.cells.map(cell => cell.join(':')).join();
    if (groups.has(key)) groups.get(key).names.push(each.name);
    else groups.set(key, { names: [each.name], cells: each.cells });
  }
  const isJudged = cell => cell.some(count => count > 0);
  const rows = [...groups.values()].filter(group => group.cells.some(isJudged));
  const empty = [...groups.values()].filter(group => !group.cells.some(isJudged))
    .reduce((sum, group) => sum + group.names.length, 0);
  const pages = Math.ceil(rows.length / limit), page = Math.min(Number(state.page) || 0, Math.max(pages - 1, 0));
  const why = emptiness(row, col, allowed);
  const body = rows.slice(page * limit, (page + 1) * limit).map((group, i) =>
    h('tr', { 'aria-rowindex': page * limit + i + 2, 'data-rows': group.names.length },
      h('th', { scope: 'row', title: group.names.length > 6 ? compactNames(group.names) : null },
        code(compactNames(group.names.slice(0, 6))),
        group.names.length > 6 ? ` and ${group.names.length - 6} more` : null),
      columns.map(({ name, level }, j) => cellOf(group, row, col, name, group.cells[level], q, i === 0 && j === 0, why(group, level)))));
  const view = table(`live-matrix${suffix}`,
    `Exact % by ${row} and ${col}${row === ALL ? '' : ` for ${data.strategies[strategyNumber()].id}`}${where}; rows that look alike are one. `
      + 'A cell narrows the query; arrow keys move.',
    [h('th', { scope: 'col' }, row), columns.map(({ name }) => h('th', { scope: 'col', class: 'n' }, code(name)))],
    body, { 'aria-rowcount': rows.length + 1, onkeydown: moveInGrid, class: 'grid' });
  return [view, pager(page, pages, rows.length, 'rows'),
    empty > 0 ? h('p', { class: 'soft' }, `${grouped(empty)} levels of ${row} have no scenario in the query.`) : null];
}

// Why nothing was judged in a cell: the constraint that excludes most of it.
function emptiness(row, col, allowed) {
  let pivot = null;
  const names = data.parameters.map(parameter => parameter.name);
  const values = [...Array(data.constraints.length + 2).keys()], bins = values.length;
  const a = names.indexOf(row), b = names.indexOf(col);
  return (group, level) => {
    if (group.cells[level][0] + group.cells[level][1] > 0) return '';
    if (group.cells[level][2] > 0) return 'ambiguous';
    if (group.cells[level][3] > 0) return 'not available';
    if (!pivot) {
      const scope = new Tally(all.diagrams, allowed, bins, values.map(value => [value]), scopeRoot());
      pivot = scope.pivot(
        scopeRoot(), row === ALL ? -1 : Math.min(a, b), row === ALL ? b : Math.max(a, b), values);
    }
    const wide = data.parameters[Math.max(a, b)].levels.length;
    const i = row === ALL ? 0 : data.parameters[a].levels.indexOf(group.names[0]);
    const place = row === ALL ? level : a > b ? level * wide + i : i * wide + level;
    const kinds = pivot.subarray(place * bins, (place + 1) * bins);
    const most = kinds.indexOf(Math.max(...kinds));
    return most > 0 && kinds[most] > 0 ? scopeWords(most) : 'nothing in the query';
  };
}

function cellOf(group, row, col, name, [exact, failing], q, isFirst, why) {
  if (exact + failing === 0) {
    return h('td', { class: 'n none excluded', title: why },
      h('span', { tabindex: isFirst ? 0 : -1, class: 'cell' }, '–', h('span', { class: 'unseen' }, ` ${why}`)));
  }
  const text = percent(exact, exact + failing), glyph = failing === 0 ? '✓' : '✗';
  const next = row === ALL ? narrowed(q, col, [name])
    : narrowed(narrowed(q, col, [name]), row, group.names);
  const strategy = row === ALL ? { strategy: group.names[0] } : {};
  return h('td', { class: `n d${density(exact, exact + failing)}` },
    h('a', {
      href: address({ q: next, page: '0', ...strategy }), class: 'cell', tabindex: isFirst ? 0 : -1,
      title: `${grouped(failing)} of ${grouped(exact + failing)} judged scenarios fail`,
    }, `${glyph} ${text}`));
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

function pager(page, pages, count, what) {
  if (pages <= 1) return null;
  const button = (text, target) => h('button', {
    type: 'button', disabled: target < 0 || target >= pages, onclick: () => go({ page: String(target) }),
  }, text);
  return h('p', { class: 'pager' }, button('Previous', page - 1),
    ` page ${page + 1} of ${pages}, ${grouped(count)} ${what} `, button('Next', page + 1));
}

// Names as a list that takes little room: iphone-{12, 13}, ipad-air-2.
function compactNames(names) {
  const groups = new Map();
  for (const name of names) {
    const cut = name.indexOf('-'), stem = cut > 0 ? name.slice(0, cut) : name;
    if (!groups.has(stem)) groups.set(stem, []);
    groups.get(stem).push(cut > 0 ? name.slice(cut + 1) : '');
  }
  return [...groups].map(([stem, rests]) => {
    const some = rests.filter(rest => rest !== '');
    const plain = rests.length > some.length ? [stem] : [];
    if (some.length === 1) return [...plain, `${stem}-${some[0]}`].join(', ');
    return some.length ? [...plain, `${stem}-{${some.join(', ')}}`].join(', ') : stem;
  }).join(', ');
}

// MARK: Scenarios of the query

function showScenarios() {
  const strategy = strategyNumber(), root = rootOf(strategy);
  const wanted = query.statuses.length > 0 ? query.statuses : [['failing']];
  // One that has several of the statuses counts once.
  const meets = value => {
    const statuses = statusesOf(value).map(kind => STATUS_NAMES[kind]);
    return wanted.every(some => some.some(status => statuses.includes(status)));
  };
  const met = tallyOf(query.allowed, root, 1, value => (meets(value) ? [0] : []));
  const [count] = met.count(root), found = met.list(root, 0, 20);
  const words = wanted.map(some => some.join(' or ')).join(' and ').replaceAll('-', ' ');
  return [
    h('p', {}, `${grouped(count)} scenarios of the query are ${words} for `,
      code(data.strategies[strategy].id), count > found.length ? `; the first ${found.length}:` : ':'),
    h('ul', { class: 'scenarios' }, found.map(levels =>
      h('li', {}, h('a', { href: address({ s: idOf(levels), step: '' }) }, code(idOf(levels)))))),
  ];
}

// MARK: Devices

function showDevices() {
  if (data.devices.length === 0) return [h('p', {}, 'This report was written without device profiles.')];
  const { levels } = data.parameters[0];
  const number = Math.max(0, levels.indexOf(state.device)), device = data.devices[number];
  const states = device.states.map(state => h('section', { class: 'facet' },
    h('h3', {}, `${device.name}, ${state.orientation}, iOS ${device.os}`),
    h('ul', { class: 'pictures' }, [null, ...state.keyboards].map(keyboard => h('li', {},
      deviceDrawing(device, state, keyboard),
      h('p', {}, keyboard ? `${keyboard.mode}: ${heightWords(keyboard)}` : 'no keyboard'),
      h('p', { class: 'soft' }, keyboard ? keyboard.is : state.safeAreaIs))))));
  return [
    h('div', { class: 'choices' }, choice('device', 'Device',
      levels.map((id, i) => [id, data.devices[i]?.name ?? id]), levels[number],
      value => go({ device: value }))),
    h('p', { class: 'soft' }, `${points(device.screen[0])} x ${points(device.screen[1])} pt, ${device.provenance}. `
      + 'Heights are those of Latin letters on the newest OS level; the line under each is its provenance.'),
    states,
  ];
}

function heightWords({ height, visible }) {
  return visible === undefined ? `${points(height)} pt` : `${points(visible)} of ${points(height)} pt on screen`;
}

// MARK: Two strategies

function showComparison() {
  const a = strategyNumber(state.a), b = strategyNumber(state.b || data.strategies[0].id);
  const isJudged = value => value > 0 && value < data.firstUnjudged;
  const counts = selected.diagrams.tallyPairs(rootOf(a), rootOf(b), query.allowed, 4, (x, y) => {
    if (!isJudged(x) || !isJudged(y)) return -1;
    const fails = value => (statusesOf(value)[0] === 0 ? 0 : 1);
    return 2 * fails(x) + fails(y);
  });
  const [left, right] = [a, b].map(number => data.strategies[number].id);
  const scenes = data.scenes.map((scene, number) => ({ scene, number }))
    .filter(({ scene }) => scene.levels.every((level, parameter) => query.allowed[parameter][level]))
    .sort((x, y) => differs(y.scene, a, b) - differs(x.scene, a, b)).slice(0, 60);
  const chosen = scenes.find(({ number }) => String(number) === state.scene) ?? scenes[0];
  return [
    h('div', { class: 'choices' }, strategyChoice('compare-a', 'Left', 'a'),
      choice('compare-b', 'Right', data.strategies.map(({ id }) => [id, id]), right, value => go({ b: value })),
      chosen ? choice('compare-scene', 'Scenario',
        scenes.map(({ scene, number }) => [String(number), idOf(scene.levels)]), String(chosen.number),
        value => go({ scene: value })) : null),
    table('live-pairs', 'Scenarios of the query in which both are judged.',
      [h('th', { scope: 'col' }, 'scenarios'), h('th', { scope: 'col', class: 'n' }, 'how many')],
      [['both exact', 0], [`only ${left} exact`, 1], [`only ${right} exact`, 2], ['both failing', 3]].map(([name, bin]) =>
        h('tr', {}, h('th', { scope: 'row' }, name), h('td', { class: 'n' }, grouped(counts[bin]))))),
    chosen ? sideBySide(chosen.scene, [a, b]) : h('p', {}, 'No scenario of the query has a picture.'),
  ];
}

function differs(scene, a, b) {
  return scene.steps.some((step, index) => step.judged
    && (endOf(scene, index, a).off !== 0) !== (endOf(scene, index, b).off !== 0)) ? 1 : 0;
}

function sideBySide(scene, strategies) {
  const step = Math.min(...strategies.map(strategy => firstWrong(scene, strategy)));
  return h('div', { class: 'pair' }, strategies.map(strategy =>
    pictured(scene, strategy, Math.min(step, scene.steps.length - 1))));
}

// The first step that is wrong for a strategy; past the last where none is.
function firstWrong(scene, strategy) {
  const step = scene.steps.findIndex((_, index) => endWords(endOf(scene, index, strategy)).startsWith('✗'));
  return step < 0 ? scene.steps.length : step;
}

function pictured(scene, strategy, step = Math.min(firstWrong(scene, strategy), scene.steps.length - 1)) {
  const { id } = data.strategies[strategy];
  return h('figure', {}, sceneDrawing(scene, step, strategy),
    h('figcaption', {}, h('h3', {}, code(id)),
      h('p', {}, `Step ${step + 1}, ${scene.steps[step].name}: ${endWords(endOf(scene, step, strategy))}`),
      h('p', { class: 'soft' }, ledgerWords(scene.steps[step], strategy)),
      h('p', {}, h('a', { href: address({ s: idOf(scene.levels), strategy: id, step: String(step + 1) }) },
        `${deviceName(scene)}: the whole scenario`))));
}
