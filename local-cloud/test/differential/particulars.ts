import type { WireValue } from '../../src/firestore-model/wire.ts';
import type { Request, Scenario } from './request.ts';
import { ROOT, vector } from './values.ts';

const from = [{ collectionId: 'items' }];
const one: WireValue = { integerValue: '1' };
const update = { name: `${ROOT}/items/a`, fields: { n: one } };
const EXISTS = { currentDocument: { exists: true } };
const ABSENT = { currentDocument: { exists: false } };

const get = (path: string): Request => ({ method: 'GET', path });
const query = (structuredQuery: object, parent = ''): Request => ({
  method: 'POST',
  path: `${parent}:runQuery`,
  body: { structuredQuery },
});
const where = (field: string, op: string, value: WireValue) =>
  query({ from, where: { fieldFilter: { field: { fieldPath: field }, op, value } } });
const commit = (...writes: object[]): Request => ({ method: 'POST', path: ':commit', body: { writes } });
const store = (value: WireValue): Request => ({ method: 'PATCH', path: '/other/a', body: { fields: { x: value } } });
const aggregate = (aggregations: object[], structuredQuery: object = { from }): Request => ({
  method: 'POST',
  path: ':runAggregationQuery',
  body: { structuredAggregationQuery: { structuredQuery, aggregations } },
});
const typed = (fields: Record<string, WireValue>): WireValue => ({
  mapValue: { fields: { __type__: { stringValue: '__vector__' }, ...fields } },
});
const listed = (...values: WireValue[]): WireValue => ({ arrayValue: { values } });
const reference = (path: string): WireValue => ({ referenceValue: `${ROOT}${path}` });

/** Rare cases that generated requests hardly ever hit: reserved names, odd values, incompatible writes. */
const REQUESTS: Request[] = [
  // Names.
  ...['/__x__/a', '/items/__x__', '/items/a/__x__/b', '/__id7__/a', '/items/__id7__', '/items/__id07__'].map(get),
  ...['/items/__id99999999999999999999__', '/items/____', '/items/__', '/items//b/c', '/__x__', '/items'].map(get),
  ...['__x__', 'a/b', '.', '__id7__', 'x'.repeat(1501)].map((collectionId) => query({ from: [{ collectionId }] })),
  query({ from: [{ collectionId: '__x__', allDescendants: true }] }),
  query({ from }, '/__x__/a'),
  query({ from }, '/items'),
  { method: 'POST', path: ':batchGet', body: { documents: [`${ROOT}/__x__/a`] } },
  { method: 'POST', path: ':batchGet', body: { documents: [`${ROOT}/items`] } },
  { method: 'POST', path: '/items:listCollectionIds', body: {} },
  { method: 'PATCH', path: '/__x__/a', body: { fields: {} } },
  { method: 'DELETE', path: '/__x__/a' },
  where('__name__', 'EQUAL', { referenceValue: 'nothing' }),
  where('__name__', 'EQUAL', reference('/items')),
  where('n', 'EQUAL', reference('/items')),
  store({ referenceValue: 'nothing' }),
  store(reference('/items')),
  store(reference('/__x__/a')),
  store(reference('')),
  // Queries of no particular collection.
  query({}),
  query({ from: [{}] }),
  query({ from: [{ allDescendants: true }], orderBy: [{ field: { fieldPath: '__name__' } }] }),
  query({ from: [{ allDescendants: true }], orderBy: [{ field: { fieldPath: 'n' } }] }),
  query({
    from: [{ allDescendants: true }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: one } },
  }),
  // Filters.
  where('m', 'EQUAL', { nullValue: null }),
  where('m', 'NOT_EQUAL', { nullValue: null }),
  where('m', 'IN', listed({ nullValue: null })),
  where('m', 'NOT_IN', listed({ nullValue: null })),
  where('m', 'NOT_IN', listed({ doubleValue: 'NaN' })),
  where('n', 'IN', listed(one, one)),
  where('n', 'IN', one),
  where('tags', 'IN', listed(listed(one))),
  where('tags', 'ARRAY_CONTAINS', { nullValue: null }),
  where('tags', 'ARRAY_CONTAINS', listed()),
  where('__x__', 'EQUAL', one),
  where('a b', 'EQUAL', one),
  query({ from, where: { compositeFilter: { op: 'AND', filters: [] } } }),
  query({ from, where: { compositeFilter: { op: 'OR', filters: [] } } }),
  query({ from, limit: 0 }),
  query({ from, offset: -1 }),
  query({ from, select: {} }),
  query({ from, select: { fields: [{ fieldPath: '__name__' }] } }),
  // Aggregations.
  aggregate([]),
  aggregate(Array.from({ length: 5 }, (_, index) => ({ alias: `a${index}`, count: {} }))),
  aggregate([
    { alias: 'a', count: {} },
    { alias: 'a', count: {} },
  ]),
  aggregate([{ count: {} }, { count: {} }]),
  aggregate([{ alias: '__a__', count: {} }]),
  aggregate([{ alias: 'a', sum: { field: { fieldPath: '__name__' } } }]),
  aggregate([{ alias: 'a', count: { upTo: 0 } }]),
  aggregate([{ alias: 'a', count: {} }], {}),
  aggregate([{ alias: 'a', count: {} }], { from, limit: 1 }),
  // Values.
  store(typed({})),
  store(typed({ value: listed() })),
  store(typed({ value: listed(one) })),
  store(typed({ value: listed({ doubleValue: 'NaN' }) })),
  store(typed({ value: listed({ doubleValue: 1 }), more: one })),
  store(vector(...Array<number>(2048).fill(1))),
  store(vector(...Array<number>(2049).fill(1))),
  store(listed(vector(1))),
  store({ mapValue: { fields: { inner: vector(1) } } }),
  store({ mapValue: { fields: { __type__: { stringValue: 'other' } } } }),
  store({ ...one, stringValue: 'a' }),
  store({ bytesValue: '*' }),
  { method: 'PATCH', path: '/other/a', body: { fields: { __name__: one } } },
  { method: 'PATCH', path: '/other/a', body: { fields: { __type__: { stringValue: '__vector__' } } } },
  // Several writes of one document in one commit.
  commit({ delete: update.name }, { update, ...EXISTS }),
  commit({ delete: update.name }, { update }),
  commit({ delete: update.name }, { update, ...ABSENT }),
  commit({ delete: update.name }, { delete: update.name, ...EXISTS }),
  commit({ update }, { update, ...ABSENT }),
  commit({ update }, { delete: update.name, ...ABSENT }),
  commit({ update, ...EXISTS }, { delete: update.name, ...EXISTS }),
  commit({ update }, { update, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
  commit({ update }, { verify: update.name, ...EXISTS }),
  commit({ verify: update.name, ...EXISTS }, { update }),
  commit({ verify: update.name }),
  commit({ delete: update.name, update }),
  commit({ delete: update.name, updateMask: { fieldPaths: ['n'] } }),
  commit({ transform: { document: update.name } }),
  commit(...Array.from({ length: 501 }, (_, index) => ({ delete: `${ROOT}/items/${index}` }))),
];

const DOCUMENTS = {
  'items/a': { n: one, m: { nullValue: null }, tags: listed(one, { nullValue: null }) },
  'items/b': { n: { doubleValue: 2.5 }, m: { doubleValue: 'NaN' } },
  'items/c': { n: { stringValue: 'a' }, m: one },
  'items/a/parts/p': { n: one },
};

/** Each of them asked of the same documents. */
export const PARTICULARS: Scenario[] = REQUESTS.map((request) => ({ documents: DOCUMENTS, requests: [request] }));
