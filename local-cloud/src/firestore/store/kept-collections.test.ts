import fc from 'fast-check';
import type { DocumentChange, StoredDocument } from '../../firestore-model/document.ts';
import { DocumentTable } from './document-table.ts';
import { KeptCollections } from './kept-collections.ts';

/** As many as make a collection large. */
const LARGE = 500;

const pathOf = (n: number) => `courses/${String(n).padStart(4, '0')}`;
const document = (path: string, version: number): StoredDocument => ({
  path,
  fields: { version: { integerValue: String(version) } },
  createTime: 1,
  updateTime: version,
});
const put = (path: string, version: number): DocumentChange => ({
  path,
  before: undefined,
  after: document(path, version),
});

/** A table with a large collection and a small one, in which every document has version 0. */
function filledTable(): DocumentTable {
  const table = new DocumentTable(':memory:');
  const courses = Array.from({ length: LARGE }, (_, n) => put(pathOf(n), 0));
  table.apply([...courses, put('experts/ana', 0)]);
  return table;
}

it('reads only large collections ahead, a few documents at a time', () => {
  const table = filledTable();
  const read = jest.spyOn(table, 'documentsAfter');
  const steps = [...new KeptCollections(table).readAhead(100)];
  expect(read.mock.calls.map(([collection, , most]) => `${collection} ${most}`)).toEqual(Array(6).fill('courses 100'));
  expect(steps).toHaveLength(6);
  table.close();
});

it('reads nothing again that was read ahead', () => {
  const table = filledTable();
  const kept = new KeptCollections(table);
  for (const _ of kept.readAhead(100));
  const read = jest.spyOn(table, 'documentsAfter');
  expect(kept.all('courses').size).toBe(LARGE);
  expect(read).not.toHaveBeenCalled();
  table.close();
});

it('reads one document without the others', () => {
  const table = filledTable();
  const read = jest.spyOn(table, 'documentsAfter');
  const kept = new KeptCollections(table);
  expect(kept.get('experts/ana')).toEqual(document('experts/ana', 0));
  expect(kept.get('experts/nobody')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  table.close();
});

it('holds what the table holds, whatever changes between its steps, and whenever it is asked', () => {
  const change = fc.record({ n: fc.nat({ max: LARGE + 20 }), isRemoved: fc.boolean() });
  const step = fc.array(change, { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), fc.nat({ max: 8 }), (changes, askedAt) => {
      const table = filledTable();
      const kept = new KeptCollections(table);
      const ahead = kept.readAhead(100);
      const expected = new Map(Array.from({ length: LARGE }, (_, n) => [pathOf(n), 0]));
      for (const [at, step] of changes.entries()) {
        if (at === askedAt) kept.all('courses');
        else ahead.next();
        for (const { n, isRemoved } of step) {
          const path = pathOf(n);
          const made = isRemoved ? { path, before: undefined, after: undefined } : put(path, at + 1);
          table.apply([made]);
          kept.apply([made]);
          if (isRemoved) expected.delete(path);
          else expected.set(path, at + 1);
          expect(kept.get(path)?.updateTime).toBe(expected.get(path));
        }
      }
      const held = [...kept.all('courses').values()].map(({ path, updateTime }) => [path, updateTime]);
      expect(new Map(held as [string, number][])).toEqual(expected);
      table.close();
    }),
    { numRuns: 50 },
  );
});
