import { isLeadFoundBy, leadSearchKeyFor, leadSearchKeysOf } from './lead-search.ts';

const ILINCA = { name: 'Ilinca Țurcanu', email: 'ilinca.t@exemplu.ro', message: 'Aș vrea să învăț caligrafie.' };

/** As the list asks: one key of the database, then the whole query. */
const isFound = (query: string) => {
  const key = leadSearchKeyFor(query);
  return key !== undefined && leadSearchKeysOf(ILINCA).includes(key) && isLeadFoundBy(query, ILINCA);
};

describe('a message from the site', () => {
  it.each(['ilin', 'turcanu', 'Ţurcanu', 'ilinca.t@exemplu', 'caligrafie', 'ilinca caligrafie', 'INVAT'])(
    'is found by “%s”',
    (query) => expect(isFound(query)).toBe(true),
  );

  it.each(['dan', 'ilinca pictura', 'dan@exemplu.ro'])('is not found by “%s”', (query) =>
    expect(isFound(query)).toBe(false),
  );
});
