// What the values of a query mean: the levels of a parameter, by their names and versions.

// The term with a colon, where it has the equal sign of other languages, or levels and no parameter.
function corrected(term, parameters) {
  const match = /^([^=]*?)(!?)=+(.*)$/s.exec(term);
  if (!match) return completed(term, parameters);
  const parameter = parameters.find(candidate => fold(candidate.name) === fold(match[1]));
  return parameter ? `${parameter.name}:${match[2]}${match[3]}` : null;
}

// The term with the parameter that has all its levels; a - or ! before them excludes them.
function completed(term, parameters) {
  const list = term.replace(/^[-!]/, ''), values = list.split(',');
  if (!values.every(value => /[^*]/.test(value))) return null;
  const owner = parameters.find(({ levels }) => values.every(value => levelsMatching(value, levels).includes(true)));
  return owner ? `${owner.name}:${list.length < term.length ? '!' : ''}${list}` : null;
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
      const near = /^[<>]/.test(pattern) ? name + pattern : closestVersion(pattern, levels)
        ?? numberedFamily(pattern, levels)?.value ?? nearest(pattern, levels);
      throw new QueryError(noLevel(name, pattern), index, value, near);
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

// The level whose version is closest to one, the first of several; null if any is no version.
function closestVersion(text, levels) {
  const wanted = version(text), versions = levels.map(levelVersion);
  if (!wanted || !versions.length || versions.includes(null)) return null;
  const distances = versions.map(numbers => Math.abs(versionPosition(numbers) - versionPosition(wanted)));
  return levels[distances.indexOf(Math.min(...distances))];
}

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
