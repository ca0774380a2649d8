import { MOST_SESSIONS, type SessionList } from '@cursiv/shared-domain';
import { memoryStore } from '../../store/memory-store.ts';
import { forgetSession, noteSession } from './note-session.ts';

const NOW = new Date('2026-11-24T10:25:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function site() {
  const documents = new Map<string, Record<string, unknown>>([['users/ana', { name: 'Ana' }]]);
  const store = memoryStore(documents);
  let since = new Date(0);
  return {
    documents,
    store,
    end: (at: Date) => {
      since = at;
    },
    note: (id: string, now = NOW, signedInAt = now) =>
      noteSession(
        store,
        async () => since,
        { uid: 'ana', hasVerifiedEmail: true, signedInAt, userAgent: FIREFOX },
        id,
        now,
      ),
    ids: () => (documents.get('sessions/ana') as SessionList | undefined)?.sessions.map(({ id }) => id),
  };
}

describe('the list of sessions', () => {
  it('names browser, system and hour of each, the last used first, and nothing else', async () => {
    const { documents, ids, note } = site();
    await note('phone');
    await note('desk', later(1));
    expect(documents.get('sessions/ana')).toEqual({
      uid: 'ana',
      ended: [],
      sessions: [
        expect.objectContaining({ id: 'desk' }),
        { id: 'phone', browser: 'firefox', system: 'linux', startedAt: NOW, usedAt: new Date('2026-11-24T10:00:00Z') },
      ],
    });
    await note('phone', later(2), NOW);
    expect(ids()).toEqual(['phone', 'desk']);
  });

  it('leaves out those that the service has ended', async () => {
    const { end, ids, note } = site();
    await note('phone');
    await note('desk', later(1));
    end(later(0.5));
    await note('laptop', later(2));
    expect(ids()).toEqual(['laptop', 'desk']);
  });

  it('is capped', async () => {
    const { ids, note } = site();
    for (let index = 0; index <= MOST_SESSIONS; index++) await note(`browser-${index}`, later(index));
    expect(ids()).toHaveLength(MOST_SESSIONS);
    expect(ids()).not.toContain('browser-0');
  });

  it('loses who signs out, and nobody else', async () => {
    const { ids, note, store } = site();
    await note('phone');
    await note('desk', later(1));
    await forgetSession(store, { uid: 'ana', signedInAt: NOW }, 'phone', later(2));
    await forgetSession(store, { uid: 'ana', signedInAt: NOW }, 'unknown', later(2));
    expect(ids()).toEqual(['desk']);
  });

  it('takes nobody back whose note arrives after the sign-out, and does after the next sign-in', async () => {
    const { ids, note, store } = site();
    await note('phone');
    await forgetSession(store, { uid: 'ana', signedInAt: NOW }, 'phone', later(1));
    expect(await note('phone', later(1), NOW)).toBe(false);
    expect(ids()).toEqual([]);
    expect(await note('phone', later(2))).toBe(true);
    expect(ids()).toEqual(['phone']);
  });

  it('keeps who has signed in again before the sign-out arrived', async () => {
    const { ids, note, store } = site();
    await note('phone', later(2), later(1));
    await forgetSession(store, { uid: 'ana', signedInAt: NOW }, 'phone', later(3));
    expect(ids()).toEqual(['phone']);
  });

  it('is made for nobody whose account is gone', async () => {
    const { documents, note } = site();
    documents.delete('users/ana');
    expect(await note('phone')).toBe(false);
    expect([...documents.keys()]).toEqual([]);
  });
});
