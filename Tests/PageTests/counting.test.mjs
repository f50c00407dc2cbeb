// The page counts what the program counts: both are given the diagrams of the recorded report `tiny`.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const text = path => readFileSync(new URL(path, root), 'utf8');
const page = text('Tests/Goldens/reports/tiny.html');
const report = JSON.parse(text('Tests/Goldens/reports/tiny.json'));
const element = id => new RegExp(`<script [^>]*id="${id}"[^>]*>([^<]*)</script>`).exec(page)[1];
const data = JSON.parse(element('counted'));

const scripts = ['names', 'outcomes', 'diagrams', 'diagram-reader', 'weights', 'flows', 'tally']
  .map(name => text(`Sources/Reporting/Page/Assets/${name}.js`)).join('\n');
const { Diagrams, Flow, Lanes, OUTCOMES, Tally, bytesOf, readDiagrams, statusesOf } = new Function('data',
  `"use strict"; ${scripts}; return { Diagrams, Flow, Lanes, OUTCOMES, Tally, bytesOf, readDiagrams, statusesOf };`)(data);

const sizes = data.parameters.map(({ levels }) => levels.length);
const diagrams = readDiagrams(bytesOf(element('diagrams').trim()), sizes);
const lanes = Lanes.counting(sizes.map(size => new Array(size).fill(true)));
const part = strategy => diagrams.part(Diagrams.root(data.roots[strategy]));
const EXACT = 0, FAILING = 1, AMBIGUOUS = 8, NOT_AVAILABLE = 9;

// How many scenarios a strategy has with a status.
function counter(strategy) {
  const { counts } = Flow.whole(part(strategy), lanes, OUTCOMES.length);
  return status => counts.reduce((sum, count, value) => sum + (statusesOf(value).includes(status) ? count : 0), 0);
}

for (const [number, strategy] of report.strategies.entries()) {
  test(`${strategy.id} has the counts of the program`, () => {
    const count = counter(number);
    assert.equal(count(EXACT), strategy.exact);
    assert.equal(count(FAILING), strategy.failing);
    assert.equal(count(AMBIGUOUS), strategy.ambiguous);
    assert.equal(count(NOT_AVAILABLE), strategy.notAvailable ?? 0);
  });

  test(`${strategy.id} has the same sum over the levels of every parameter`, () => {
    const kinds = OUTCOMES.map((_, value) => (statusesOf(value).includes(FAILING) ? [0] : []));
    const tally = new Tally(part(number), lanes, 1, kinds);
    for (const parameter of sizes.keys()) {
      const sum = tally.pivot(-1, parameter, [0]).reduce((total, count) => total + count, 0);
      assert.equal(sum, strategy.failing, data.parameters[parameter].name);
    }
  });
}
