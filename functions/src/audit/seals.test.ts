import fc from 'fast-check';
import { memoryStore } from '../store/memory-store.ts';
import { checkSeals, isSound } from './check-seals.ts';
import { sealEvents } from './seal-events.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

const event = (name: string) => ({
  at: NOW,
  actorName: name,
  action: 'lead.deleted',
  subject: 'leads/l1',
  changes: {},
});

/** A site with three audit events, sealed one after the other. */
async function sealed() {
  const documents = new Map<string, Record<string, unknown>>();
  const store = memoryStore(documents);
  for (const id of ['a', 'b', 'c']) {
    documents.set(`auditEvents/${id}`, event(id));
    await sealEvents(store, [id], NOW);
  }
  return { documents, store };
}

describe('the seals of the audit log', () => {
  it('find nothing wrong with a log that nobody touched', async () => {
    const { store } = await sealed();
    const check = await checkSeals(store);
    expect(isSound(check)).toBe(true);
    expect(check.count).toBe(3);
  });

  it('are put once, however often a write is reported', async () => {
    const { store } = await sealed();
    await sealEvents(store, ['a', 'b', 'a'], NOW);
    expect((await checkSeals(store)).count).toBe(3);
  });

  it('tell which event was altered, also when the altering was sealed', async () => {
    const { documents, store } = await sealed();
    documents.set('auditEvents/b', event('somebody else'));
    expect((await checkSeals(store)).altered).toEqual(['b']);
    await sealEvents(store, ['b'], NOW);
    expect((await checkSeals(store)).altered).toEqual(['b']);
  });

  it('tell which event was removed, and which was slipped in', async () => {
    const { documents, store } = await sealed();
    documents.delete('auditEvents/a');
    documents.set('auditEvents/z', event('z'));
    expect(await checkSeals(store)).toMatchObject({ missing: ['a'], unsealed: ['z'] });
  });

  it('take the names of a deleted account for no fault', async () => {
    const { documents, store } = await sealed();
    documents.set('auditEvents/b', { ...event(''), isPseudonymised: true });
    await sealEvents(store, ['b'], NOW);
    const check = await checkSeals(store);
    expect(check.pseudonymised).toEqual(['b']);
    expect(isSound(check)).toBe(true);
  });

  it('betray a chain that was made anew, to whoever noted a link of it', async () => {
    const { documents, store } = await sealed();
    const { count, head } = await checkSeals(store);
    for (const path of [...documents.keys()].filter((each) => each.startsWith('auditSeals/'))) documents.delete(path);
    documents.set('auditEvents/b', event('forged'));
    await sealEvents(store, ['a', 'b', 'c'], NOW);
    expect(isSound(await checkSeals(store))).toBe(true);
    expect((await checkSeals(store, { index: count, hash: head })).broken).toEqual([3]);
    for (const path of ['auditSeals/000000000003', 'auditEvents/c']) documents.delete(path);
    expect((await checkSeals(store, { index: count, hash: head })).broken).toEqual([3]);
  });

  it('hold whatever one field of one link is changed to', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('000000000001', '000000000002', '000000000003'),
        fc.oneof(
          fc.tuple(fc.constant('index'), fc.nat()),
          fc.tuple(fc.constantFrom('eventId', 'digest', 'previous', 'hash'), fc.string()),
        ),
        async (id, [field, value]) => {
          const { documents, store } = await sealed();
          const link = documents.get(`auditSeals/${id}`);
          fc.pre(link?.[field] !== value);
          documents.set(`auditSeals/${id}`, { ...link, [field]: value });
          expect(isSound(await checkSeals(store))).toBe(false);
        },
      ),
    );
  });
});
