// The query language of `--where`, with three words of the page's own: status, rule, and ordered
// comparisons of levels that begin with a number.

const STATUSES = {
  exact: 'every step right', failing: 'something wrong', hidden: 'content under the keyboard',
  gap: 'empty room', 'other-edges': 'another edge off', indicators: 'indicator off',
  'not-restored': 'off without a keyboard', misreported: 'reported and real part',
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

function globs(pattern, name) {
  const parts = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(name);
}

function levelsMatching(pattern, levels) {
  if (pattern.includes('*')) return levels.map(level => globs(pattern, level));
  if (levels.includes(pattern)) return levels.map(level => level === pattern);
  return levels.map(level =>
    pattern !== '' && (level.startsWith(pattern + '-') || level.startsWith(pattern + '+')));
}

// Reads a query: the levels that it allows, the statuses and the rule that it asks for.
function parseQuery(text, parameters, rules) {
  const query = { allowed: everything(parameters), statuses: null, rule: null };
  for (const match of text.matchAll(/(?:[^\s"]|"[^"]*")+/g)) {
    readTerm(match[0].replaceAll('"', ''), match.index, query, parameters, rules);
  }
  return query;
}

function readTerm(term, offset, query, parameters, rules) {
  const match = /^([^:<>=]*)(:|>=|<=|>|<)(.*)$/s.exec(term);
  if (!match) throw new QueryError(`“${term}” is not parameter:level`, offset);
  const [, name, operator, rest] = match;
  if (name === 'status' && operator === ':') return readStatus(rest, offset, query);
  if (name === 'rule' && operator === ':') return readRule(rest, offset, query, rules);
  const parameter = parameters.findIndex(candidate => candidate.name === name);
  if (parameter < 0) {
    const names = parameters.map(candidate => candidate.name).concat('status', 'rule').join(', ');
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

function readStatus(text, offset, query) {
  query.statuses ??= [];
  for (const status of text.split(',')) {
    if (!(status in STATUSES)) {
      throw new QueryError(
        `there is no status “${status}”; there are ${Object.keys(STATUSES).join(', ')}`, offset);
    }
    query.statuses.push(status);
  }
}

function readRule(text, offset, query, rules) {
  const rule = rules[Number(text) - 1];
  if (!rule) throw new QueryError(`there is no rule “${text}”; rules are 1 to ${rules.length}`, offset);
  query.rule = Number(text);
  cubeOf(rule).forEach((levels, parameter) => levels.forEach((isAllowed, level) => {
    if (!isAllowed) query.allowed[parameter][level] = false;
  }));
}

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
  if (value < data.firstVerdict) return [7];
  const code = value - data.firstVerdict;
  if ((code & 15) === 0) return [0];
  const kinds = [1];
  if ((code & 3) === 1) kinds.push(2);
  if ((code & 3) === 2) kinds.push(3);
  if (code & 4) kinds.push(4);
  if (code & 8) kinds.push(5);
  if (code & 16) kinds.push(6);
  return kinds;
}
