import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StructuredQuery, WireFilter, WireValue } from '../../firestore-model/wire.ts';
import { IndexCheck } from './index-check.ts';
import { type IndexDefinition, type IndexField, parseIndexFile } from './index-file.ts';

const asc = (fieldPath: string): IndexField => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string): IndexField => ({ fieldPath, order: 'DESCENDING' });
const holding = (fieldPath: string): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' });
const index = (...fields: IndexField[]): IndexDefinition => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields,
});
const groupIndex = (...fields: IndexField[]): IndexDefinition => ({
  ...index(...fields),
  queryScope: 'COLLECTION_GROUP',
});

const ONE: WireValue = { integerValue: '1' };
const where = (fieldPath: string, op = 'EQUAL', value: WireValue = ONE): WireFilter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const anyOf = (fieldPath: string) => where(fieldPath, 'IN', { arrayValue: { values: [ONE, { integerValue: '2' }] } });
const combined =
  (op: 'AND' | 'OR') =>
  (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op, filters } });
const and = combined('AND');
const or = combined('OR');
const by = (...fields: string[]) => ({
  orderBy: fields.map((name) => ({
    field: { fieldPath: name.replace('-', '') },
    direction: name.startsWith('-') ? ('DESCENDING' as const) : ('ASCENDING' as const),
  })),
});

const ask = (query: StructuredQuery, ...indexes: IndexDefinition[]) => {
  const check = new IndexCheck({ indexes, fieldOverrides: [] });
  return () => check.require({ from: [{ collectionId: 'c' }], ...query });
};
const needed = (entry: object) =>
  expect.objectContaining({
    status: 'FAILED_PRECONDITION',
    message: expect.stringContaining(JSON.stringify(entry)),
  });

describe('the index check', () => {
  it.each<[string, StructuredQuery]>([
    ['a whole collection', {}],
    ['one order, either way', by('-a')],
    ['one order and the name in its direction', by('-a', '-__name__')],
    ['a range on the field it is ordered by', { where: where('a', 'LESS_THAN'), ...by('a') }],
    ['equalities alone, merged', { where: and(where('a'), where('b'), where('t', 'ARRAY_CONTAINS')) }],
    ['equalities by name, backwards', { where: and(where('a'), where('b')), ...by('-__name__') }],
    ['alternatives of equalities', { where: or(where('a'), and(where('b'), anyOf('d'))) }],
    ['an order by a field that an equality fixes', { where: where('a'), ...by('a') }],
  ])('lets single-field indexes serve %s', (_, query) => {
    expect(ask(query)).not.toThrow();
  });

  it.each<[string, StructuredQuery, IndexField[]]>([
    ['an equality with an order', { where: where('a'), ...by('-b') }, [asc('a'), desc('b')]],
    ['an equality with a range', { where: and(where('a'), where('b', 'NOT_EQUAL')) }, [asc('a'), asc('b')]],
    ['two orders', by('a', '-b'), [asc('a'), desc('b')]],
    ['the name against the order', by('a', '-__name__'), [asc('a'), desc('__name__')]],
    ['an array with an order', { where: where('t', 'ARRAY_CONTAINS'), ...by('a') }, [holding('t'), asc('a')]],
    ['each alternative', { where: or(where('a'), where('b')), ...by('b') }, [asc('a'), asc('b')]],
    ['alternatives of one field', { where: anyOf('a'), ...by('b') }, [asc('a'), asc('b')]],
  ])('wants a composite index for %s, and is content with the one it names', (_, query, fields) => {
    expect(ask(query)).toThrow(needed(index(...fields)));
    expect(ask(query, index(...fields))).not.toThrow();
  });

  it('takes equalities in any order and directions the other way round', () => {
    const query = { where: and(where('a'), where('b')), ...by('-d') };
    expect(ask(query, index(desc('b'), asc('a'), asc('d')))).not.toThrow();
    expect(ask({ ...query, ...by('-d', 'e') }, index(asc('b'), asc('a'), asc('d'), asc('e')))).toThrow();
  });

  it('merges indexes that share the order, and no others', () => {
    const query = { where: and(where('a'), where('b')), ...by('-d') };
    expect(ask(query, index(asc('a'), desc('d')), index(asc('b'), desc('d')))).not.toThrow();
    expect(ask(query, index(asc('a'), desc('d')), index(asc('b'), desc('e')))).toThrow();
    expect(ask(query, index(asc('a'), asc('b'), desc('d'), asc('e')))).toThrow();
  });

  it('wants what is summed or averaged to stand last in the index', () => {
    const sum = (query: StructuredQuery, fields: string[], ...indexes: IndexDefinition[]) => {
      const check = new IndexCheck({ indexes, fieldOverrides: [] });
      return () => check.require({ from: [{ collectionId: 'c' }], ...query }, fields);
    };
    expect(sum({}, ['n'])).not.toThrow();
    expect(sum({ where: where('n') }, ['n'])).not.toThrow();
    expect(sum({ where: where('n', 'LESS_THAN') }, ['n'])).not.toThrow();
    expect(sum({ where: where('a') }, ['n'])).toThrow(needed(index(asc('a'), asc('n'))));
    expect(sum({ where: where('a') }, ['n'], index(asc('a'), desc('n')))).not.toThrow();
    expect(sum({ where: where('a'), ...by('-b') }, ['n'], index(asc('a'), desc('b'), asc('n')))).not.toThrow();
    expect(sum({ where: where('a') }, ['n', 'm'], index(asc('a'), asc('m'), asc('n')))).not.toThrow();
    expect(sum({ where: where('a') }, ['n'], index(asc('n'), asc('a')))).toThrow();
  });

  it('keeps collections and their groups apart', () => {
    const query = { from: [{ collectionId: 'c', allDescendants: true }], where: where('a'), ...by('b') };
    expect(ask(query, index(asc('a'), asc('b')))).toThrow(needed(groupIndex(asc('a'), asc('b'))));
    expect(ask(query, groupIndex(asc('a'), asc('b')))).not.toThrow();
    expect(ask({ from: [{ collectionId: 'c', allDescendants: true }] })).not.toThrow();
  });

  it('serves a group by one field only where an override says so', () => {
    const query = { from: [{ collectionId: 'c', allDescendants: true }], where: where('a') };
    const override = {
      collectionGroup: 'c',
      fieldPath: 'a',
      indexes: [{ order: 'ASCENDING' as const, queryScope: 'COLLECTION_GROUP' as const }],
    };
    expect(ask(query)).toThrow(needed(override));
    expect(() => new IndexCheck({ indexes: [], fieldOverrides: [override] }).require(query)).not.toThrow();
  });
});

describe('the file of composite indexes', () => {
  it('is read as it is deployed', () => {
    const { indexes } = parseIndexFile(readFileSync(join(process.cwd(), 'firestore.indexes.json'), 'utf8'));
    expect(indexes.length).toBeGreaterThan(0);
  });

  it.each([
    ['{', 'not valid JSON'],
    ['[]', 'one JSON object'],
    ['{"indexes":[{"collectionGroup":"c"}]}', '"indexes"'],
    ['{"fieldOverrides":[{}]}', '"fieldOverrides"'],
  ])('is refused with one clear line: %s', (text, line) => {
    expect(() => parseIndexFile(text)).toThrow(line);
  });
});
