// The query language of docs/queries.md, with words of the page's own: status, edge, delta, rule, is
// and diff.

const STATUSES = {
  exact: 'exact', failing: 'fails', hidden: 'hides content', gap: 'leaves a gap',
  'other-edges': 'another inset is wrong', indicators: "the scroll bar's inset is wrong",
  offset: 'the scroll position is wrong', 'not-restored': 'stays wrong after the keyboard hides',
  ambiguous: 'could not be judged', 'not-available': 'not available',
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
    let parts = [...text.matchAll(TERMS)].map(({ 0: word, index }) => ({ word, index, end: index + word.length }));
    while (parts.length) {
      const all = wordsFrom(parts), [{ word, index }] = parts, listed = listError(parts, text.slice(0, index), text, parameters);
      if (listed) throw listed;
      // The last word may be what a sign behind it is about.
      const blanks = signError(parts.slice(Math.max(all.length - 1, 0)), text, parameters), words = blanks ? all.slice(0, -1) : all;
      if (blanks && !words.length) throw blanks;
      if (words.length) searchWords(words, text, query, parameters);
      else {
        const error = blanksError(parts[0], wordsFrom(parts.slice(1)), text, parameters);
        if (error) throw error;
        query.terms.push(word);
        if (word !== '*') readTerm(word, index, query, parameters, rules);
      }
      parts = parts.slice(Math.max(1, words.length));
    }
  } catch (error) {
    if (error instanceof QueryError) error.locate(text);
    throw error;
  }
  return query;
}

const TERMS = /[^ \t\r\n]+/g;

// A term that is looked for in the levels of all parameters: it has no sign that means something, and no - that might
// exclude it.
const WORD = /^[^:<>=*!,-][^:<>=*!,]*$/;

// The words before the first term that is none.
function wordsFrom(parts) {
  const end = parts.findIndex(({ word }) => !WORD.test(word));
  return end < 0 ? parts : parts.slice(0, end);
}

// Whether the result that is shown is that of everything.
function isEverything() { return termsOf(query.text).length === 0; }

// What its scenarios are of.
function whose() { return isEverything() ? 'the run' : 'your filter'; }

// By which strategy a filter keeps what it keeps; nothing where that is none.
function keptBy() {
  const kinds = [query.statuses.length ? 'statuses' : null, query.diff ? 'changes' : null].filter(Boolean);
  return kinds.length ? `The ${kinds.join(' and ')} in your filter are those of ${nameOf(strategyNumber())}.` : '';
}

// The terms of a query, as they are written.
function termsOf(text) { return text.match(TERMS) ?? []; }

function everything(parameters) {
  return parameters.map(parameter => parameter.levels.map(() => true));
}

function readTerm(term, index, query, parameters, rules) {
  const sign = term.search(/[:<>]/);
  if (sign < 1) throw new QueryError(`\`${term}\` is not \`parameter:level\``, index, term, corrected(term, parameters));
  const name = term.slice(0, sign), rest = term.slice(sign + 1), word = fold(name);
  const excluded = /^[-!]/.test(name) && term[sign] === ':' && parameters.find(candidate => fold(candidate.name) === word.slice(1));
  if (excluded) throw new QueryError(`\`${term}\` is not \`parameter:level\``, index, term, `${excluded.name}:!${rest.replace(/^!/, '')}`);
  const parameter = parameters.findIndex(candidate => fold(candidate.name) === word);
  if (parameter < 0) {
    if (!Object.hasOwn(WORDS, word)) {
      if (word === 'strategy') throw new QueryError('a filter says which scenarios; choose the strategy beside “and uses”', index, term);
      const near = parameters.find(({ title = '' }) => fold(title) === word)?.name ?? nearest(name, parameters.map(candidate => candidate.name)) ?? nearest(name, Object.keys(WORDS));
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

// MARK: The page's own words

// The values of a list behind a word that must be some of these names; each with its index in the query.
function valuesOf(list, names, word, index) {
  return list.split(',').map(text => {
    const found = names.find(name => fold(name) === fold(text)), all = `\`${word}:\` takes ${names.join(', ')}`;
    if (text === '') throw new QueryError(all, index, text);
    if (found === undefined) {
      const near = nearest(text, names);
      throw new QueryError(near === null ? `${all}, not \`${text}\`` : `\`${word}:\` does not take \`${text}\``, index, text, near);
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
  const status = STATUS_NAMES.find(name => name === fold(text));
  if (status) throw new QueryError('`is:` is about how sure figures are', index - 3, `is:${text}`, `status:${status}`);
  query.is = narrowedTo(query.is, valuesOf(text, data.provenances, 'is', index));
}

function readChange(text, index, query) {
  if (!data.changes) throw new QueryError('this report has no earlier result to compare with', index, text);
  query.diff = narrowedTo(query.diff, valuesOf(text, data.changes, 'diff', index));
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
