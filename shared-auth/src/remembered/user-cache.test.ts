import { defaultUser } from '@cursiv/shared-domain';
import { readCachedUser, writeCachedUser } from './user-cache.ts';

const user = defaultUser('u1', 'ana@cursiv.test', 'Ana');
const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

describe('auth cache (spec §3)', () => {
  it('lives less than one hour (spec §9)', () => {
    writeCachedUser(localStorage, user, 0);
    expect(readCachedUser(localStorage, HOUR - 1)).toEqual(user);
    expect(readCachedUser(localStorage, HOUR)).toBeUndefined();
  });

  it('does not count when it comes from the future', () => {
    writeCachedUser(localStorage, user, 10);
    expect(readCachedUser(localStorage, 9)).toBeUndefined();
  });

  it.each(['', 'null', '{', '{"user":{},"timestamp":0}', '{"user":null,"timestamp":"0"}', '[]'])(
    'ignores %j',
    (text) => {
      localStorage.setItem('cursiv:auth', text);
      expect(readCachedUser(localStorage, 1)).toBeUndefined();
    },
  );

  it('is forgotten with the user', () => {
    writeCachedUser(localStorage, user, 0);
    writeCachedUser(localStorage, undefined, 1);
    expect(localStorage).toHaveLength(0);
  });

  it('takes the preferences of who leaves with it, and the page hears of it after they are gone', () => {
    localStorage.setItem('cursiv:own-preferences', '{"theme":"dark"}');
    const heard: unknown[] = [];
    addEventListener('cursiv:preferences', () => heard.push(localStorage.getItem('cursiv:own-preferences')), {
      once: true,
    });
    writeCachedUser(localStorage, undefined, 1);
    expect(heard).toEqual([null]);
  });

  it('costs nothing but the hint where storage is missing', () => {
    writeCachedUser(undefined, user, 0);
    expect(readCachedUser(undefined, 0)).toBeUndefined();
  });
});
