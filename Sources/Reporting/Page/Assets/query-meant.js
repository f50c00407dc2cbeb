// What people write for a level in place of its name: a label, a number that no level has, or blanks.

// Reads the query of the address, in which labels, versions such as iOS18 and strategies become what the page has for
// them.
function readForgiving() {
  for (let words = 0; ; words++) {
    try {
      return parseQuery(state.q, data.parameters, rulesOfChoice());
    } catch (error) {
      const meant = error instanceof QueryError && words < MOST_WORDS ? meantInstead(error) : null;
      if (!meant) throw error;
      const { term, part = error.part, ...rest } = meant, { index } = error;
      const q = [state.q.slice(0, index), term, state.q.slice(index + part.length)].map(text => text.trim()).filter(Boolean).join(' ');
      Object.assign(state, rest, { q });
    }
  }
}

// What the wrong part of a query means; null where that is not sure.
function meantInstead({ means, part, index }) {
  if (means) return { term: means };
  const version = /^i(?:pad)?os(\d[\d.]*)$/i.exec(part);
  if (version) return { term: `os:${version[1]}` };
  const parts = [...state.q.slice(index).matchAll(TERMS)].filter(({ 0: word }) => WORD.test(word)).slice(0, MOST_WORDS);
  for (let count = parts.length; count > 0; count--) {
    const text = state.q.slice(index, index + parts[count - 1].index + parts[count - 1][0].length), letters = labelWords(text).join('');
    const strategy = data.strategies.find(({ id }, number) => [id, nameOf(number), nameOf(number).replace(/ [\d.]+$/, '')]
      .some(name => labelWords(name).join('') === letters));
    if (strategy) return { term: '', part: text, strategy: strategy.id };
  }
  return null;
}

// The error that words are a label, where they would be read as something else or are not found; null
// where they are no label.
function labelError(words, found, matches, text, parameters) {
  for (let count = Math.min(words.length, MOST_WORDS); count > found; count--) {
    const some = words.slice(0, count), part = whole(some, text);
    if (count === 1 && parameterMeant(part, parameters) >= 0) continue;
    // A word is in many labels, and found words mean a label only where they are all of it.
    const term = labelled(part, matches.length === 1 || [...part].length < 5 ? 1 : count === 1 ? 2 : 3, parameters);
    if (term !== null) return Object.assign(new QueryError(`\`${part}\` is a label`, some[0].index, part, term), { means: term });
  }
  return null;
}

// The levels with a label, as a term: those that are called so, or else begin so, or else have the words, as
// far as so many of these count.
function labelled(text, ranks, parameters) {
  const words = labelWords(text);
  if (!words.length) return null;
  const startsAt = (own, place) => words.every((word, i) => own[place + i] === word);
  const tests = [own => own.length === words.length && startsAt(own, 0),
    own => startsAt(own, 0), own => own.some((_, place) => startsAt(own, place))];
  const labels = parameters.map(({ labels: own }) => (own ?? []).map(labelWords));
  for (const test of tests.slice(0, ranks)) {
    const owner = labels.findIndex(own => own.some(test));
    if (owner >= 0) return `${parameters[owner].name}:${valueOf(labels[owner].map(test), parameters[owner].levels)}`;
  }
  return null;
}

// The words of a label: only letters and digits matter.
function labelWords(label) { return fold(label).match(/[0-9a-z\u0080-\u{10ffff}]+/gu) ?? []; }

// The shortest value that means some levels: one of them, their family, or all.
function valueOf(allows, levels) {
  const names = levels.filter((_, level) => allows[level]);
  if (names.length === 1) return names[0];
  for (let parts = MOST_WORDS; parts > 0; parts--) {
    const family = firstParts(names[0], parts);
    for (const value of [family, `${family}*`]) {
      if (levelsMatching(value, levels).every((is, level) => is === allows[level])) return value;
    }
  }
  return names.join(',');
}

function isNumber(text) { return /^[0-9]*$/.test(text); }

// The error that a name goes on with numbers, but not with this one; null where it is no such number.
function numberError({ word, end }, last, text, parameters) {
  if (!isNumber(word) || !last.length) return null;
  const part = text.slice(last[0].index, end);
  for (const { name, levels } of parameters) {
    const near = numberedFamily([...last.map(each => each.word), word].join('-'), levels);
    if (near) {
      const version = farVersion(near, word, parameters);
      return new QueryError(noLevel(name, part), last[0].index, part,
        version === null ? `${name}:${near.value}` : `${whole(last, text)} ${version}`);
    }
  }
  return null;
}

// The term of a version, where a number is rather that than a slip in a name.
function farVersion({ gap }, number, parameters) {
  if (gap <= 2) return null;
  const owner = parameters.find(({ levels }) => !levels.map(levelVersion).includes(null) && levelsMatching(number, levels).includes(true));
  return owner ? `${owner.name}:${number}` : null;
}

// The error that words with commas between them are all names of levels of one parameter; null where they are not.
function listError(parts, before, text, parameters) {
  const isListed = word => /^[^:<>=*!-][^:<>=*!]*$/.test(word), end = parts.findIndex(({ word }) => !isListed(word)), last = termsOf(before).at(-1);
  const all = end < 0 ? parts : parts.slice(0, end);
  // A part of a list would mean something else.
  if ((last !== undefined && isListed(last)) || all.length < 2 || all.length > 4 * MOST_WORDS) return null;
  const part = whole(all, text), names = part.split(',').map(termsOf);
  if (names.length < 2 || !names.every(({ length }) => length)) return null;
  // A number may go on with what is before it.
  const term = last !== undefined && isNumber(names[0][0]) ? null : listTerm(names, parameters);
  return term === null ? null : Object.assign(new QueryError('a list has its parameter before it and no blanks', all[0].index, part, term), { means: term });
}

// A list of names as a term of the parameter that has levels of each name.
function listTerm(names, parameters) {
  // `iphone 12, 13` is short for both.
  const full = names.reduce((some, name) => [...some, name.length === 1 && isNumber(name[0]) ? [...(some.at(-1) ?? []).slice(0, -1), ...name] : name], []);
  for (const [parameter, { name }] of parameters.entries()) {
    const values = full.map(words => valueNamed(words, parameter, parameters));
    if (!values.includes(null)) return `${name}:${[...new Set(values)].join(',')}`;
  }
  return null;
}

// The value for the levels of a parameter that begin with words, or else have a label that does; null for none. The
// parameter itself may come first.
function valueNamed(words, parameter, parameters) {
  const own = words.length > 1 && parameterMeant(words[0], parameters) === parameter ? words.slice(1) : words;
  const { levels, labels = [] } = parameters[parameter], letters = lettersOf(own), label = labelWords(own.join(' ')), name = own.join('-');
  const begins = each => label.length > 0 && label.every((word, i) => labelWords(each)[i] === word);
  const found = [levels.map(level => placesOf(letters, level)[0] === 0), labels.map(begins)].find(allows => allows.includes(true));
  if (!found) return null;
  const value = valueOf(found, levels);
  return value.includes(',') && levelsMatching(name, levels).every((is, level) => is === found[level]) ? name : value;
}

// The error that there are blanks around the sign of the first of some terms; null where there are none.
function signError(parts, text, parameters) {
  const [first, next] = parts, word = /^[^:<>=!]*/.exec(first.word)[0], parameter = parameterMeant(word, parameters);
  if (!next || parameter < 0) return null;
  const isSign = own => /^(:|[<>]=?|[=!]?=)$/.test(own);
  const count = isSign(first.word.slice(word.length)) ? 2
    : word !== first.word || !isSign(/^[:<>=!]*/.exec(next.word)[0]) ? 0 : isSign(next.word) ? 3 : 2;
  if (count === 0 || count > parts.length) return null;
  const own = parts.slice(0, count), term = parameters[parameter].name
    + own.map(each => each.word).join('').slice(word.length).replace(/^!=/, ':!').replace(/^==?/, ':');
  return Object.assign(new QueryError('a term has no blanks', first.index, whole(own, text), term), { means: term });
}

// The error that a value has blanks: words behind it with which it is a level, or a number; null where no
// word belongs to it.
function blanksError({ word: term, index }, words, text, parameters) {
  const sign = term.indexOf(':'), parameter = parameters.find(({ name }) => fold(name) === fold(term.slice(0, sign)));
  const start = Math.max(...[':', ',', '!'].map(each => term.lastIndexOf(each))) + 1, value = term.slice(start);
  if (sign < 0 || !parameter || !words.length || value === '' || value.includes('*')) return null;
  const { name, levels } = parameter, called = own => levels.map(level => lettersOf([level]) === lettersOf(own));
  const part = count => text.slice(index + start, words[count - 1].end), isLevel = called([value]).includes(true);
  for (let count = Math.min(words.length, MOST_WORDS - 1); count > 0; count--) {
    const own = [value, ...words.slice(0, count).map(({ word }) => word)], exact = called(own), letters = lettersOf(own);
    const meant = exact.includes(true) || isLevel ? exact : levels.map(level => placesOf(letters, level)[0] === 0);
    if (meant.includes(true)) return new QueryError('a level has no blanks', index + start, part(count), valueOf(meant, levels));
  }
  const [{ word }] = words, near = isNumber(word) ? numberedFamily(`${value}-${word}`, levels) : null;
  if (!near) return null;
  const version = farVersion(near, word, parameters);
  return new QueryError(noLevel(name, part(1)), index + start, part(1), version === null ? near.value : `${value} ${version}`);
}

// The members of a family of levels whose numbers are closest to that of a name, which begin and end as it
// does: iphone-21 is none, and iphone-18 is the closest. The number is at the same place, or the same one
// further on: ipad-11 is in ipad-pro-11-inch.
function numberedFamily(text, levels) {
  const parts = fold(text).split(/[-+]/), place = parts.findIndex(isNumber), number = leadingNumber(parts[place]);
  if (place < 1 || number === null) return null;
  const ending = parts.slice(place + 1), startsWith = (own, some) => some.every((part, i) => own[i] === part);
  let best = null;
  for (const level of levels) {
    const own = fold(level).split(/[-+]/);
    if (!startsWith(own, parts.slice(0, place))) continue;
    own.forEach((part, at) => {
      const other = at === place || (at > place && part === parts[place]) ? leadingNumber(part) : null;
      if (other === null || !startsWith(own.slice(at + 1), ending)) return;
      const gap = Math.abs(other - number), rank = [gap, at, isNumber(part) ? 0 : 1];
      const order = best ? rank.map((each, i) => each - best.rank[i]).find(Boolean) ?? 0 : -1;
      if (order < 0) best = { rank, gap, names: new Set() };
      if (order <= 0) best.names.add(firstParts(level, at + 1 + ending.length));
    });
  }
  return best && { gap: best.gap, value: [...best.names].join(',') };
}

// The number at the beginning of a part, of up to six digits.
function leadingNumber(part = '') {
  const digits = /^[0-9]+/.exec(part)?.[0] ?? '';
  return digits.length > 0 && digits.length < 7 ? Number(digits) : null;
}
