// The words of a query without a colon, which are looked for in the levels of all parameters.

// How many words are one name at most.
const MOST_WORDS = 6;

// What is written for the words of other languages.
const OPERATORS = new Map([['and', '`and` is not needed: all terms must hold'],
  ['or', '`or` is a comma between the values of a parameter'], ['not', '`not` is a `!` before the values of a parameter']]);

// Reads words that are next to each other; as many as match together are one name.
function searchWords(words, text, query, parameters) {
  let rest = words, last = [];
  while (rest.length) {
    const { count, found } = longestName(rest, parameters);
    const error = labelError(rest, count, found, text, parameters) ?? (count === 0 ? operatorError(rest[0]) : null)
      ?? (count < 2 ? numberError(rest[0], last, text, parameters) : null)
      ?? (count === 0 ? missingWord(rest, last, text, parameters) : null);
    if (error) throw error;
    last = rest.slice(0, count);
    if (found.length > 1) throw severalFound(last, found, text, parameters);
    narrow(query, found[0].parameter, found[0].allows);
    query.terms.push(last.map(({ word }) => word).join(' '));
    rest = rest.slice(count);
  }
}

// The error that a word is a sign of queries; null where it is none.
function operatorError({ word, index }) {
  return OPERATORS.has(fold(word)) ? new QueryError(OPERATORS.get(fold(word)), index, word) : null;
}

// How many of the first words are one name, and the levels that have it.
function longestName(words, parameters) {
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const found = wordsFound(words.slice(0, count).map(({ word }) => word), parameters);
    if (found.length) return { count, found };
  }
  return { count: 0, found: [] };
}

// The text of words that are next to each other.
function whole(words, text) { return text.slice(words[0].index, words.at(-1).end); }

function severalFound(words, found, text, parameters) {
  const part = whole(words, text), name = words.map(({ word }) => word).join('-');
  const choices = found.map(({ parameter, allows }) => {
    const { name: own, levels } = parameters[parameter];
    return `\`${own}:${levelsMatching(name, levels).includes(true) ? name : levels[allows.indexOf(true)]}\``;
  });
  return new QueryError(`\`${part}\` may be ${choices.join(' or ')}`, words[0].index, part);
}

// The parameters that have levels with these words, and which: those that begin so, or else those
// that have them anywhere.
function wordsFound(words, parameters) {
  const named = words.length > 1 ? parameterMeant(words[0], parameters) : -1;
  const own = named < 0 ? [] : levelsWith(words.slice(1), parameters, [named]);
  return own.length ? own : levelsWith(words, parameters, [...parameters.keys()]);
}

function levelsWith(words, parameters, candidates) {
  const letters = lettersOf(words);
  const found = candidates.map(parameter => ({
    parameter, places: parameters[parameter].levels.map(level => placesOf(letters, level)),
  }));
  const all = test => found.map(({ parameter, places }) => ({ parameter, allows: places.map(test) }))
    .filter(({ allows }) => allows.includes(true));
  const first = all(places => places[0] === 0);
  return first.length ? first : all(places => places.length > 0);
}

function lettersOf(words) { return fold(words.join('')).replace(/[-+()]/g, ''); }

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

// The error that no level has a word, with what was probably meant by it, or by it and those next to it.
function missingWord(rest, last, text, parameters) {
  const [{ word, index }] = rest, named = parameterMeant(word, parameters);
  if (named >= 0) {
    const { name } = parameters[named], values = rest.slice(1);
    if (!values.length) return new QueryError(`${name} needs a level after \`${word}\``, index, word);
    const { count, term } = meantBy(values, [parameters[named]]), part = whole(values.slice(0, count), text);
    return new QueryError(noLevel(name, part), values[0].index, part, term);
  }
  const near = meantBy(rest, parameters), before = [...last, rest[0]];
  // A number alone is the end of a name rather than a version.
  const joined = (near.term === null || isNumber(word)) && last.length ? nearestLevel(before, parameters) : null;
  const status = STATUS_NAMES.find(name => name === fold(word));
  const shown = status ? [rest[0]] : joined ? before : rest.slice(0, near.count), part = whole(shown, text);
  return new QueryError(`nothing is called \`${part}\``, shown[0].index, part,
    // Short words are in many labels.
    status ? `status:${status}` : joined ? joined.term : near.term ?? ([...part].length < 5 ? null : labelled(part, 3, parameters)));
}

// What was probably meant by the first of some words, as a term, and how many of them are its name: the
// closest version, or the nearest name, the longest of those that are equally near.
function meantBy(words, parameters) {
  for (const { name, levels } of parameters) {
    const level = closestVersion(words[0].word, levels);
    if (level !== null) return { count: 1, term: `${name}:${level}` };
  }
  let best = { distance: Infinity, count: 1, term: null };
  for (let count = 1; count <= Math.min(words.length, MOST_WORDS); count++) {
    const near = nearestLevel(words.slice(0, count), parameters);
    if (near && near.distance <= best.distance) best = { ...near, count };
  }
  return best;
}

// The nearest name of a level, or of a family of levels with as many parts as the words, as a term.
function nearestLevel(words, parameters) {
  const text = words.map(({ word }) => word).join('-'), parts = text.split(/[-+]/).length;
  for (const { name, levels } of parameters) {
    const numbered = numberedFamily(text, levels);
    if (numbered) return { distance: 1, term: `${name}:${numbered.value}` };
  }
  const names = parameters.map(({ levels }) => levels.flatMap(level => [level, firstParts(level, parts)]));
  const near = nearest(text, [...new Set(names.flat())]);
  if (near === null) return null;
  const owner = parameters[names.findIndex(own => own.includes(near))];
  return { distance: editDistance(text, near), term: `${owner.name}:${near}` };
}

// The first parts of a level's name; they end at - and +.
function firstParts(level, parts) {
  const ends = [...level.matchAll(/[-+]/g)].map(({ index }) => index);
  return parts <= ends.length ? level.slice(0, ends[parts - 1]) : level;
}

// Where a version is among all others, to measure distances.
function versionPosition([major, minor = 0, patch = 0]) { return major * 1e6 + minor * 1e3 + patch; }
