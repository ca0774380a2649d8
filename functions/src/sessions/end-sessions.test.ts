import { memoryStore } from '../store/memory-store.ts';
import { endSessions } from './end-sessions.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

let documents: Map<string, Record<string, unknown>>;
let ended: string[];
beforeEach(() => {
  ended = [];
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test' }],
    ['users/root', { name: 'Ioana', isAdmin: true }],
  ]);
});

const end = (uid: string, actorUid: string) =>
  endSessions(memoryStore(documents), async (of) => void ended.push(of), { uid, actorUid }, NOW);
const recorded = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));

describe('sessions that an administrator ends', () => {
  it('are ended everywhere; the person is told, and it is recorded', async () => {
    await end('ana', 'root');
    expect(ended).toEqual(['ana']);
    expect(documents.get('users/ana')).toMatchObject({ sessionsEndedAt: NOW });
    expect([...documents.keys()].some((path) => path.startsWith('users/ana/notifications/security.signedOut'))).toBe(
      true,
    );
    expect(recorded()).toMatchObject([
      { action: 'user.sessions.ended', actorUid: 'root', actorName: 'Ioana', subject: 'users/ana', at: NOW },
    ]);
  });

  it('are nobody else’s to end, and nobody’s who is not there', async () => {
    await expect(end('root', 'ana')).rejects.toMatchObject({ code: 'no-access' });
    await expect(end('root', 'nobody')).rejects.toMatchObject({ code: 'no-access' });
    documents.set('users/root', { name: 'Ioana', isAdmin: true, status: 'suspended' });
    await expect(end('ana', 'root')).rejects.toMatchObject({ code: 'no-access' });
    documents.set('users/root', { name: 'Ioana', isAdmin: true });
    await expect(end('gone', 'root')).rejects.toMatchObject({ code: 'not-found' });
    expect(ended).toEqual([]);
    expect(recorded()).toEqual([]);
  });
});
