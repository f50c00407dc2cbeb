// The query language of `--where`, with words of the page's own: status, edge, delta, rule, is, diff,
// and ordered comparisons of levels that begin with a number.

const STATUSES = {
  exact: 'every step right', failing: 'something wrong', hidden: 'content under the keyboard',
  gap: 'empty room', 'other-edges': 'another edge off', indicators: 'indicator off',
  'not-restored': 'off without a keyboard', misreported: 'reported and real part',
};

const STATUS_NAMES = Object.keys(STATUSES);

// Other words for statuses, by the word before the colon.
const SYNONYMS = {
  status: { pass: ['exact'], fail: ['failing'] },
  edge: { bottom: ['hidden', 'gap'], other: ['other-edges'] },
  delta: { '<0': ['hidden'], '>0': ['gap'] },
};

class QueryError extends Error {
  constructor(message, offset) {
    super(message);
    this.offset = offset;
  }
}

function everything(parameters) {
  return parameters.map(parameter => parameter.levels.map(() => true));
}

function glob(pattern) {
  const parts = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

function levelsMatching(pattern, levels) {
  if (pattern.includes('*')) {
    const whole = glob(pattern);
    return levels.map(level => whole.test(level));
  }
  if (levels.includes(pattern)) return levels.map(level => level === pattern);
  return levels.map(level =>
    pattern !== '' && (level.startsWith(pattern + '-') || level.startsWith(pattern + '+')));
}

// Reads a query: the levels that it allows, and the statuses, one of each list, the rule, the
// provenance and the changes that it asks for.
function parseQuery(text, parameters, rules) {
  const query = { allowed: everything(parameters), statuses: [], rule: null, is: null, diff: null };
  for (const match of text.matchAll(/(?:[^\s"]|"[^"]*")+/g)) {
    readTerm(match[0].replaceAll('"', ''), match.index, query, parameters, rules);
  }
  return query;
}

function readTerm(term, offset, query, parameters, rules) {
  const match = /^([^:<>=]*)(:|>=|<=|>|<)(.*)$/s.exec(term);
  if (!match) throw new QueryError(`“${term}” is not parameter:level`, offset);
  const [, name, operator, rest] = match;
  const read = operator === ':' && Object.hasOwn(WORDS, name) ? WORDS[name] : null;
  if (read) return read(rest, offset, query, rules, name);
  const parameter = parameters.findIndex(candidate => candidate.name === name);
  if (parameter < 0) {
    const names = parameters.map(candidate => candidate.name).concat(Object.keys(WORDS)).join(', ');
    throw new QueryError(`there is no parameter “${name}”; there are ${names}`, offset);
  }
  const levels = parameters[parameter].levels;
  const allows = operator === ':'
    ? chosen(rest, levels, name, offset) : compared(operator, rest, levels, name, offset);
  allows.forEach((isAllowed, level) => {
    if (!isAllowed) query.allowed[parameter][level] = false;
  });
}

function chosen(text, levels, name, offset) {
  let wanted = null;
  const unwanted = levels.map(() => false);
  for (const value of text.split(',')) {
    const pattern = value.replace(/^!/, ''), matches = levelsMatching(pattern, levels);
    if (!matches.includes(true)) {
      throw new QueryError(`no level of ${name} is “${pattern}”`, offset);
    }
    if (value.startsWith('!')) matches.forEach((is, level) => { if (is) unwanted[level] = true; });
    else wanted = wanted ? wanted.map((is, level) => is || matches[level]) : matches;
  }
  return levels.map((_, level) => (wanted ? wanted[level] : true) && !unwanted[level]);
}

function compared(operator, text, levels, name, offset) {
  const bound = version(text);
  if (!bound) throw new QueryError(`${name}${operator} needs a number`, offset);
  return levels.map(level => {
    const order = compareVersions(version(level) ?? [-1], bound);
    return { '>': order > 0, '>=': order >= 0, '<': order < 0, '<=': order <= 0 }[operator];
  });
}

function version(text) {
  const match = /^\d+(\.\d+)*/.exec(text);
  return match ? match[0].split('.').map(Number) : null;
}

function compareVersions(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) - (b[i] ?? 0);
  }
  return 0;
}

function oneOf(value, names, what, offset) {
  if (names.includes(value)) return value;
  throw new QueryError(`there is no ${what} “${value}”; there are ${names.join(', ')}`, offset);
}

function readStatus(text, offset, query, rules, name) {
  const synonyms = SYNONYMS[name], own = name === 'status' ? STATUS_NAMES : [];
  const names = [...own, ...Object.keys(synonyms)];
  const values = text.split(',').map(value => oneOf(value, names, name, offset));
  query.statuses.push([...new Set(values.flatMap(value => synonyms[value] ?? [value]))]);
}

function readProvenance(text, offset, query) {
  query.is = narrowedTo(query.is, text, data.provenances, 'provenance', offset);
}

function readChange(text, offset, query) {
  if (!data.changes) throw new QueryError('this report has no earlier result to compare with', offset);
  query.diff = narrowedTo(query.diff, text, data.changes, 'change', offset);
}

// The values of a list, of those that an earlier term has left: all terms hold.
function narrowedTo(earlier, text, names, what, offset) {
  const values = text.split(',').map(value => oneOf(value, names, what, offset));
  return earlier ? earlier.filter(value => values.includes(value)) : values;
}

function readRule(text, offset, query, rules) {
  const number = Number(text.replace(/^R/, '')), rule = rules[number - 1];
  if (!rule) throw new QueryError(`there is no rule “${text}”; rules are 1 to ${rules.length}`, offset);
  query.rule = number;
  cubeOf(rule).forEach((levels, parameter) => levels.forEach((isAllowed, level) => {
    if (!isAllowed) query.allowed[parameter][level] = false;
  }));
}

// What may stand before a colon beside parameters.
const WORDS = {
  status: readStatus, edge: readStatus, delta: readStatus, rule: readRule,
  is: readProvenance, diff: readChange,
};

// The levels that a rule's condition allows.
function cubeOf(rule) {
  if (!rule.allowed) {
    rule.allowed = everything(data.parameters);
    for (const [parameter, digits] of rule.cube) {
      rule.allowed[parameter] = rule.allowed[parameter].map((_, level) =>
        Boolean(parseInt(digits[level >> 2], 16) >> (level & 3) & 1));
    }
  }
  return rule.allowed;
}

// The terms of a query, as they are written.
function termsOf(text) { return [...text.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(match => match[0]); }

// A query with one parameter narrowed to some values, whatever it said of it before.
function narrowed(text, name, values) {
  const rest = termsOf(text).filter(term => !term.startsWith(name + ':'));
  return [...rest, ...(values.length ? [`${name}:${values.join(',')}`] : [])].join(' ');
}

// The kinds that a value of a strategy's diagram counts for: those of STATUSES, in their order.
function statusesOf(value) {
  if (value === 0) return [];
  if (value >= data.firstMisreport) return [7];
  const code = value - 1;
  if ((code & 15) === 0) return [0];
  const kinds = [1];
  if ((code & 3) === 1) kinds.push(2);
  if ((code & 3) === 2) kinds.push(3);
  if (code & 4) kinds.push(4);
  if (code & 8) kinds.push(5);
  if (code & 16) kinds.push(6);
  return kinds;
}
