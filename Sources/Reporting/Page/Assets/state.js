// What the reader asked for. All of it stands in the address, so that a link shows the same.

const DEFAULTS = {
  q: '', strategy: '', row: 'device', col: 'keyboard', facet: '', page: '0',
  a: '', b: '', scene: '', device: '', s: '', step: '',
};

const state = { ...DEFAULTS };
let query, queryError, tally;

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
  try {
    const next = parseQuery(state.q, data.parameters, rulesOfChoice());
    queryError = null;
    if (query && JSON.stringify(next.allowed) === JSON.stringify(query.allowed)) {
      query = next;
      return;
    }
    query = next;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    queryError = error;
    if (query) return;
    query = parseQuery('', data.parameters, []);
  }
  tally = new Tally(diagrams, query.allowed, Object.keys(STATUSES).length, statusesOf);
}

function strategyNumber(id = state.strategy) {
  const number = data.strategies.findIndex(strategy => strategy.id === id);
  if (number >= 0) return number;
  const failing = data.strategies.findIndex(strategy => strategy.rules.length > 0);
  return Math.max(failing, 0);
}

function rulesOfChoice() { return data.strategies[strategyNumber()]?.rules ?? []; }

function rootOf(strategy) { return Diagrams.root(data.roots[strategy]); }

// The diagram of what each scenario is: 0 judged, then the constraints, then not asked for.
function scopeRoot() { return Diagrams.root(data.roots[data.strategies.length]); }

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
  const levels = names.map((name, parameter) => data.parameters[parameter].levels.indexOf(name));
  return levels.includes(-1) ? null : levels;
}

function sceneOf(levels) {
  const key = levels.join();
  return data.scenes.find(scene => scene.levels.join() === key);
}

// How a strategy stands in a scenario, in words.
function standing(strategy, levels) {
  const value = diagrams.value(rootOf(strategy), levels);
  if (value === 0) return '– not judged';
  if (value < data.firstVerdict) return `– misreported: ${data.behaviors[value - 1]}`;
  const names = Object.keys(STATUSES), kinds = statusesOf(value);
  if (kinds[0] === 0) return '✓ exact';
  return `✗ ${kinds.slice(1).map(kind => names[kind].replaceAll('-', ' ')).join(', ')}`;
}

function explainCommand(levels, strategy) {
  return `insetmatrix explain ${shellWord(idOf(levels))} --strategy ${shellWord(data.strategies[strategy].id)}`;
}

function strategyChoice(id, label, name) {
  const options = data.strategies.map(strategy => [strategy.id, strategy.id]);
  const value = data.strategies[strategyNumber(state[name])].id;
  return choice(id, label, options, value, chosen => go({ [name]: chosen, page: '0' }));
}
