// What the reader asked for. All of it is in the address, so that a link shows the same.

const DEFAULTS = {
  q: '', strategy: '', row: 'strategy', col: 'os', cell: 'hidden', facet: '', page: '0',
  a: '', b: '', scene: '', device: '', s: '', step: '', by: '', sort: '', ui: '', at: '',
};

const state = { ...DEFAULTS };
// The diagrams of all scenarios: of each strategy, of what each scenario is, of the weakest
// provenance, and of each strategy's changes where there is an earlier result.
let all;
// What the query's filters leave of the strategies' diagrams, and what has been counted of the query.
let selection, query, queryError, measure;

// Reads an address; a name alone is a section.
function readAddress() {
  const hash = location.hash.slice(1);
  const values = new Map(hash.split('&').map(part => {
    const cut = part.indexOf('=');
    return cut < 0 ? ['at', decoded(part)] : [part.slice(0, cut), decoded(part.slice(cut + 1))];
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

// Reads the query again; one that cannot be read leaves the last one standing.
function readQuery() {
  let next;
  try {
    next = { ...readForgiving(), text: state.q };
    queryError = null;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    queryError = error;
    next = query ?? { ...parseQuery('', data.parameters, []), text: '' };
  }
  const filters = JSON.stringify([next.is, next.diff, next.statuses, (next.diff || next.statuses.length > 0) && strategyNumber()]);
  const counts = JSON.stringify([filters, next.allowed, hasUsage()]);
  const isCounted = query?.counts === counts;
  query = { ...next, filters, counts };
  if (isCounted) return;
  if (selection?.words !== filters) selection = select();
  // The chosen strategy is counted first, the others when the first numbers stand.
  measure = { isPartial: true, lanes: {}, harms: [], sums: {}, most: new Map(), rules: new Map(), marginals: [], moves: [] };
}

function part(root) { return all.diagrams.part(all.roots[root]); }

// Only what rests on such figures, is such for the chosen strategy, and changed so for it.
function select() {
  const { is, diff, statuses } = query, count = data.strategies.length, filters = new Filters(all.diagrams.sizes);
  let common = KEEPS_ALL;
  if (is) common = filters.keeping(part(count + 1), value => (value === 0 ? null : is.includes(data.provenances[value - 1])));
  if (statuses.length > 0) common = filters.both(common, filters.keeping(part(strategyNumber()), value => meets(value, statuses)));
  if (diff) common = filters.both(common, filters.keeping(part(changesOf(strategyNumber())), value => diff.includes(data.changes[value])));
  return {
    words: query.filters, parts: [], isFiltered: Boolean(is || diff || statuses.length),
    filters, restriction: new Restriction(filters),
    filter: common,
  };
}

// The root of a strategy's changes.
function changesOf(strategy) { return data.strategies.length + 2 + strategy; }

// Whether the query has a scenario.
function isOfQuery(levels) {
  if (!isIn(levels, query.allowed)) return false;
  const { is, diff, statuses } = query, value = root => all.diagrams.value(all.roots[root], levels);
  return (!is || is.includes(data.provenances[value(data.strategies.length + 1) - 1]))
    && (!diff || diff.includes(data.changes[value(changesOf(strategyNumber()))]))
    && (statuses.length === 0 || meets(value(strategyNumber()), statuses));
}

// A strategy's diagrams as the filters leave them.
function kept(strategy) {
  const { parts, restriction, filter } = selection;
  parts[strategy] ??= restriction.left(part(strategy), filter);
  return parts[strategy];
}

// Whether a value has one of each list of statuses; found out once for all values, since scenes and runs of levels ask.
function meets(value, lists) {
  lists.isMet ??= OUTCOMES.map((_, each) => {
    const statuses = statusesOf(each).map(kind => STATUS_NAMES[kind]);
    return lists.every(some => some.some(status => statuses.includes(status)));
  });
  return lists.isMet[value];
}

// What most apps that have a library for it use.
const WIDESPREAD = 'iq-keyboard-manager';

// The strategy that the address names. Without one, one's own where the gate finds it failing, else what
// an app may have today.
function strategyNumber(id = state.strategy) {
  data.numbers ??= new Map(data.strategies.map((strategy, number) => [strategy.id, number]));
  if (!data.numbers.has(id)) data.numbers.set(id, usualStrategy());
  return data.numbers.get(id);
}

function usualStrategy() {
  const failing = [...data.strategies.keys()].filter(index => data.strategies[index].rules.length > 0);
  const find = isWanted => failing.find(index => isWanted(data.strategies[index]));
  return (data.verdict?.status === 'fail' ? find(({ gated }) => gated) : undefined)
    ?? find(({ id: each }) => each === WIDESPREAD) ?? find(({ group }) => group === 'library') ?? failing[0] ?? 0;
}

function rulesOfChoice() { return data.strategies[strategyNumber()]?.rules ?? []; }

// What each scenario is: 0 judged, then the constraints, then not asked for.
function scopePart() { return part(data.strategies.length); }

// Why a scenario was not run.
function scopeWords(value) { return data.constraints[value - 1] ?? 'the plan does not ask for it'; }

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

function valueAt(levels, strategy) { return all.diagrams.value(all.roots[strategy], levels); }

function harmAt(levels, strategy) { return OUTCOMES[valueAt(levels, strategy)].harm; }

// The status of a strategy in a scenario, in words.
function standing(strategy, levels) {
  const value = valueAt(levels, strategy);
  if (value === 0) return '– not judged';
  if (value >= FIRST_UNJUDGED) return `– ${STATUSES[STATUS_NAMES[statusesOf(value)[0]]]}`;
  const kinds = statusesOf(value);
  if (kinds[0] === 0) return '✓ exact';
  return `✗ ${kinds.slice(1).map(kind => STATUSES[STATUS_NAMES[kind]]).join(', ')}`;
}

function explainCommand(levels, strategy) {
  return `insetmatrix explain ${shellWord(idOf(levels))} --strategy ${shellWord(data.strategies[strategy].id)}${data.explainOptions}`;
}

const GROUPS = {
  own: 'Yours', apple: 'Apple', library: 'Libraries', 'write-up': 'Write-ups', control: 'Reference', '': 'Strategies',
};

// The strategies in groups that people know, as [title, numbers].
function strategyGroups(numbers = [...data.strategies.keys()]) {
  const groups = Map.groupBy(numbers, number => (Object.hasOwn(GROUPS, data.strategies[number].group) ? data.strategies[number].group : ''));
  return Object.keys(GROUPS).filter(group => groups.has(group)).map(group => [GROUPS[group], groups.get(group)]);
}

function strategyChoice(id, label, name, { isWanted = () => true, isNewPage = false } = {}) {
  const select = h('select', { id, onchange: event => go({ [name]: event.target.value, page: '0' }, isNewPage) },
    strategyGroups([...data.strategies.keys()].filter(isWanted)).map(([title, numbers]) => h('optgroup', { label: title },
      numbers.map(number => h('option', { value: data.strategies[number].id }, nameOf(number))))));
  select.value = data.strategies[strategyNumber(state[name])].id;
  return h('label', { class: 'choice', for: id }, h('span', {}, label), select);
}
