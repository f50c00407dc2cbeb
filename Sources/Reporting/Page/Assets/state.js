// What the reader asked for. All of it is in the address, so that a link shows the same.

const DEFAULTS = {
  q: '', strategy: '', other: '', row: 'device', col: 'keyboard', measure: 'fails', page: '0', s: '', step: '', at: '',
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

// MARK: The query

// What queries are read in: the program's parameters and synonyms, and words of the page's own.
function language() {
  return { parameters: data.parameters, synonyms: data.synonyms, own: { diff: readChange } };
}

// All terms hold: of a list those that earlier ones have left.
function readChange(text, index, query) {
  if (!data.changes) throw new QueryError('this report has no earlier result to compare with', index, text);
  const values = text.split(',').map(value => {
    const name = data.changes.find(each => each === fold(value));
    if (!name) throw new QueryError(`\`diff:\` takes ${data.changes.join(', ')}, not \`${value}\``, index, value, nearest(value, data.changes));
    index += value.length + 1;
    return name;
  });
  query.diff = query.diff ? query.diff.filter(value => values.includes(value)) : values;
}

// The levels that the condition of a cause or a behavior allows.
function cubeOf(condition) {
  if (!condition.allowed) {
    condition.allowed = everything(data.parameters);
    for (const [parameter, digits] of condition.cube) {
      condition.allowed[parameter] = condition.allowed[parameter].map((_, level) =>
        Boolean(parseInt(digits[level >> 2], 16) >> (level & 3) & 1));
    }
  }
  return condition.allowed;
}

// Whether the result that is shown is that of everything.
function isEverything() { return termsOf(query.text).length === 0; }

// What its scenarios are of.
function whose() { return isEverything() ? 'the run' : 'your filter'; }

// A query, or why it cannot be read.
function queryOf(text) {
  try {
    return { ...parseQuery(text, language()), text };
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

// Reads the query again; one that cannot be read leaves the last one standing.
function readQuery() {
  const asked = queryOf(state.q);
  queryError = asked instanceof QueryError ? asked : null;
  const next = queryError ? query ?? queryOf('') : asked;
  const filter = JSON.stringify(next.diff ? [next.diff, strategyNumber()] : null);
  const counts = JSON.stringify([filter, next.allowed]);
  const isCounted = query?.counts === counts;
  query = { ...next, counts };
  if (isCounted) return;
  if (selection?.words !== filter) selection = { words: filter, parts: {}, filter: query.diff ? changeFilter(query.diff) : null };
  // The chosen strategy is counted first, the others when the first numbers stand.
  measure = { isPartial: true, lanes: {}, harms: [], sums: {}, causes: new Map(), costliest: new Map() };
}

// What changed so for the chosen strategy.
function changeFilter(changes) {
  const list = new NodeList(), changed = part(changesOf(strategyNumber()));
  const root = new UniqueNodes(all.diagrams.sizes, list)
    .mapped(changed, value => (changes.includes(data.changes[value]) ? KEPT : NONE));
  return { list, root };
}

function part(root) { return all.diagrams.part(all.roots[root]); }

// The root of a strategy's changes.
function changesOf(strategy) { return data.strategies.length + 2 + strategy; }

// Whether the query has a scenario.
function isOfQuery(levels) {
  return isIn(levels, query.allowed) && (!query.diff
    || query.diff.includes(data.changes[all.diagrams.value(all.roots[changesOf(strategyNumber())], levels)]));
}

// What the filter leaves of a strategy's part; each has a name of its own.
function left(own, name) {
  const { filter, parts } = selection;
  if (!filter) return own;
  parts[name] ??= new Restriction(all.diagrams.sizes).left(own, OUTCOMES.length, filter);
  return parts[name];
}

// A strategy's diagrams as the filter leaves them.
function kept(strategy) { return left(part(strategy), strategy); }

// What most apps that have a library for it use.
const WIDESPREAD = 'iq-keyboard-manager';

// The strategy that the address names. Without one, one's own where the gate finds it failing, else what
// an app may have today.
function strategyNumber(id = state.strategy) {
  data.numbers ??= new Map(data.strategies.map((strategy, number) => [strategy.id, number]));
  if (!data.numbers.has(id)) data.numbers.set(id, usualStrategy());
  return data.numbers.get(id);
}

function usualStrategy(isOfApp = () => true) {
  const some = [...data.strategies.keys()].filter(isOfApp), failing = some.filter(index => data.strategies[index].failing > 0);
  const find = isWanted => failing.find(index => isWanted(data.strategies[index]));
  return (data.verdict?.status === 'fail' ? find(({ gated }) => gated) : undefined)
    ?? find(({ id: each }) => each === WIDESPREAD)
    // The library that is met most often.
    ?? failing.filter(index => data.strategies[index].group === 'library').sort((a, b) => harms(a).share(NOT_AVAILABLE) - harms(b).share(NOT_AVAILABLE))[0]
    ?? failing[0] ?? some[0] ?? 0;
}

// Why a scenario was not run, by what it is: 0 judged, then the constraints, then not asked for.
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

function explainCommand(levels, strategy) {
  return `insetmatrix explain ${shellWord(idOf(levels))} --strategy ${shellWord(data.strategies[strategy].id)}${data.explainOptions}`;
}

const GROUPS = {
  own: 'Yours', apple: 'Apple', library: 'Libraries', app: 'Apps', 'write-up': 'Write-ups', web: 'Web pages', control: 'Reference', '': 'Strategies',
};

// The strategies in groups that people know, as [title, numbers].
function strategyGroups(numbers) {
  const groups = groupsBy(numbers, number => (Object.hasOwn(GROUPS, data.strategies[number].group) ? data.strategies[number].group : ''));
  return Object.keys(GROUPS).filter(group => groups.has(group)).map(group => [GROUPS[group], groups.get(group)]);
}

function strategyChoice(id, label, { name = 'strategy', chosen = strategyNumber(), isWanted = () => true, isNewPage = false } = {}) {
  const groups = strategyGroups([...data.strategies.keys()].filter(isWanted));
  return choice(id, label, groups.map(([title, numbers]) => [title, numbers.map(number => [data.strategies[number].id, nameOf(number)])]),
    data.strategies[chosen].id, value => go({ [name]: value, page: '0' }, isNewPage));
}
