import { memoryStore } from '../store/memory-store.ts';
import { withCommonDocuments } from './common-documents.ts';

/** A source over documents that can be changed, the time, and what was read. */
function site() {
  const documents = new Map<string, Record<string, unknown>>([
    ['config/public', { supportEmail: 'a@cursiv.test' }],
    ['courseViews/c1', { title: 'one' }],
  ]);
  const state = { now: 0, isDown: false, reads: [] as string[] };
  const store = memoryStore(documents);
  const source = withCommonDocuments(
    {
      ...store,
      get: async (path) => {
        state.reads.push(path);
        if (state.isDown) throw new Error('unavailable');
        return store.get(path);
      },
    },
    () => state.now,
  );
  const read = async (path: string) => (await source.get(path))?.fields;
  return { documents, state, read };
}

describe('what pages have in common', () => {
  it('is read once for all pages of a second, and anew for later ones', async () => {
    const { documents, state, read } = site();
    await Promise.all([read('config/public'), read('config/public')]);
    documents.set('config/public', { supportEmail: 'b@cursiv.test' });
    state.now = 999;
    expect(await read('config/public')).toEqual({ supportEmail: 'a@cursiv.test' });
    state.now = 1_000;
    expect(await read('config/public')).toEqual({ supportEmail: 'b@cursiv.test' });
    expect(state.reads).toEqual(['config/public', 'config/public']);
  });

  it('leaves what a page alone is about to be read for each', async () => {
    const { documents, read } = site();
    expect(await read('courseViews/c1')).toEqual({ title: 'one' });
    documents.set('courseViews/c1', { title: 'two' });
    expect(await read('courseViews/c1')).toEqual({ title: 'two' });
  });

  it('is tried again when it could not be read', async () => {
    const { state, read } = site();
    state.isDown = true;
    await expect(read('config/public')).rejects.toThrow('unavailable');
    state.isDown = false;
    expect(await read('config/public')).toEqual({ supportEmail: 'a@cursiv.test' });
  });
});
