import { memoryStore } from '../store/memory-store.ts';
import { requireFreshSignIn } from './fresh-sign-in.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const DAY = 24 * 60;

const known = (changes: object) => ({ isProven: true, providers: ['google.com', 'password'], ...changes });
const ask = (signedInBy: string, minutes: number, signIns?: object) =>
  requireFreshSignIn(
    memoryStore(new Map(signIns ? [['knownSignIns/ana', { ...signIns }]] : [])),
    { uid: 'ana', hasVerifiedEmail: true, signedInAt: ago(minutes), signedInBy },
    NOW,
  );
const stale = expect.objectContaining({ code: 'auth/recent-login-required' });

describe('what asks for a fresh sign-in', () => {
  it('takes a password of the last minutes', async () => {
    await ask('password', 4, known({ googleSince: ago(1) }));
    await expect(ask('password', 6)).rejects.toEqual(stale);
  });

  it('takes Google where the account has always had it, or for three days', async () => {
    await ask('google.com', 4);
    await ask('google.com', 4, known({}));
    await ask('google.com', 4, known({ googleSince: ago(3 * DAY + 1) }));
  });

  it('refuses a Google account that was linked just now, whether that was noticed or not', async () => {
    await expect(ask('google.com', 1, known({ googleSince: ago(3 * DAY - 1) }))).rejects.toEqual(stale);
    await expect(ask('google.com', 1, known({ providers: ['password'] }))).rejects.toEqual(stale);
  });
});
