import * as everything from '../index.ts';
import { session, sessionStore } from '../index.ts';

/** Everything that code can reach from a value it receives. */
function reachable(value: unknown, seen = new Set<unknown>()): Set<unknown> {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return seen;
  seen.add(value);
  if (value === Function.prototype || value === Object.prototype) return seen;
  for (const key of Reflect.ownKeys(value)) {
    const { value: part } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    reachable(part, seen);
  }
  return seen;
}

const setters = (value: unknown) =>
  [...reachable(value)].filter((part) => typeof part === 'object' && part !== null && 'setState' in part);

describe('the session in the hands of a section', () => {
  it('can be read and followed, and nothing else', () => {
    expect(Object.keys(sessionStore).toSorted()).toEqual(['getInitialState', 'getState', 'subscribe']);
    expect(setters(sessionStore)).toEqual([]);
    for (const value of Object.values(everything)) expect(setters(value)).toEqual([]);
  });

  it('makes nobody an administrator', () => {
    const before = sessionStore.getState();
    const forged = { status: 'unconfirmed', loggedIn: true, isAdmin: true, user: undefined };
    expect(() => Object.assign(sessionStore.getState(), forged)).toThrow(TypeError);
    expect(() => Object.assign(sessionStore.getInitialState(), forged)).toThrow(TypeError);
    expect(() => Object.assign(sessionStore, { getState: () => forged })).toThrow(TypeError);
    expect(() => Object.assign(session, { signIn: () => forged })).toThrow(TypeError);
    expect(sessionStore.getState()).toBe(before);
  });
});
