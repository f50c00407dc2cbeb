// What the page counts is what plain counting and plain summation over all scenarios give.

import assert from 'node:assert/strict';
import test from 'node:test';
import { evaluate, open, recorded } from './page.mjs';

const { OUTCOMES, HARMS, HIDDEN } = evaluate('{ OUTCOMES, HARMS, HIDDEN }', ['outcomes']);

// Weights without any order, for two classes of devices; few levels have any, so that plain summation ends.
function invented(data) {
  const sizes = data.parameters.map(({ levels }) => levels.length);
  return {
    name: 'Invented figures', unit: 'keyboard appearances', kinds: { own: 0, published: 1, derived: 0, assumed: 1 },
    distributions: [], missing: [], even: [], classes: Array.from({ length: sizes[0] }, (_, device) => device % 2),
    vectors: sizes.map((size, number) => [0, 1].map(kind => {
      // From the seventh parameter on, both classes weigh alike, as an app's own parameters do.
      const seed = 3 * number + (number > 0 && number < 6 ? 7 * kind : 0);
      const most = [3, 8, 13].includes(size) && number !== 10 ? 3 : 2;
      const weights = Array.from({ length: size }, (_, level) => (level < most ? 1 + (seed + 5 * level) % 7 : 0));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map(weight => weight / total);
    })),
  };
}

function withUsage(name) {
  const page = recorded(name);
  page.data.usage = invented(page.data);
  return page;
}

// The bytes of the page's diagrams, read in the plainest way.
function plainDiagrams({ data, bytes }) {
  const sizes = data.parameters.map(({ levels }) => levels.length), nodes = [];
  let at = 0;
  const number = () => {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  for (let parameter = sizes.length - 1; parameter >= 0; parameter--) {
    let before = new Array(sizes[parameter]).fill(0);
    for (let count = number(); count > 0; count--) {
      const children = [];
      while (children.length < sizes[parameter]) {
        const token = number();
        if (token % 2 === 0) {
          children.push(...before.slice(children.length, children.length + token / 2 + 1));
          continue;
        }
        const isOne = (token & 2) === 0, code = isOne ? token >> 2 : number(), times = isOne ? 1 : (token >> 2) + 2;
        const step = code >> 1, old = before[children.length];
        const child = code & 1 ? ~step : Math.max(old, 0) + (step >> 1 ^ -(step & 1));
        for (let i = 0; i < times; i++) children.push(child);
      }
      before = children;
      nodes.push({ parameter, children });
    }
  }
  return (root, levels) => {
    let child = root & 1 ? ~(root >> 1) : root >> 1;
    while (child >= 0) child = nodes[child].children[levels[nodes[child].parameter]];
    return ~child;
  };
}

// The value and the weight of each scenario: the weight is that of its levels one after the other, of what was
// run with the levels before.
function weighed({ data }, value, root) {
  const { vectors, classes } = data.usage, found = [];
  const walk = levels => {
    const parameter = levels.length;
    if (parameter === vectors.length) {
      const own = value(root, levels);
      return own === 0 ? 0 : found.push({ levels: levels.slice(), value: own, weight: 1 });
    }
    const start = found.length, below = [];
    for (const level of vectors[parameter][0].keys()) {
      const weight = vectors[parameter][classes[levels[0] ?? level]][level], from = found.length;
      if (weight === 0) continue;
      levels.push(level);
      walk(levels);
      levels.pop();
      if (found.length > from) below.push({ weight, from, to: found.length });
    }
    const total = below.reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight, from, to } of below) {
      for (let i = from; i < to; i++) found[i].weight *= weight / total;
    }
    return found.length - start;
  };
  walk([]);
  return found;
}

// The shares of harms by plain summation.
function plainShares(scenarios) {
  const counts = HARMS.map(() => 0);
  for (const { value, weight } of scenarios) counts[OUTCOMES[value].harm] += weight;
  return counts;
}

function assertNear(actual, expected, words) {
  expected.forEach((share, harm) => assert.ok(Math.abs(actual[harm] - share) < 1e-9, `${words}: ${HARMS[harm]} ${actual[harm]}, not ${share}`));
}

test('Failing scenarios are those that the program has counted', () => {
  for (const name of ['tiny', 'changed', 'hostile']) {
    const read = recorded(name), page = open(read);
    read.data.strategies.forEach(({ id, failing }, number) => assert.equal(page.failures(number), failing, `${name} ${id}`));
  }
});

test('Shares are those of plain summation over a run of the query', () => {
  const read = withUsage('tiny'), { data } = read, page = open(read), value = plainDiagrams(read);
  const orientation = data.parameters.findIndex(({ name }) => name === 'orientation');
  data.strategies.forEach(({ id }, number) => {
    for (const [query, isKept] of [['', () => true],
      [`orientation:${data.parameters[orientation].levels[0]}`, levels => levels[orientation] === 0]]) {
      const all = weighed(read, (root, levels) => (isKept(levels) ? value(root, levels) : 0), data.roots[number]);
      page.ask(query);
      assertNear(page.harms(number).counts, plainShares(all), `${id} ${query}`);
    }
  });
});

test('A filter by changes keeps what changed so for the chosen strategy', () => {
  const read = withUsage('changed'), { data } = read, page = open(read), value = plainDiagrams(read), count = data.strategies.length;
  let kept = 0;
  data.strategies.forEach((chosen, of) => data.changes.forEach((change, wanted) => {
    page.ask(`diff:${change}`, chosen.id);
    data.strategies.forEach(({ id }, number) => {
      const some = weighed(read, value, data.roots[number]).filter(({ levels }) => value(data.roots[count + 2 + of], levels) === wanted);
      kept += some.length;
      assertNear(page.harms(number).counts, plainShares(some), `${id}, ${change} for ${chosen.id}`);
    });
  }));
  assert.ok(kept > 0);
  page.ask(`diff:${data.changes.join()}`);
  const whole = data.strategies.map((_, number) => page.harms(number).counts);
  page.ask('');
  whole.forEach((counts, number) => assertNear(page.harms(number).counts, counts, 'every change'));
});

test('Diagrams with one value for each harm count alike', () => {
  for (const name of ['tiny', 'changed']) {
    const read = withUsage(name), alone = open(read), later = open(read);
    read.data.strategies.forEach((_, number) => later.prepare(number));
    for (const query of ['', 'device:iphone*', ...(read.data.changes ? ['diff:new'] : [])]) {
      for (const page of [alone, later]) page.ask(query);
      read.data.strategies.forEach(({ id }, number) => assertNear(later.harms(number).counts, alone.harms(number).counts, `${id} ${query}`));
    }
  }
});

test('Equal weights of several classes are those of one', () => {
  const one = withUsage('tiny'), two = withUsage('tiny');
  one.data.usage.classes.fill(0);
  for (const rows of two.data.usage.vectors) rows[1] = rows[0];
  const [page, other] = [open(one), open(two)];
  one.data.strategies.forEach(({ id }, number) => assertNear(other.harms(number).counts, page.harms(number).counts, id));
});

test('The cells of every matrix add up to the failing scenarios', () => {
  const read = recorded('tiny'), { data } = read, page = open(read), names = data.parameters.map(({ name }) => name);
  const number = data.strategies.findIndex(({ id }) => id === 'raw-height');
  page.ask('', 'raw-height');
  names.forEach((row, i) => {
    const rows = page.matrixRows(row, names[(i + 1) % names.length]);
    const total = rows.flatMap(({ cells }) => cells).reduce((sum, { counts: [, failing] }) => sum + failing, 0);
    assert.equal(total, data.strategies[number].failing, row);
  });
});

test('Ranges are those of the program, and only of the whole run', () => {
  const read = withUsage('tiny'), page = open(read);
  read.data.strategies[0].hiddenRange = { low: 0.1, high: 0.2 };
  assert.equal(page.rangeWords(0.15, page.boundsOf(0)), '15.0 % (10.0 to 20.0 %)');
  page.ask('device:iphone*');
  assert.equal(page.rangeWords(0.15, page.boundsOf(0)), '15.0 %');
});

test('A cause has the failures of its scenarios, by words that mean the same', () => {
  const read = withUsage('tiny'), { data } = read, page = open(read), value = plainDiagrams(read);
  let count = 0;
  data.strategies.forEach(({ id }, number) => {
    const all = weighed(read, value, data.roots[number]), total = all.filter(({ value: own }) => OUTCOMES[own].harm < 10).reduce((sum, { weight }) => sum + weight, 0);
    page.ask('', id);
    for (const { cause, share } of page.causesInQuery(number)) {
      const cube = page.cubeOf(cause), failing = all.filter(({ levels, value: own }) => levels.every((level, i) => cube[i][level]) && OUTCOMES[own].statuses.includes(1));
      assert.ok(Math.abs(share - failing.reduce((sum, { weight }) => sum + weight, 0) / total) < 1e-9, `${id} ${cause.words}`);
      page.ask(page.wordsOf(cube), id);
      assert.deepEqual(page.query().allowed, cube);
      page.ask('', id);
      count++;
    }
  });
  assert.ok(count > 1);
});

test('Strategies that hide less come first', () => {
  const shares = open(withUsage('tiny')).ranking().map(({ harms }) => harms.share(...HIDDEN));
  assert.deepEqual(shares, shares.toSorted((a, b) => a - b));
});

test('The use of a scenario is the product of its shares, on devices of each class', () => {
  const recordedPage = withUsage('tiny'), { vectors, classes } = recordedPage.data.usage, page = open(recordedPage);
  for (const device of [0, 1]) {
    const levels = vectors.map((_, parameter) => (parameter === 0 ? device : parameter % 2));
    const share = vectors.reduce((product, own, parameter) => product * own[classes[device]][levels[parameter]], 1);
    assert.ok(share > 0 && Math.abs(page.useOfScenario(levels) - share) < 1e-12 * share);
  }
});

test('What hides content in 1 of 100 costs most; below that it is what happens most often', () => {
  const page = open(recorded('tiny'));
  const harm = parts => page.costliestHarm(HARMS.map((_, bin) => parts[bin] ?? 0));
  assert.deepEqual(harm({ 0: 39, 2: 1, 5: 60 }), HIDDEN);
  assert.deepEqual(harm({ 0: 39.5, 2: 0.5, 5: 60 }), [5]);
  assert.deepEqual(harm({ 0: 50, 5: 10, 9: 40 }), [6, 7, 8, 9]);
  assert.deepEqual(harm({ 0: 99.9, 4: 0.1 }), HIDDEN);
});
