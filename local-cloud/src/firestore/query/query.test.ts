import { ROOT, rules } from '../../../test/firestore-server.ts';
import type { WireFields, WireValue } from '../../firestore-model/wire.ts';
import { Database } from '../database.ts';
import { aggregate, readAggregations } from './aggregation.ts';
import { Query } from './query.ts';

const int = (value: number): WireValue => ({ integerValue: String(value) });
const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } });
const text = (value: string): WireValue => ({ stringValue: value });
const NULL: WireValue = { nullValue: null };
const NAN: WireValue = { doubleValue: 'NaN' };

const DOCUMENTS: Record<string, WireFields> = {
  'items/a': { rank: int(1), kind: text('odd'), tags: list(text('x'), NULL) },
  'items/b': { rank: int(2), kind: text('even'), tags: list(text('x'), text('y')) },
  'items/c': { rank: int(3), kind: text('odd') },
  'items/d': { rank: NULL, kind: text('even') },
  'items/e': { rank: NAN },
  'items/f': { rank: text('high'), kind: text('odd') },
  'items/g': { kind: text('even') },
  'items/a/items/deep': { rank: int(9), kind: text('deep') },
};

const database = new Database({ databaseFile: ':memory:', project: 'demo', rules });

beforeAll(() => {
  const write = ([path, fields]: [string, WireFields]) =>
    ({ kind: 'update', path, fields, mask: undefined, transforms: [], precondition: {} }) as const;
  database.commit('owner', Object.entries(DOCUMENTS).map(write));
});
afterAll(() => database.store.close());

const build = (query: object, parent = '') =>
  new Query(parent, { from: [{ collectionId: 'items' }], ...query }, database.names);
const ids = (query: object, parent = '') =>
  build(query, parent)
    .run(database.store)
    .map(({ path }) => path.split('/').at(-1))
    .join('');
const where = (fieldPath: string, op: string | number, value: WireValue) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (op: string) => ({ where: { unaryFilter: { field: { fieldPath: 'rank' }, op } } });
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

describe('filters', () => {
  it.each([
    ['EQUAL', int(2), 'b'],
    ['EQUAL', NULL, ''],
    ['NOT_EQUAL', int(2), 'eacf'],
    ['LESS_THAN', int(2), 'a'],
    ['LESS_THAN_OR_EQUAL', int(2), 'ab'],
    ['GREATER_THAN', int(1), 'bc'],
    ['GREATER_THAN_OR_EQUAL', { doubleValue: 2 }, 'bc'],
    ['IN', list(int(3), int(1), NULL), 'ac'],
    ['NOT_IN', list(int(3), int(1)), 'ebf'],
    ['NOT_IN', list(int(3), NULL), ''],
  ])('rank %s %j', (op, value, expected) => {
    expect(ids({ where: where('rank', op, value) })).toBe(expected);
  });

  it.each([
    ['IS_NULL', 'd'],
    ['IS_NAN', 'e'],
    ['IS_NOT_NULL', 'eabcf'],
    ['IS_NOT_NAN', 'abcf'],
  ])('rank %s', (op, expected) => {
    expect(ids(unary(op))).toBe(expected);
  });

  it('look into arrays', () => {
    expect(ids({ where: where('tags', 'ARRAY_CONTAINS', text('x')) })).toBe('ab');
    expect(ids({ where: where('tags', 'ARRAY_CONTAINS', NULL) })).toBe('');
    expect(ids({ where: where('tags', 'ARRAY_CONTAINS_ANY', list(text('y'), text('z'))) })).toBe('b');
  });

  it('combine with AND and OR, by name or by number', () => {
    const filters = [where('kind', 'EQUAL', text('odd')), where('rank', 5, int(2))];
    expect(ids({ where: { compositeFilter: { op: 'OR', filters } } })).toBe('abcf');
    expect(ids({ where: { compositeFilter: { op: 1, filters } } })).toBe('');
  });

  it('compare names', () => {
    const e = { referenceValue: `${ROOT}/items/e` };
    expect(ids({ where: where('__name__', 'GREATER_THAN', e) })).toBe('fg');
  });

  it.each([
    [{ where: where('rank', 'IN', list()) }],
    [{ where: where('rank', 'NOT_IN', list(...Array.from({ length: 11 }, (_, n) => int(n)))) }],
    [{ where: where('rank', 'IN', list(...Array.from({ length: 31 }, (_, n) => int(n)))) }],
    [{ where: where('rank', 'LIKE', int(1)) }],
    [{ limit: -1 }],
    [{ orderBy: [by('rank')], startAt: { values: [int(1), NULL, NULL] } }],
  ])('refuse %j', (query) => {
    expect(() => build(query)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });

  it('say plainly that vector search is missing', () => {
    expect(() => build({ findNearest: {} })).toThrow(expect.objectContaining({ status: 'UNIMPLEMENTED' }));
  });
});

describe('order and windows', () => {
  it('leave out documents without the field, and break ties by name in the last direction', () => {
    expect(ids({ orderBy: [by('rank')] })).toBe('deabcf');
    expect(ids({ orderBy: [by('kind', 'DESCENDING')] })).toBe('fcagdb');
    expect(ids({ orderBy: [by('kind'), by('rank', 'DESCENDING')] })).toBe('bdfca');
  });

  it('honour cursors, offset and limit', () => {
    const orderBy = [by('rank')];
    expect(ids({ orderBy, startAt: { values: [int(2)], before: true } })).toBe('bcf');
    expect(ids({ orderBy, startAt: { values: [int(2)] }, limit: { value: 1 } })).toBe('c');
    expect(ids({ orderBy, endAt: { values: [int(2)], before: true } })).toBe('dea');
    expect(ids({ orderBy, endAt: { values: [int(2)] }, offset: 2 })).toBe('ab');
    expect(ids({ limit: 0 })).toBe('');
  });

  it('reach one collection, or all of one id below a parent', () => {
    expect(ids({}, 'items/a')).toBe('deep');
    expect(ids({ from: [{ collectionId: 'items', allDescendants: true }], where: where('rank', 3, int(2)) })).toBe(
      'cdeep',
    );
    expect(ids({ from: [{ collectionId: 'items', allDescendants: true }] }, 'items/a')).toBe('deep');
  });
});

describe('aggregations', () => {
  const run = (query: object, ...aggregations: object[]) =>
    aggregate(build(query).run(database.store), readAggregations(aggregations));
  const rank = { field: { fieldPath: 'rank' } };

  it('count, sum and average', () => {
    const odd = { where: { compositeFilter: { op: 'AND', filters: [where('rank', 'LESS_THAN', int(9))] } } };
    expect(run(odd, { alias: 'n', count: {} }, { alias: 's', sum: rank }, { avg: rank })).toEqual({
      n: int(3),
      s: int(6),
      field_3: { doubleValue: 2 },
    });
    expect(run({}, { alias: 'n', count: { upTo: '4' } })).toEqual({ n: int(4) });
  });

  it('are NaN over NaN, and zero or null over nothing', () => {
    expect(run({}, { alias: 's', sum: rank })).toEqual({ s: NAN });
    expect(run({ limit: 0 }, { alias: 's', sum: rank }, { alias: 'a', avg: rank })).toEqual({ s: int(0), a: NULL });
  });
});
