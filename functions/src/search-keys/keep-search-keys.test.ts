import { memoryStore } from '../store/memory-store.ts';
import { keepSearchKeys } from './keep-search-keys.ts';

type Documents = Map<string, Record<string, unknown>>;

const foundBy = async (documents: Documents, collection: string, key: string) =>
  (await memoryStore(documents).find({ collection, contains: { searchKeys: key } })).map(({ id }) => id);

describe('what people write themselves', () => {
  it('is found by its present name, and by an old one no more', async () => {
    const documents: Documents = new Map([['experts/u1', { displayName: 'Ilinca Șerban', rev: 3 }]]);
    await keepSearchKeys(memoryStore(documents), 'experts/u1');
    expect(await foundBy(documents, 'experts', 'serb')).toEqual(['u1']);
    documents.set('experts/u1', { ...documents.get('experts/u1'), displayName: 'Ilinca Popescu' });
    await keepSearchKeys(memoryStore(documents), 'experts/u1');
    expect(await foundBy(documents, 'experts', 'serb')).toEqual([]);
    expect(await foundBy(documents, 'experts', 'ili pop')).toEqual(['u1']);
    expect(documents.get('experts/u1')).toMatchObject({ rev: 3 });
  });

  it('is written once, and not at all when it is gone or is not searched', async () => {
    const documents: Documents = new Map([
      ['resources/r1', { title: { ro: 'Fișă' } }],
      ['profiles/u1', { bio: { ro: 'Fișă' } }],
    ]);
    for (const path of ['resources/r1', 'resources/gone', 'profiles/u1'])
      await keepSearchKeys(memoryStore(documents), path);
    const kept = documents.get('resources/r1');
    await keepSearchKeys(memoryStore(documents), 'resources/r1');
    expect(documents.get('resources/r1')).toBe(kept);
    expect([...documents.keys()]).toEqual(['resources/r1', 'profiles/u1']);
    expect(documents.get('profiles/u1')).toEqual({ bio: { ro: 'Fișă' } });
  });
});
