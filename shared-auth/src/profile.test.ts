import type { AuthGateway } from './gateway/auth-gateway.ts';
import { createProfile, readProfile } from './profile.ts';

const silent = () => new Promise<never>(() => {});
const identity = { uid: 'u1', email: '', name: '', emailVerified: true, hasPassword: true };
const gateway = { getProfile: silent, createProfileIfMissing: silent } as unknown as AuthGateway;

let logged: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((line) => void logged.push(line));
});
afterEach(() => jest.useRealTimers());

describe('profile time-outs (spec §8 and §9)', () => {
  it('reads for 10 seconds, then logs "Firestore get operation timed out" and returns null', async () => {
    const result = readProfile(gateway, 'u1', () => true);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(logged).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toBeNull();
    expect(logged).toEqual(['Firestore get operation timed out']);
  });

  it('saves for 15 seconds, then logs "Firestore save operation timed out" and returns false', async () => {
    const result = createProfile(gateway, identity, () => true);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(logged).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toBe(false);
    expect(logged).toEqual(['Firestore save operation timed out']);
  });

  it('is no failure of anything when the person has left meanwhile', async () => {
    const closing = { ...gateway, getProfile: () => Promise.reject(new Error('Firestore shutting down')) };
    expect(await readProfile(closing, 'u1', () => false)).toBeNull();
    expect(logged).toEqual([]);
  });
});
