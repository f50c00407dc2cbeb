// The page reads queries as the program does: both are held to Tests/Fixtures/queries.json.

import assert from 'node:assert/strict';
import test from 'node:test';
import { evaluate, textOf } from './page.mjs';

const { parseQuery, QueryError } = evaluate('{ parseQuery, QueryError }', ['queries', 'query-words']);
const { parameters, synonyms, cases } = JSON.parse(textOf('Tests/Fixtures/queries.json'));

function read(query) {
  try {
    const { allowed } = parseQuery(query, { parameters, synonyms });
    return { query, allowed: parameters.map(({ levels }, i) => levels.filter((_, level) => allowed[i][level])) };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return { query, error: error.message, offset: error.offset, length: error.length };
  }
}

for (const { query, allowed, ...error } of cases) {
  test(`\`${query}\` is read as the fixture says`, () => {
    assert.deepEqual(read(query), allowed ? { query, allowed: parameters.map(({ name, levels }) => allowed[name] ?? levels) }
      : { query, ...error });
  });
}

test('Words that are one name are one term', () => {
  const { terms } = parseQuery('iphone 15 landscape os:18 *', { parameters, synonyms });
  assert.deepEqual(terms, ['iphone 15', 'landscape', 'os:18', '*']);
  assert.deepEqual(parseQuery('iphone or ipad in landscape', { parameters, synonyms }).terms, ['iphone or ipad', 'landscape']);
});
