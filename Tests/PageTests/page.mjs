// The page's scripts that need no browser, with the data of a page that the tests of the reports record.

import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const SCRIPTS = ['elements', 'names', 'outcomes', 'data', 'diagrams', 'counting', 'queries', 'query-words', 'state', 'shares', 'scenes', 'sections',
  'causes', 'charts', 'strategies', 'matrix', 'gallery', 'answer'];

export function textOf(path) { return readFileSync(new URL(path, ROOT), 'utf8'); }

// The result of an expression that the scripts can see.
export function evaluate(expression, names = SCRIPTS) {
  const text = names.map(name => textOf(`Sources/Reporting/Page/Assets/${name}.js`)).join('\n');
  return new Function(`"use strict"; let data; ${text}; return (${expression});`)();
}

// A recorded page: what its scripts count from, and the bytes of its diagrams.
export function recorded(name) {
  const html = textOf(`Tests/Goldens/reports/${name}.html`);
  const part = id => new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)[1].trim();
  return { data: JSON.parse(part('counted')), bytes: new Uint8Array(Buffer.from(part('diagrams'), 'base64')) };
}

// The scripts with some data, as the page starts them; `ask` shows a query for a strategy.
export function open({ data, bytes }) {
  const page = evaluate(`{
    start(counted, bytes) {
      data = counted;
      all = {
        diagrams: readDiagrams(bytes, data.parameters.map(({ levels }) => levels.length)), roots: data.roots.map(Diagrams.root), harmParts: [], harmGroups: [],
      };
    },
    ask(q, strategy = '') {
      Object.assign(state, { q, strategy });
      readQuery();
      if (queryError) throw queryError;
    },
    harms, failures: strategy => scenarioCount(strategy, value => statusesOf(value).includes(1)), prepare, ranking, matrixRows, boundsOf, rangeWords, causesInQuery, useOfScenario, costliestHarm: counts => costliestHarm(new Harms(counts)), wordsOf, cubeOf, query: () => query,
  }`);
  page.start(data, bytes);
  page.ask('');
  return page;
}
