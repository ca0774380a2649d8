import { readHint, writeHint } from './hint-cookies.ts';

function recorder() {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
}

describe('auth cookies (spec §3, §9)', () => {
  it('live 7 days, SameSite strict, and are secure on https', () => {
    const jar = recorder();
    writeHint(jar, { userId: 'u1', isAdmin: false }, true);
    expect(jar.written).toEqual([
      'auth-logged-in=true; Max-Age=604800; Path=/; SameSite=Strict; Secure',
      'auth-user-id=u1; Max-Age=604800; Path=/; SameSite=Strict; Secure',
      'auth-is-admin=false; Max-Age=604800; Path=/; SameSite=Strict; Secure',
    ]);
  });

  it('are removed when there is no session', () => {
    const jar = recorder();
    writeHint(jar, undefined, false);
    expect(jar.written).toEqual([
      'auth-logged-in=; Max-Age=0; Path=/; SameSite=Strict',
      'auth-user-id=; Max-Age=0; Path=/; SameSite=Strict',
      'auth-is-admin=; Max-Age=0; Path=/; SameSite=Strict',
    ]);
  });

  it.each(['TRUE', '1', 'true ', '"true"', 'truetrue', '', '__proto__'])('take %j for false (spec §5)', (value) => {
    const hint = readHint({ cookie: `auth-logged-in=${value}; auth-is-admin=${value}` });
    expect(hint).toEqual({ loggedIn: false, userId: undefined, isAdmin: false });
  });

  it('hint at an administrator only while logged in', () => {
    expect(readHint({ cookie: 'auth-is-admin=true' }).isAdmin).toBe(false);
    expect(readHint({ cookie: 'auth-logged-in=true; auth-is-admin=true' }).isAdmin).toBe(true);
  });
});
