// The query language of docs/queries.md: a text and the levels that it allows.

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

const TERMS = /[^ \t\r\n]+/g;
// A term that is looked for in the levels of all parameters: it has no sign that means something, and no - that might
// exclude it; a comma alone is or.
const WORD = /^([^:<>=*!,-][^:<>=*!,]*|[a-z]+[0-9]+,[0-9]+|,)$/i;

// The terms of a query, as they are written.
function termsOf(text) { return text.match(TERMS) ?? []; }

function everything(parameters) { return parameters.map(({ levels }) => levels.map(() => true)); }

// Reads a query: the levels that it allows, and its terms, where words that are one name are one. A language has
// parameters, synonyms and perhaps words of its own, which read the values behind their colon into the query.
function parseQuery(text, language) {
  const query = { allowed: everything(language.parameters), terms: [] };
  try {
    let parts = [...text.matchAll(TERMS)].flatMap(({ 0: word, index }) => unglued(word, index, language));
    if (parts.length) parts[0].isFirst = true;
    while (parts.length) {
      const end = parts.findIndex(({ word }) => !WORD.test(word)), words = end < 0 ? parts : parts.slice(0, end);
      if (words.length) searchWords(words, text, query, language);
      else {
        const [{ word, index }] = parts;
        query.terms.push(word);
        if (word !== '*') readTerm(word, index, query, language);
      }
      parts = parts.slice(Math.max(1, words.length));
    }
  } catch (error) {
    if (error instanceof QueryError) error.locate(text);
    throw error;
  }
  return query;
}

// A parameter's name and numbers without a blank between them, such as iOS26 or iOS15-17, are two words, and so are a
// word and the comma behind it; all else is one.
function unglued(word, index, language) {
  const { length } = /^[a-z]*/i.exec(word)[0], end = index + word.length, listed = word.slice(0, -1);
  if (/.,$/.test(word) && WORD.test(listed)) return [...unglued(listed, index, language), { word: ',', index: end - 1, end }];
  const isGlued = /^[a-z]+[0-9][0-9.–-]*[+]?$/i.test(word) && parameterMeant(word.slice(0, length), language) >= 0;
  if (!isGlued) return [{ word, index, end }];
  return [{ word: word.slice(0, length), index, end: index + length }, { word: word.slice(length), index: index + length, end }];
}

function readTerm(term, index, query, language) {
  const { parameters, own = {} } = language;
  const sign = term.search(/[:<>]/);
  if (sign < 1) throw new QueryError(`\`${term}\` is not \`parameter:level\``, index, term);
  const name = term.slice(0, sign), rest = term.slice(sign + 1), word = fold(name);
  const parameter = parameterMeant(name, language);
  if (parameter >= 0) {
    const allows = term[sign] === ':' ? chosen(rest, parameter, index + sign + 1, language) : compared(term.slice(sign), parameters[parameter], index + sign);
    for (const each of scoped([{ word: name }], [{ parameter, allows }], language)) narrow(query, each.parameter, each.allows);
  } else if (!Object.hasOwn(own, word)) {
    throw new QueryError(`unknown parameter \`${name}\``, index, name,
      nearest(name, [...parameters.map(candidate => candidate.name), ...Object.keys(own)]));
  } else if (term[sign] !== ':') throw incomparable(term.slice(sign), word, index + sign);
  else own[word](rest, index + sign + 1, query);
}

function narrow({ allowed }, parameter, allows) { allowed[parameter] = allowed[parameter].map((is, level) => is && allows[level]); }

// The levels that a list of values allows. From the first ! on, all values are excluded.
function chosen(list, parameter, index, language) {
  const { name, levels } = language.parameters[parameter], called = value => {
    const meant = levelsCalled([value], language);
    return meant?.parameter === parameter ? meant.allows : null;
  };
  // An identifier has a comma: iPhone18,1.
  if (called(list)) return called(list);
  let wanted = null, isNegated = false;
  const unwanted = levels.map(() => false);
  for (const value of list.split(',')) {
    if (value.startsWith('!')) isNegated = true;
    const pattern = value.replace(/^!/, ''), found = levelsMatching(pattern, levels);
    const matches = found.includes(true) ? found : called(pattern) ?? found;
    if (pattern === '') throw new QueryError(`${name} needs a level after \`${name}:\``, index, value);
    if (!matches.includes(true)) throw new QueryError(noLevel(name, pattern), index, value, nearest(pattern, levels));
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
  if (!bound) throw new QueryError(`\`${value}\` is not a version such as \`17\` or \`16.7\``, index + sign.length, value);
  const result = versions.map(numbers => holds(numbers, sign, bound));
  if (!result.includes(true)) throw new QueryError(noLevel(name, comparison), index, comparison);
  return result;
}

// Says that a parameter lacks a level, as people say it.
function noLevel(parameter, name) {
  const noun = parameter === 'os' ? 'iOS' : parameter;
  return `there ${noun.endsWith('s') ? 'are' : 'is'} no ${noun} \`${name}\``;
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
  return bound.map((number, i) => (numbers[i] ?? 0) - number).find(difference => difference !== 0) ?? 0;
}

// Whether a comparison of a level's version with a bound holds.
function holds(numbers, sign, bound) {
  const order = versionOrder(numbers, bound);
  return order === 0 ? sign.endsWith('=') : (order > 0) === (sign[0] === '>');
}

// The level that stands for a version without one, with the name of a version alone: of the same major version the
// first that is not before it, or else the last.
function levelsStandingFor(text, levels) {
  const wanted = version(text), versions = levels.map(version);
  const same = wanted ? [...levels.keys()].filter(level => versions[level]?.[0] === wanted[0]) : [];
  same.sort((a, b) => versionOrder(versions[a], versions[b]));
  const level = same.find(each => versionOrder(versions[each], wanted) >= 0) ?? same.at(-1);
  return levels.map((_, each) => each === level);
}

// Whether a value matches each level: itself, or its family where there is none such.
function levelsMatching(value, levels) {
  if (levels.includes(value)) return levels.map(level => level === value);
  const pattern = fold(value), names = levels.map(fold);
  if (pattern.includes('*')) {
    const parts = pattern.split(/\*+/).map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    const whole = new RegExp(`^${parts.join('.*')}$`, 's');
    return names.map(name => whole.test(name));
  }
  if (pattern === '' || names.includes(pattern)) return names.map(name => name === pattern);
  const goesOn = (next, name) => next === '-' || next === '+' || (next === '.' && version(pattern) !== null && levelVersion(name) !== null);
  return names.map(name => name.startsWith(pattern) && goesOn(name[pattern.length], name));
}

// The text with ASCII letters in lower case.
function fold(text) { return text.replace(/[A-Z]+/g, letters => letters.toLowerCase()); }

// MARK: Writing

// A query with one parameter narrowed to some values, whatever it said of it before.
function narrowed(text, name, values) {
  const rest = termsOf(text).filter(term => !fold(term).startsWith(`${name}:`) && term !== '*');
  return [...rest, ...(values.length ? [`${name}:${values.join(',')}`] : [])].join(' ');
}
