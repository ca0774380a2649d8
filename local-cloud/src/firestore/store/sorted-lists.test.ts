import { rules } from '../../../test/firestore-server.ts';
import { Random } from '../../../test/generated/random.ts';
import type { WireFields, WireValue } from '../../firestore-model/wire.ts';
import { Database } from '../database.ts';
import { Query } from '../query/query.ts';

const ROUNDS = 300;
const random = new Random(1);
const VALUES: WireValue[] = [
  { integerValue: '1' },
  { doubleValue: 1 },
  { integerValue: '9007199254740993' },
  { doubleValue: 'NaN' },
  { stringValue: '1' },
  { booleanValue: true },
  { nullValue: null },
  { timestampValue: '2026-03-01T12:00:00Z' },
  { arrayValue: { values: [{ integerValue: '1' }] } },
];
const FIELDS = ['a', 'b', 'c'];
const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];
const PARENTS = ['', 'items/1/', 'others/1/'];
const database = new Database({ databaseFile: ':memory:', project: 'demo', rules });
afterAll(() => database.store.close());

function fields(): WireFields {
  return Object.fromEntries(FIELDS.filter(() => random.chance(0.8)).map((name) => [name, random.pick(VALUES)]));
}

function changeOne() {
  const path = `${random.pick(PARENTS)}items/${random.below(60)}`;
  if (random.chance(0.25)) return database.commit('owner', [{ kind: 'delete', path, precondition: {} }]);
  const write = { kind: 'update', path, fields: fields(), mask: undefined, transforms: [], precondition: {} } as const;
  return database.commit('owner', [write]);
}

function someQuery() {
  // Only one field of a query may have a "not" filter.
  const negated = random.pick(FIELDS);
  const comparison = (fieldPath: string) => ({
    fieldFilter: {
      field: { fieldPath },
      op: random.chance(0.5) ? 'EQUAL' : random.pick(fieldPath === negated ? ['NOT_EQUAL', ...RANGES] : RANGES),
      value: random.pick(VALUES),
    },
  });
  const filters = FIELDS.filter(() => random.chance(0.4)).map(comparison);
  const orders = FIELDS.filter(() => random.chance(0.3)).map((fieldPath) => ({
    field: { fieldPath },
    direction: random.pick(['ASCENDING', 'DESCENDING']),
  }));
  const cursor = () => ({ values: orders.slice(0, 1).map(() => random.pick(VALUES)), before: random.chance(0.5) });
  return {
    from: [{ collectionId: 'items', allDescendants: random.chance(0.4) }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: random.chance(0.9) ? 'AND' : 'OR', filters } } }),
    ...(orders.length > 0 && { orderBy: orders }),
    ...(random.chance(0.3) && { startAt: cursor() }),
    ...(random.chance(0.3) && { endAt: cursor() }),
  };
}

/** The same query in a form that no list can answer: every document is checked. */
function inOtherWords({ where, ...query }: ReturnType<typeof someQuery>) {
  return where ? { ...query, where: { compositeFilter: { op: 'OR', filters: [where] } } } : query;
}

describe('queries that sorted lists answer', () => {
  it('find what looking at every document finds, through every change', () => {
    const seen: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (let change = 0; change < 5; change++) changeOne();
      const query = someQuery();
      const [offset, limit] = [random.below(3), 1 + random.below(10)];
      const all = new Query('', inOtherWords(query), database.names).run(database.store);
      expect(new Query('', query, database.names).run(database.store)).toEqual(all);
      const some = new Query('', { ...query, offset, limit }, database.names).run(database.store);
      expect(some).toEqual(all.slice(offset, offset + limit));
      seen.push(some.length);
    }
    expect(Math.max(...seen)).toBe(10);
  });
});
