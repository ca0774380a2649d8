import { memoryStore } from '../store/memory-store.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

describe('who signs out everywhere', () => {
  it('gets no more tokens, and then open pages and the person are told, by mail too', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      ['users/ana', { name: 'Ana' }],
      ['sessions/ana', { uid: 'ana', sessions: [] }],
    ]);
    const ended: string[] = [];
    const end = async (uid: string) => {
      ended.push(uid);
      expect(documents.get('users/ana')).not.toHaveProperty('sessionsEndedAt');
    };
    await signOutEverywhere(memoryStore(documents), end, 'ana', NOW);
    expect(ended).toEqual(['ana']);
    expect(documents.get('users/ana')).toEqual({ name: 'Ana', sessionsEndedAt: NOW });
    expect(documents.has('sessions/ana')).toBe(false);
    const told = [...documents.keys()].filter((path) => path.includes('security.signedOut'));
    expect(told.map((path) => path.split('/')[0])).toEqual(['users', 'mails']);
  });

  it('is told nothing when the sign-in service has not done it', async () => {
    const documents = new Map<string, Record<string, unknown>>([['users/ana', { name: 'Ana' }]]);
    const fail = () => Promise.reject(new Error('out of order'));
    await expect(signOutEverywhere(memoryStore(documents), fail, 'ana', NOW)).rejects.toThrow('out of order');
    expect([...documents.keys()]).toEqual(['users/ana']);
  });
});
