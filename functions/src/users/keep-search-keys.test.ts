import { memoryStore } from '../store/memory-store.ts';
import { fillSearchKeys, keepSearchKeys } from './keep-search-keys.ts';

const profile = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  email: 'x@cursiv.test',
  isAdmin: false,
  ...changes,
});
const peopleFoundBy = (documents: Map<string, Record<string, unknown>>, key: string) =>
  memoryStore(documents).find({ collection: 'users', contains: { searchKeys: key } });

describe('the keys that people are found by', () => {
  it('follow a name that changes', async () => {
    const documents = new Map<string, Record<string, unknown>>([['users/ana', profile('Ana Șerban')]]);
    await keepSearchKeys(memoryStore(documents), 'ana');
    expect(await peopleFoundBy(documents, 'serb')).toHaveLength(1);

    documents.set('users/ana', { ...documents.get('users/ana'), name: 'Ana Ștefănescu' });
    await keepSearchKeys(memoryStore(documents), 'ana');
    expect(await peopleFoundBy(documents, 'serb')).toHaveLength(0);
    expect(await peopleFoundBy(documents, 'stefan')).toHaveLength(1);
  });

  it('write nothing when they are right already, so that their own write starts no other', async () => {
    const documents = new Map<string, Record<string, unknown>>([['users/ana', profile('Ana Șerban')]]);
    await keepSearchKeys(memoryStore(documents), 'ana');
    const kept = documents.get('users/ana');
    await keepSearchKeys(memoryStore(documents), 'ana');
    expect(documents.get('users/ana')).toBe(kept);
  });

  it('make nobody of an account that is gone', async () => {
    const documents = new Map<string, Record<string, unknown>>();
    await keepSearchKeys(memoryStore(documents), 'ana');
    expect(documents.size).toBe(0);
  });

  it('are filled in for everybody at once', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      ['users/ana', profile('Ana Șerban')],
      ['users/dan', profile('Dan Ţurcanu', { searchKeys: ['wrong'] })],
    ]);
    expect(await fillSearchKeys(memoryStore(documents))).toBe(2);
    expect(await peopleFoundBy(documents, 'serban')).toHaveLength(1);
    expect(await peopleFoundBy(documents, 'turcanu')).toHaveLength(1);
    expect(await peopleFoundBy(documents, 'wrong')).toHaveLength(0);
  });
});
