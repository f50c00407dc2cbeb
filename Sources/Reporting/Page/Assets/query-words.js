// The words of a query without a colon, which are looked for in the levels of all parameters.

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
