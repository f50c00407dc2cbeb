// Terms of queries without a colon: words that are looked for in the levels of all parameters.

// How many words are one name at most.
const MOST_WORDS = 6;
const NEGATIONS = ['no', 'not', 'without', 'except'];
// Words that mean nothing in front of others, such as the on of landscape on ios 16, and those that mean nothing beside them.
const FILLERS = ['in', 'on', 'with'], NOUNS = ['keyboard', 'window', 'windows'];
const ORS = ['or', ','];

// What or cannot do: a query is one list of levels for each parameter. Behind a colon a comma does it.
function misplacedOr({ word, index, end }, text) {
  const before = termsOf(text.slice(0, index)).at(-1) ?? '', [after = ''] = termsOf(text.slice(end));
  const name = before.slice(0, before.indexOf(':') + 1), value = after.startsWith(name) ? after.slice(name.length) : after;
  return new QueryError(name && value && !/[:<>]/.test(value) ? `\`${word}\` joins names without a colon: write \`${before},${value}\``
    : `\`${word}\` needs names of levels of one parameter on both sides`, index, word);
}

function isFiller({ word, end }, text) {
  const isFollowed = termsOf(text.slice(end)).length > 0;
  return FILLERS.includes(fold(word)) ? isFollowed : NOUNS.includes(fold(word)) && (isFollowed || termsOf(text).length > 1);
}

// Reads words that are next to each other; as many as match together are one name.
function searchWords(words, text, query, language) {
  for (let rest = words; rest.length;) {
    const [{ word, index }] = rest;
    if (NEGATIONS.includes(fold(word)) && !rest.some((_, last) => levelsCalled(textsOf(rest.slice(0, last + 1)), language))) {
      // "no tab bar" must not be read as a language and a tab bar: all that follows is one name.
      const excluded = rest.slice(1), name = NOUNS.includes(fold(rest.at(-1).word)) ? excluded.slice(0, -1) : excluded;
      const unwanted = levelsMeant(textsOf(excluded), language) ?? levelsMeant(textsOf(name), language);
      // What excludes iPads of a version is no list of levels for each parameter.
      if (!unwanted || scoped(excluded, [unwanted], language).length > 1) {
        throw new QueryError(`\`${word}\` excludes nothing here: write one name behind it, at the end, or \`parameter:!level\``, index, word);
      }
      narrow(query, unwanted.parameter, unwanted.allows.map(isAllowed => !isAllowed));
      query.terms.push(textsOf(rest).join(' '));
      return;
    }
    const { count, found } = longestName(rest, language), named = rest.slice(0, count);
    if (count === 0 && !isFiller(rest[0], text)) throw missingWord(rest, text, language);
    const { length, joined } = joinedNames(named, found, rest, text, language);
    if (joined.length > 1) throw severalFound(named, joined, whole(named, text), language);
    for (const { parameter, allows } of scoped(named, joined, language)) narrow(query, parameter, allows);
    if (length > 0) query.terms.push(textsOf(rest.slice(0, length)).join(' '));
    rest = rest.slice(Math.max(1, length));
  }
}

// The levels of a name and of those that or joins to it, and how many words they are.
function joinedNames(name, found, words, text, language) {
  requireLevels(name, found, text, language);
  let { length, found: joined } = withNoun(name.length, found, words, language);
  while (length > 0 && ORS.includes(fold(words[length]?.word ?? ''))) {
    const or = words[length], next = nameAfterOr(name, words.slice(length + 1), text, language);
    if (next.count === 0) break;
    requireLevels(next.name, next.found, text, language);
    const other = withNoun(length + 1 + next.count, next.found, words, language);
    const isScopedAlike = scoped(name, joined, language).length - joined.length === scoped(next.name, other.found, language).length - other.found.length;
    joined = joined.flatMap(({ parameter, allows }) => other.found.filter(each => each.parameter === parameter)
      .map(each => ({ parameter, allows: allows.map((is, level) => is || each.allows[level]) })));
    if (joined.length === 0 || !isScopedAlike) throw misplacedOr(or, text);
    ({ length } = other);
  }
  return { length, joined };
}

// A name and the noun behind it are one: free window, and split window is none of the keyboards.
function withNoun(length, found, words, { parameters }) {
  const noun = fold(words[length]?.word ?? '');
  const own = NOUNS.includes(noun) ? found.filter(({ parameter }) => noun.startsWith(parameters[parameter].name)) : [];
  return own.length ? { length: length + 1, found: own } : { length, found };
}

// What is found, and what a parameter's name means besides: the iPads of ipados 26.
function scoped(words, found, language) {
  const scopes = words.filter(({ word }) => parameterMeant(word, language) >= 0).map(({ word }) => levelsCalled([word], language))
    .filter(scope => scope && found.some(({ parameter }) => parameter !== scope.parameter));
  return [...found, ...scopes.slice(0, 1)];
}

// The name behind an or, in front of which the first words of the other name may be left out: the 16 of iphone 15 or 16.
function nameAfterOr(name, words, text, language) {
  const heads = name.map((_, left) => name.slice(0, name.length - 1 - left));
  for (const skipped of words.length && (isFiller(words[0], text) || ORS.includes(fold(words[0].word))) ? [0, 1] : [0]) {
    const own = words.slice(skipped), isNamed = own.length > 0 && parameterMeant(own[0].word, language) >= 0;
    for (const head of isNamed ? [[], ...heads] : heads) {
      const { count, found } = longestName([...head, ...own], language), all = [...head, ...own].slice(0, count);
      const isSame = head.length > 0 && fold(textsOf(all).join(' ')) === fold(textsOf(name).join(' '));
      if (count <= head.length || isSame) continue;
      if (head.length === 0 && name.length > 1 && !isNamed && !isBeginning(textsOf(all), language)) {
        const part = whole(all, text);
        throw new QueryError(`\`${part}\` behind \`or\` begins no name: write the whole name, as in \`iphone 15 or iphone 16\``, all[0].index, part);
      }
      return { count: skipped + count - head.length, name: all, found };
    }
  }
  return { count: 0 };
}

// Whether words are a synonym, or some level begins with them.
function isBeginning(words, language) {
  const letters = fold(words.join('')).replace(/[-+()]/g, ''), isSynonym = levelsCalled(words, language) !== null;
  return isSynonym || language.parameters.some(({ levels }) => levels.some(level => placesOf(letters, level)[0] === 0));
}

// Requires that there are levels which have a name: for versions there may be none.
function requireLevels(name, found, text, language) {
  if (found.length !== 1 || found[0].allows.includes(true)) return;
  const own = name.slice(parameterMeant(name[0].word, language) < 0 ? 0 : 1), part = whole(own, text);
  throw new QueryError(noLevel(language.parameters[found[0].parameter].name, part), own[0].index, part);
}

function textsOf(parts) { return parts.map(({ word }) => word); }

// The levels that words together are a synonym of, or that begin with them in one parameter alone; null where there
// are none, or in several.
function levelsMeant(words, language) {
  if (words.length === 0) return null;
  const name = fold(words.join('')), letters = name.replace(/[-+()]/g, ''), called = levelsCalled(words, language);
  // `bar` may be one of `bars`, too.
  if (called || language.parameters.some(each => each.name.startsWith(name))) return called;
  const found = having([...language.parameters.keys()], language, levels => levels.map(level => placesOf(letters, level)[0] === 0));
  return found.length === 1 ? found[0] : null;
}

// Those parameters that have levels which are allowed, and which these are.
function having(candidates, { parameters }, allowsOf) {
  return candidates.map(parameter => ({ parameter, allows: allowsOf(parameters[parameter].levels) }))
    .filter(({ allows }) => allows?.includes(true));
}

// How many of the first words are one name, and the levels that have it.
function longestName(words, language) {
  // Behind ipados, which means every iPad, a number is a version.
  const isName = /^[0-9]/.test(words[1]?.word ?? '') && parameterMeant(words[0].word, language) >= 0;
  for (let count = Math.min(words.length, MOST_WORDS); count > (isName ? 1 : 0); count--) {
    const found = wordsFound(words.slice(0, count), language);
    if (found.length) return { count, found };
  }
  return { count: 0, found: [] };
}

// The text of words that are next to each other.
function whole(words, text) { return text.slice(words[0].index, words.at(-1).end); }

function severalFound(words, found, part, { parameters }) {
  const name = words.map(({ word }) => word).join('-');
  const choices = found.map(({ parameter, allows }) => {
    const { name: own, levels } = parameters[parameter];
    const isEach = levelsMatching(`*${name}*`, levels).every((is, level) => is === allows[level]) && allows.filter(Boolean).length > 1;
    return `${own}:${levelsMatching(name, levels).includes(true) ? name : isEach ? `*${name}*` : levels[allows.indexOf(true)]}`;
  });
  const problem = `\`${part}\` may be ${choices.map(choice => `\`${choice}\``).join(' or ')}`;
  return Object.assign(new QueryError(problem, words[0].index, part), { choices });
}

// The parameters that have levels with these words, and which; a parameter's name may come first.
function wordsFound(parts, language) {
  const words = textsOf(parts), versions = versionsCalled(words, language);
  if (versions) return isVersions(parts, language) ? [versions] : [];
  const named = words.length > 1 ? parameterMeant(words[0], language) : -1;
  const own = named < 0 ? [] : levelsWith(words.slice(1), language, [named]);
  if (own.length) return own;
  const allows = named >= 0 && words.length === 2 ? levelsStandingFor(words[1], language.parameters[named].levels) : [];
  if (allows.includes(true)) return [{ parameter: named, allows }];
  // A number is no name on its own: the 16 of iphone 16 is not iOS 16. Nor is on, or to.
  const isNone = isNumber(words[0]) || [...FILLERS, 'or', 'to'].includes(fold(words[0]));
  return words.length === 1 && isNone ? [] : levelsWith(words, language, [...language.parameters.keys()]);
}

// The levels of a synonym; else those that begin with words, or else those that have them anywhere.
function levelsWith(words, language, candidates) {
  const meant = levelsCalled(words, language);
  if (meant && candidates.includes(meant.parameter)) return [meant];
  const letters = fold(words.join('')).replace(/[-+()]/g, '');
  const all = test => having(candidates, language, levels => levels.map(level => test(placesOf(letters, level))));
  const first = all(places => places[0] === 0);
  return first.length ? first : all(places => places.length > 0);
}

// What the table of synonyms has for a text; empty where it has nothing.
function synonym(text, { synonyms }) { return Object.hasOwn(synonyms, fold(text)) ? synonyms[fold(text)] : ''; }

// The levels that words are a synonym of; null where they are none, or the levels are missing.
function levelsCalled(words, language) {
  const { parameters } = language, versions = versionsCalled(words, language);
  if (versions) return versions.allows.includes(true) ? versions : null;
  const [name, values] = synonym(words.join(' ').replaceAll('-', ' '), language).split(' ').at(-1).split(':');
  const parameter = parameters.findIndex(each => each.name === name);
  if (values === undefined || parameter < 0) return null;
  const { levels } = parameters[parameter], found = values.split(',').map(value => levelsMatching(value, levels));
  const allows = levels.map((_, level) => found.some(matches => matches[level]));
  return allows.includes(true) ? { parameter, allows } : null;
}

// The levels whose versions words choose, such as before ios 15; null where they choose none. The synonyms have the form
// of such words, with # for each version and without the parameter's name, and mean as many comparisons.
function versionsCalled(words, language) {
  const names = words.map((word, i) => (i === 0 || /^[0-9]/.test(words[i + 1]) ? parameterMeant(word, language) : -1));
  const text = words.filter((_, i) => names[i] < 0).join(' '), bounds = (text.match(/[0-9.]+/g) ?? []).map(version);
  const terms = synonym(text.replace(/[0-9.]+/g, '#'), language).split(' '), [name] = terms[0].split(/[<>]/);
  const parameter = language.parameters.findIndex(each => each.name === name);
  if (parameter < 0 || terms.length !== bounds.length || bounds.includes(null) || names.some(each => each >= 0 && each !== parameter)) return null;
  const allows = language.parameters[parameter].levels.map(levelVersion)
    .map(own => own !== null && terms.every((term, i) => holds(own, term.slice(name.length, -1), bounds[i])));
  return { parameter, allows };
}

// Whether words in the form of versions do not speak of something else. Without the parameter's name only 17+ is a
// version, and 17 or later at the beginning: the 16 of iphone 16 or later is a device.
function isVersions(parts, language) {
  const last = parts.at(-1).word;
  return last.endsWith('+') || (parts[0].isFirst && /[a-z]$/i.test(last)) || parts.some(({ word }) => parameterMeant(word, language) >= 0);
}

// Where letters are in a level as whole parts of its name, which end at - and +; the 7 of a 7th is whole, too. A
// version is the beginning of all that go on with a dot.
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
    if (/^[0-9]+(st|nd|rd|th)$/.test(part)) ends.add(place - 2);
  }
  return starts.filter(start => ends.has(start + letters.length) && name.startsWith(letters, start));
}

// The parameter that a word names.
function parameterMeant(word, language) {
  const { parameters } = language, own = parameters.findIndex(each => fold(each.name) === fold(word));
  const [meant] = synonym(word, language).split(' ');
  return own >= 0 ? own : parameters.findIndex(each => each.name === meant);
}

// The error that no level has the first of some words, with the nearest name of it, or of it and those next to it.
function missingWord(words, text, language) {
  const { parameters } = language, [{ word, index }] = words, named = parameterMeant(word, language);
  if (named >= 0) {
    const { name } = parameters[named], values = words.slice(1);
    if (!values.length) return new QueryError(`${name} needs a level after \`${word}\``, index, word);
    const { count, term } = nearestTerm(values, [parameters[named]]), part = whole(values.slice(0, count), text);
    return new QueryError(noLevel(name, part), values[0].index, part, term);
  }
  if (ORS.includes(fold(word))) return misplacedOr(words[0], text);
  if (fold(word) === 'and') return new QueryError('`and` joins nothing, since all terms must hold: write `or` for either', index, word);
  if (isNumber(word)) {
    const owner = parameters.find(({ levels }) => levelsMatching(word, levels).includes(true));
    return new QueryError(`\`${word}\` needs its parameter`, index, word, owner ? `${owner.name}:${word}` : null);
  }
  const { count, term } = nearestTerm(words, parameters), part = whole(words.slice(0, count), text);
  return new QueryError(`nothing is called \`${part}\``, index, part, term);
}

function isNumber(text) { return /^[0-9]+$/.test(text); }

// MARK: The nearest name

// The nearest name to the first of some words, as a term, and how many of them are near it; of names that are
// equally near, the longest.
function nearestTerm(words, parameters) {
  let best = { distance: Infinity, count: 1, term: null };
  for (let count = 1; count <= Math.min(words.length, MOST_WORDS); count++) {
    const text = words.slice(0, count).map(({ word }) => word).join('-'), parts = text.split(/[-+]/).length;
    const names = parameters.map(({ levels }) => levels.flatMap(level => [level, firstParts(level, parts)]));
    const near = nearest(text, [...new Set(names.flat())]), distance = near === null ? Infinity : editDistance(text, near);
    if (near === null || distance > best.distance) continue;
    best = { distance, count, term: `${parameters[names.findIndex(own => own.includes(near))].name}:${near}` };
  }
  return best;
}

// The first parts of a level's name; they end at - and +.
function firstParts(level, parts) { return level.slice(0, [...level.matchAll(/[-+]/g)][parts - 1]?.index); }

// The name that was probably meant: two edits away, or a quarter of the length, and less than half; of those that are
// equally near, the one whose first number is closest.
function nearest(text, names) {
  const { length } = [...text];
  if (length > 80) return null;
  const number = firstNumber(text);
  const [near] = names.map(name => ({ name, distance: editDistance(text, name), gap: Math.abs(number - firstNumber(name)) }))
    .sort((a, b) => a.distance - b.distance || a.gap - b.gap || (a.name < b.name ? -1 : 1));
  const isNear = near && near.distance <= Math.max(2, Math.floor(length / 4))
    && near.distance * 2 < Math.max(length, near.name.length);
  return isNear ? near.name : null;
}

// The first number in a name, as far as it has six digits.
function firstNumber(text) { return Number(/[0-9]{1,6}/.exec(text)?.[0] ?? 0); }

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
