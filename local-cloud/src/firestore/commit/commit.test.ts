import { ROOT, rules } from '../../../test/firestore-server.ts';
import type { WireFields, WireValue } from '../../firestore-model/wire.ts';
import { Database } from '../database.ts';
import { Query } from '../query/query.ts';
import { readWrites } from './write.ts';

let database: Database;
beforeEach(() => {
  database = new Database({ databaseFile: ':memory:', project: 'demo', rules });
});
afterEach(() => database.store.close());

const int = (value: number | string): WireValue => ({ integerValue: String(value) });
const update = (path: string, fields: WireFields, more: object = {}) => ({
  update: { name: `${ROOT}/${path}`, fields },
  ...more,
});
const commit = (...writes: object[]) => database.commit(null, readWrites(writes, database.names));
const fieldsOf = (path: string) => database.store.get(path)?.fields;
const transform = (...updateTransforms: object[]) =>
  commit(update('a/b', {}, { updateMask: { fieldPaths: [] }, updateTransforms }));
const failing = (status: string) => expect.objectContaining({ status });

describe('a commit', () => {
  it('replaces a document, or only the masked fields, of which absent ones are deleted', () => {
    commit(update('a/b', { x: int(1), m: { mapValue: { fields: { k: int(1), l: int(2) } } } }));
    commit(update('a/b', { m: { mapValue: { fields: { k: int(5) } } } }, { updateMask: { fieldPaths: ['m.k', 'x'] } }));
    expect(fieldsOf('a/b')).toEqual({ m: { mapValue: { fields: { k: int(5), l: int(2) } } } });
    commit(update('a/b', { y: int(1) }));
    expect(fieldsOf('a/b')).toEqual({ y: int(1) });
  });

  it('does all writes or none', () => {
    const writes = [update('a/1', {}), update('a/2', {}, { currentDocument: { exists: true } })];
    expect(() => commit(...writes)).toThrow(failing('NOT_FOUND'));
    expect(fieldsOf('a/1')).toBeUndefined();
  });

  it('keeps the update time of a document that it does not change', () => {
    commit(update('a/b', { x: int(1) }));
    const before = database.store.get('a/b');
    expect(commit(update('a/b', { x: int(1) })).results).toHaveLength(1);
    expect(database.store.get('a/b')).toEqual(before);
  });

  it('checks preconditions', () => {
    const at = (currentDocument: object) => update('a/b', {}, { currentDocument });
    expect(() => commit(at({ updateTime: '2026-01-01T00:00:00Z' }))).toThrow(failing('FAILED_PRECONDITION'));
    commit(at({ exists: false }));
    expect(() => commit(at({ exists: false }))).toThrow(failing('ALREADY_EXISTS'));
    expect(() => commit({ verify: `${ROOT}/a/none`, currentDocument: { exists: true } })).toThrow(failing('NOT_FOUND'));
  });

  it('lets the rules speak before a failed precondition', () => {
    const missing = update('closed/x', {}, { currentDocument: { exists: true } });
    expect(() => commit(missing)).toThrow(failing('PERMISSION_DENIED'));
  });

  it('keeps to the documented limits', () => {
    expect(() => commit(update('a/b', { x: { stringValue: 'x'.repeat(1_048_576) } }))).toThrow(/exceeds the maximum/);
    expect(() => commit(update('a/b', { x: { arrayValue: { values: [{ arrayValue: {} }] } } }))).toThrow(/array value/);
    for (const path of ['a', 'a/__x__', 'a/..', 'a//b/c', `a/${'x'.repeat(1501)}`])
      expect(() => commit(update(path, {}))).toThrow(failing('INVALID_ARGUMENT'));
  });
});

describe('transforms', () => {
  it('add numbers, saturating integers, and report the result', () => {
    commit(update('a/b', { n: int(1), big: int('9223372036854775800'), s: { stringValue: 'x' } }));
    const { results } = transform(
      { fieldPath: 'n', increment: int(4) },
      { fieldPath: 'n', increment: { doubleValue: 0.5 } },
      { fieldPath: 'big', increment: int(100) },
      { fieldPath: 's', increment: int(3) },
    );
    expect(results[0]?.transformResults).toEqual([int(5), { doubleValue: 5.5 }, int('9223372036854775807'), int(3)]);
  });

  it('keep the larger or smaller number, and NaN over both', () => {
    commit(update('a/b', { n: int(5), m: int(5), k: int(5) }));
    transform(
      { fieldPath: 'n', maximum: int(7) },
      { fieldPath: 'm', minimum: { doubleValue: 5 } },
      { fieldPath: 'k', maximum: { doubleValue: 'NaN' } },
    );
    expect(fieldsOf('a/b')).toEqual({ n: int(7), m: int(5), k: { doubleValue: 'NaN' } });
  });

  it('add missing elements to an array, and remove all equal ones', () => {
    commit(update('a/b', { list: { arrayValue: { values: [int(1), int(2), int(1)] } } }));
    transform(
      { fieldPath: 'list', appendMissingElements: { values: [int(2), int(3), int(3)] } },
      { fieldPath: 'list', removeAllFromArray: { values: [{ doubleValue: 1 }] } },
      { fieldPath: 'new.list', appendMissingElements: { values: [int(1)] } },
    );
    expect(fieldsOf('a/b')).toEqual({
      list: { arrayValue: { values: [int(2), int(3)] } },
      new: { mapValue: { fields: { list: { arrayValue: { values: [int(1)] } } } } },
    });
  });

  it('set the commit time in milliseconds', () => {
    const { time } = transform({ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' });
    const { at } = fieldsOf('a/b') ?? {};
    const milliseconds = at && 'timestampValue' in at ? Date.parse(at.timestampValue) : 0;
    expect(milliseconds).toBe(Math.floor(time / 1000));
  });
});

describe('a transaction', () => {
  const within = (id: string, ...writes: object[]) => database.commit(null, readWrites(writes, database.names), id);

  it('commits when what it read has not changed', () => {
    const id = database.transactions.begin(false);
    expect(database.get(null, 'a/b', id)).toBeUndefined();
    within(id, update('a/b', { n: int(1) }));
    expect(fieldsOf('a/b')).toEqual({ n: int(1) });
  });

  it('is aborted when a document it read has changed', () => {
    const id = database.transactions.begin(false);
    database.get(null, 'a/b', id);
    commit(update('a/b', { n: int(9) }));
    expect(() => within(id, update('a/b', { n: int(1) }))).toThrow(failing('ABORTED'));
    expect(fieldsOf('a/b')).toEqual({ n: int(9) });
  });

  it('is aborted when a query it ran would find another document', () => {
    const id = database.transactions.begin(false);
    database.query(null, new Query('', { from: [{ collectionId: 'a' }] }, database.names), id);
    commit(update('a/new', {}));
    expect(() => within(id, update('b/sum', {}))).toThrow(failing('ABORTED'));
  });

  it('ends with its commit or rollback, and refuses writes when it is read-only', () => {
    const id = database.transactions.begin(false);
    database.transactions.rollback(id);
    expect(() => within(id)).toThrow(failing('INVALID_ARGUMENT'));
    expect(() => within(database.transactions.begin(true), update('a/b', {}))).toThrow(failing('INVALID_ARGUMENT'));
  });
});
