// The query language of docs/queries.md, with words of the page's own: status, edge, delta, rule, is
// and diff.

const STATUSES = {
  exact: 'every step right', failing: 'something wrong', hidden: 'content under the keyboard',
  gap: 'empty room', 'other-edges': 'another edge off', indicators: 'indicator off',
  offset: 'content offset off',
  'not-restored': 'off without a keyboard', ambiguous: 'no app can know',
  'not-available': 'the OS lacks it',
};

const STATUS_NAMES = Object.keys(STATUSES);

// Other words for statuses, by the word before the colon.
const SYNONYMS = {
  status: { pass: ['exact'], fail: ['failing'] },
  edge: { bottom: ['hidden', 'gap'], other: ['other-edges'] },
  delta: { '<0': ['hidden'], '>0': ['gap'] },
};

// A query that cannot be read: the part that is wrong by its index in the text, and by its offset in
// characters.
class QueryError extends Error {
  constructor(problem, index, part, suggestion = null) {
    super(problem + (suggestion === null ? '' : `, did you mean \`${suggestion}\`?`));
    this.index = index;
    this.part = part;
    this.suggestion = suggestion;
  }

  locate(text) {
    this.offset = [...text.slice(0, this.index)].length;
    this.length = Math.max(1, [...this.part].length);
  }
}

// Reads a query: the levels that it allows, and the statuses, one of each list, the rule, the
// provenance and the changes that it asks for; and its terms, where words that are one name are one.
function parseQuery(text, parameters, rules) {
  const query = { allowed: everything(parameters), statuses: [], rule: null, is: null, diff: null, terms: [] };
  try {
    let words = [];
    for (const match of text.matchAll(TERMS)) {
      if (WORD.test(match[0])) {
        words.push({ word: match[0], index: match.index, end: match.index + match[0].length });
        continue;
      }
      searchWords(words, text, query, parameters);
      words = [];
      query.terms.push(match[0]);
      if (match[0] !== '*') readTerm(match[0], match.index, query, parameters, rules);
    }
    searchWords(words, text, query, parameters);
  } catch (error) {
    if (error instanceof QueryError) error.locate(text);
    throw error;
  }
  return query;
}

const TERMS = /[^ \t\r\n]+/g;

// A term that is looked for in the levels of all parameters: it has no sign that means something.
const WORD = /^[^:<>=*!,]+$/;

// The terms of a query, as they are written.
function termsOf(text) { return text.match(TERMS) ?? []; }

function everything(parameters) {
  return parameters.map(parameter => parameter.levels.map(() => true));
}

function readTerm(term, index, query, parameters, rules) {
  const sign = term.search(/[:<>]/);
  if (sign < 1) throw new QueryError(`\`${term}\` is not \`parameter:level\``, index, term, corrected(term, parameters));
  const name = term.slice(0, sign), rest = term.slice(sign + 1), word = fold(name);
  const parameter = parameters.findIndex(candidate => fold(candidate.name) === word);
  if (parameter < 0) {
    if (!Object.hasOwn(WORDS, word)) {
      const near = nearest(name, parameters.map(candidate => candidate.name)) ?? nearest(name, Object.keys(WORDS));
      throw new QueryError(`unknown parameter \`${name}\``, index, name, near);
    }
    if (term[sign] !== ':') throw incomparable(term.slice(sign), word, index + sign);
    WORDS[word](rest, index + sign + 1, query, rules, word);
    return;
  }
  const allows = term[sign] === ':'
    ? chosen(rest, parameters[parameter], index + sign + 1)
    : compared(term.slice(sign), parameters[parameter], index + sign);
  narrow(query, parameter, allows);
}

function narrow(query, parameter, allows) {
  allows.forEach((isAllowed, level) => {
    if (!isAllowed) query.allowed[parameter][level] = false;
  });
}

// The term with a colon, where it has the equal sign of other languages.
function corrected(term, parameters) {
  const match = /^([^=]*?)(!?)=+(.*)$/s.exec(term);
  const parameter = match && parameters.find(candidate => fold(candidate.name) === fold(match[1]));
  return parameter ? `${parameter.name}:${match[2]}${match[3]}` : null;
}

// The levels that a list of values allows. From the first ! on, all values are excluded.
function chosen(list, { name, levels }, index) {
  let wanted = null, isNegated = false;
  const unwanted = levels.map(() => false);
  for (const value of list.split(',')) {
    if (value.startsWith('!')) isNegated = true;
    const pattern = value.replace(/^!/, ''), matches = levelsMatching(pattern, levels);
    if (pattern === '') throw new QueryError(`${name} needs a level after \`${name}:\``, index, value);
    if (!matches.includes(true)) {
      const near = /^[<>]/.test(pattern) ? name + pattern : nearest(pattern, levels);
      throw new QueryError(`no level of ${name} is \`${pattern}\``, index, value, near);
    }
    if (isNegated) matches.forEach((is, level) => { if (is) unwanted[level] = true; });
    else wanted = wanted ? wanted.map((is, level) => is || matches[level]) : matches;
    index += value.length + 1;
  }
  return levels.map((_, level) => (wanted ? wanted[level] : true) && !unwanted[level]);
}

// The levels that a comparison such as >=17 allows.
function compared(comparison, { name, levels }, index) {
  const sign = /^[<>]=?/.exec(comparison)[0], value = comparison.slice(sign.length);
  const versions = levels.map(levelVersion);
  if (versions.includes(null)) throw incomparable(comparison, name, index);
  if (value === '') throw new QueryError(`${name} needs a version after \`${name}${sign}\``, index + sign.length, value);
  const bound = version(value);
  if (!bound) {
    throw new QueryError(`\`${value}\` is not a version such as \`17\` or \`16.7\``, index + sign.length, value);
  }
  const result = versions.map(numbers => {
    const order = versionOrder(numbers, bound);
    return order === 0 ? sign.endsWith('=') : (order > 0) === (sign[0] === '>');
  });
  if (!result.includes(true)) throw new QueryError(`no level of ${name} is \`${comparison}\``, index, comparison);
  return result;
}

function incomparable(comparison, name, index) {
  const sign = /^[<>]=?/.exec(comparison)[0];
  return new QueryError(`\`${sign}\` compares versions, and the levels of ${name} are not versions`, index, sign);
}

// A version's numbers; null where the text is none.
function version(text) {
  return /^\d{1,9}(\.\d{1,9})*$/.test(text) ? text.split('.').map(Number) : null;
}

// The version of a level: what precedes the + of its name, if any.
function levelVersion(level) { return version(level.split('+')[0]); }

// Compares a version with a bound by the numbers that the bound has: it represents its family.
function versionOrder(numbers, bound) {
  for (const [i, number] of bound.entries()) {
    if ((numbers[i] ?? 0) !== number) return (numbers[i] ?? 0) - number;
  }
  return 0;
}

// Whether a value matches each level: itself, or its family where there is none such.
function levelsMatching(value, levels) {
  if (levels.includes(value)) return levels.map(level => level === value);
  const pattern = fold(value), names = levels.map(fold);
  if (pattern.includes('*')) {
    const whole = glob(pattern);
    return names.map(name => whole.test(name));
  }
  if (pattern === '' || names.includes(pattern)) return names.map(name => name === pattern);
  return names.map(name => {
    if (name.length <= pattern.length || !name.startsWith(pattern)) return false;
    const next = name[pattern.length];
    return next === '-' || next === '+' || (next === '.' && version(pattern) !== null && levelVersion(name) !== null);
  });
}

function glob(pattern) {
  const parts = pattern.split(/\*+/).map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

// The text with ASCII letters in lower case.
function fold(text) { return text.replace(/[A-Z]+/g, letters => letters.toLowerCase()); }

// The name that was probably meant: two edits away, or a quarter of the length, and less than half.
function nearest(text, names) {
  const { length } = [...text];
  if (length > 80) return null;
  const [near] = names.map(name => ({ name, distance: editDistance(text, name) }))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  const isNear = near && near.distance <= Math.max(2, Math.floor(length / 4))
    && near.distance * 2 < Math.max(length, near.name.length);
  return isNear ? near.name : null;
}

function editDistance(a, b) {
  const other = [...fold(b)], row = [0, ...other.map((_, j) => j + 1)];
  for (const [i, x] of [...fold(a)].entries()) {
    let diagonal = row[0];
    row[0] = i + 1;
    other.forEach((y, j) => {
      [diagonal, row[j + 1]] = [row[j + 1], Math.min(diagonal + (x === y ? 0 : 1), row[j] + 1, row[j + 1] + 1)];
    });
  }
  return row[other.length];
}

// MARK: Words without a colon

// How many words are one name at most.
const MOST_WORDS = 6;

// Reads words that are next to each other; as many as match together are one name.
function searchWords(words, text, query, parameters) {
  let start = 0, last = 0;
  while (start < words.length) {
    let end = Math.min(words.length, start + MOST_WORDS);
    while (end > start && !takeWords(words.slice(start, end), text, query, parameters)) end--;
    if (end === start) throw missingWord(words, start, last, text, parameters);
    query.terms.push(words.slice(start, end).map(({ word }) => word).join(' '));
    last = start;
    start = end;
  }
}

// Narrows the parameter in which words are found; words of several parameters are an error.
function takeWords(words, text, query, parameters) {
  const found = wordsFound(words.map(({ word }) => word), parameters);
  if (found.length > 1) {
    const part = text.slice(words[0].index, words.at(-1).end);
    const name = words.map(({ word }) => word).join('-');
    const choices = found.map(({ parameter, allows }) => {
      const { name: own, levels } = parameters[parameter];
      return `\`${own}:${levelsMatching(name, levels).includes(true) ? name : levels[allows.indexOf(true)]}\``;
    });
    throw new QueryError(`\`${part}\` may be ${choices.join(' or ')}`, words[0].index, part);
  }
  if (found.length === 1) narrow(query, found[0].parameter, found[0].allows);
  return found.length > 0;
}

// The parameters that have levels with these words, and which: those that begin so, or else those
// that have them anywhere.
function wordsFound(words, parameters) {
  const named = words.length > 1 ? parameterMeant(words[0], parameters) : -1;
  const own = named < 0 ? [] : levelsWith(words.slice(1), parameters, [named]);
  return own.length ? own : levelsWith(words, parameters, [...parameters.keys()]);
}

function levelsWith(words, parameters, candidates) {
  const letters = fold(words.join('')).replace(/[-+]/g, '');
  const found = candidates.map(parameter => ({
    parameter, places: parameters[parameter].levels.map(level => placesOf(letters, level)),
  }));
  const all = test => found.map(({ parameter, places }) => ({ parameter, allows: places.map(test) }))
    .filter(({ allows }) => allows.includes(true));
  const first = all(places => places[0] === 0);
  return first.length ? first : all(places => places.length > 0);
}

// Where letters are in a level as whole parts of its name, which end at - and +. A version is the
// beginning of all that go on with a dot.
function placesOf(letters, level) {
  const parts = fold(level).split(/[-+]/), name = parts.join('');
  if (letters === '') return [];
  if (version(letters) && levelVersion(level) && name.startsWith(`${letters}.`)) return [0];
  const starts = [], ends = new Set();
  let place = 0;
  for (const part of parts) {
    starts.push(place);
    place += part.length;
    ends.add(place);
  }
  return starts.filter(start => ends.has(start + letters.length) && name.startsWith(letters, start));
}

// The parameter that a word names; people say iOS for os.
function parameterMeant(word, parameters) {
  const name = fold(word), own = ['ios', 'ipados'].includes(name) ? 'os' : name;
  return parameters.findIndex(parameter => fold(parameter.name) === own || parameter.name === own);
}

// The error that no level has a word, with what was probably meant by it, or by it and those before it.
function missingWord(words, start, last, text, parameters) {
  const { word, index, end } = words[start], named = parameterMeant(word, parameters);
  if (named >= 0) {
    const { name } = parameters[named], next = words[start + 1];
    return next
      ? new QueryError(`no level of ${name} is \`${next.word}\``, next.index, next.word,
        closestLevel(next.word, [parameters[named]]))
      : new QueryError(`${name} needs a level after \`${word}\``, index, word);
  }
  const near = closestLevel(word, parameters);
  // A number alone is the end of a name rather than a version.
  const before = (near === null || /^\d+$/.test(word)) && last < start
    ? closestLevel(words.slice(last, start + 1).map(each => each.word).join('-'), parameters) : null;
  const first = before === null ? index : words[last].index, part = text.slice(first, end);
  const status = STATUS_NAMES.find(name => name === fold(word));
  return new QueryError(`no level of any parameter is \`${part}\``, first, part,
    status ? `status:${status}` : before ?? near);
}

// The level that was probably meant, as a term: the closest version, or the nearest name.
function closestLevel(word, parameters) {
  const wanted = version(word);
  for (const { name, levels } of wanted ? parameters : []) {
    const versions = levels.map(levelVersion);
    if (!versions.length || versions.includes(null)) continue;
    const distances = versions.map(numbers => Math.abs(versionPosition(numbers) - versionPosition(wanted)));
    return `${name}:${levels[distances.indexOf(Math.min(...distances))]}`;
  }
  const near = nearest(word, parameters.flatMap(({ levels }) => levels));
  const owner = near === null ? null : parameters.find(({ levels }) => levels.includes(near));
  return owner ? `${owner.name}:${near}` : null;
}

// Where a version is among all others, to measure distances.
function versionPosition([major, minor = 0, patch = 0]) { return major * 1e6 + minor * 1e3 + patch; }

// MARK: The page's own words

// The values of a list that must be some of these names; each with its index in the query.
function valuesOf(list, names, what, index) {
  return list.split(',').map(text => {
    const found = names.find(name => fold(name) === fold(text));
    if (found === undefined) {
      const near = nearest(text, names);
      const all = near === null ? `; there are ${names.join(', ')}` : '';
      throw new QueryError(`there is no ${what} \`${text}\`${all}`, index, text, near);
    }
    index += text.length + 1;
    return found;
  });
}

function readStatus(text, index, query, rules, name) {
  const synonyms = SYNONYMS[name], own = name === 'status' ? STATUS_NAMES : [];
  const values = valuesOf(text, [...own, ...Object.keys(synonyms)], name, index);
  query.statuses.push([...new Set(values.flatMap(value => synonyms[value] ?? [value]))]);
}

function readProvenance(text, index, query) {
  query.is = narrowedTo(query.is, valuesOf(text, data.provenances, 'provenance', index));
}

function readChange(text, index, query) {
  if (!data.changes) throw new QueryError('this report has no earlier result to compare with', index, text);
  query.diff = narrowedTo(query.diff, valuesOf(text, data.changes, 'change', index));
}

// Values, of those that an earlier term has left: all terms hold.
function narrowedTo(earlier, values) {
  return earlier ? earlier.filter(value => values.includes(value)) : values;
}

function readRule(text, index, query, rules) {
  const number = Number(text.replace(/^R/i, '')), rule = rules[number - 1];
  if (!rule) throw new QueryError(`there is no rule \`${text}\`; rules are 1 to ${rules.length}`, index, text);
  query.rule = number;
  cubeOf(rule).forEach((levels, parameter) => levels.forEach((isAllowed, level) => {
    if (!isAllowed) query.allowed[parameter][level] = false;
  }));
}

// What may precede a colon beside parameters.
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

// MARK: Writing queries

// Whether a term is about the levels of a parameter.
function isListOf(name, term) { return fold(term).startsWith(`${name}:`); }

// A query with one parameter narrowed to some values, whatever it said of it before.
function narrowed(text, name, values) {
  const rest = termsOf(text).filter(term => !isListOf(name, term) && term !== '*');
  return [...rest, ...(values.length ? [`${name}:${values.join(',')}`] : [])].join(' ');
}
