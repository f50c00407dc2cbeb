// What the reader asked for. All of it is in the address, so that a link shows the same.

const DEFAULTS = {
  q: '', strategy: '', row: 'device', col: 'keyboard', facet: '', page: '0',
  a: '', b: '', scene: '', device: '', s: '', step: '',
};

const state = { ...DEFAULTS };
// The diagrams of all scenarios: of each strategy, of what each scenario is, of the weakest
// provenance, and of each strategy's changes where there is an earlier result.
let all;
// The strategies' diagrams as the query leaves them, and what they count.
let selected, query, queryError, tally;

function readAddress() {
  const hash = location.hash.slice(1);
  if (hash !== '' && !hash.includes('=')) return;
  const values = new Map(location.hash.slice(1).split('&').map(part => {
    const cut = part.indexOf('=');
    return [part.slice(0, cut), decoded(part.slice(cut + 1))];
  }));
  for (const name of Object.keys(DEFAULTS)) state[name] = values.get(name) ?? DEFAULTS[name];
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function address(changes = {}) {
  const parts = Object.entries({ ...state, ...changes })
    .filter(([name, value]) => value !== DEFAULTS[name])
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%(2B|2C|2F|3A)/g, decodeURIComponent)}`);
  return `#${parts.join('&') || 'top='}`;
}

// Shows something else: a new page for the way back, or the same one changed.
function go(changes, isNewPage = false) {
  const target = address(changes);
  Object.assign(state, changes);
  if (isNewPage) history.pushState(null, '', target);
  else history.replaceState(null, '', target);
  render();
}

// Reads the query again; one that cannot be read leaves the last one standing.
function readQuery() {
  let next;
  try {
    next = parseQuery(state.q, data.parameters, rulesOfChoice());
    queryError = null;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    queryError = error;
    if (query) return;
    next = parseQuery('', data.parameters, []);
  }
  const isSame = (...names) => query && names.every(name => JSON.stringify(next[name]) === JSON.stringify(query[name]));
  const [keepsDiagrams, keepsCounts] = [isSame('is', 'diff'), isSame('is', 'diff', 'allowed')];
  query = next;
  if (!keepsDiagrams) selected = filtered();
  if (!keepsCounts) tally = tallyOf(query.allowed);
}

// What the strategies' diagrams count of some levels: all of them, or one; for each status, or as
// a function sorts values into bins.
function tallyOf(allowed, root, bins = STATUS_NAMES.length, binsOf = statusesOf) {
  const values = Array.from({ length: data.firstUnjudged + 2 }, (_, value) => binsOf(value));
  return new Tally(selected.diagrams, allowed, bins, values, root);
}

// The strategies' diagrams with only what rests on such figures, and changed so.
function filtered() {
  const count = data.strategies.length;
  let result = { diagrams: all.diagrams, roots: all.roots.slice(0, count) };
  const filters = [
    [query.is, data.provenances, () => all.roots[count + 1], 1],
    [query.diff, data.changes, strategy => all.roots[count + 2 + strategy], 0],
  ];
  for (const [wanted, names, root, first] of filters) {
    if (!wanted) continue;
    const values = new Set(wanted.map(name => names.indexOf(name) + first));
    result = result.diagrams.restricted(
      result.roots.map((outcomes, strategy) => [outcomes, root(strategy)]), all.diagrams,
      value => values.has(value));
  }
  return result;
}

function strategyNumber(id = state.strategy) {
  const number = data.strategies.findIndex(strategy => strategy.id === id);
  if (number >= 0) return number;
  const failing = data.strategies.findIndex(strategy => strategy.rules.length > 0);
  return Math.max(failing, 0);
}

function rulesOfChoice() { return data.strategies[strategyNumber()]?.rules ?? []; }

function rootOf(strategy) { return selected.roots[strategy]; }

// The diagram of what each scenario is: 0 judged, then the constraints, then not asked for.
function scopeRoot() { return all.roots[data.strategies.length]; }

function scopeWords(value) {
  if (value === 0) return 'run';
  return data.constraints[value - 1] ? `excluded: ${data.constraints[value - 1]}` : 'not run';
}

function idOf(levels) {
  return levels.map((level, parameter) => data.parameters[parameter].levels[level]).join('/');
}

// A scenario's levels; null where there is no such scenario.
function levelsOf(id) {
  const names = id.split('/');
  if (names.length !== data.parameters.length) return null;
  const levels = names.map((name, parameter) => levelNumber(name, data.parameters[parameter].levels));
  return levels.includes(-1) ? null : levels;
}

// The number of a level; a version without a minor number, as in older links, is that with 0.
function levelNumber(name, levels) {
  return levels.includes(name) ? levels.indexOf(name) : levels.indexOf(name.replace(/^(\d+)(\+|$)/, '$1.0$2'));
}

function sceneOf(levels) {
  const key = levels.join();
  return data.scenes.find(scene => scene.levels.join() === key);
}

// The status of a strategy in a scenario, in words.
function standing(strategy, levels) {
  const value = all.diagrams.value(all.roots[strategy], levels);
  if (value === 0) return '– not judged';
  if (value >= data.firstUnjudged) return `– ${STATUS_NAMES[statusesOf(value)[0]].replaceAll('-', ' ')}`;
  const kinds = statusesOf(value);
  if (kinds[0] === 0) return '✓ exact';
  return `✗ ${kinds.slice(1).map(kind => STATUS_NAMES[kind].replaceAll('-', ' ')).join(', ')}`;
}

function explainCommand(levels, strategy) {
  return `insetmatrix explain ${shellWord(idOf(levels))} --strategy ${shellWord(data.strategies[strategy].id)}${data.explainOptions}`;
}

function strategyChoice(id, label, name) {
  const options = data.strategies.map(strategy => [strategy.id, strategy.id]);
  const value = data.strategies[strategyNumber(state[name])].id;
  return choice(id, label, options, value, chosen => go({ [name]: chosen, page: '0' }));
}
