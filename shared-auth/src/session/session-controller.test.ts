import { AppError, DEFAULT_ROLE, defaultUser, type User, type UserProfile } from '@cursiv/shared-domain';
import { createStore } from 'zustand/vanilla';
import type { AuthGateway, Identity } from '../gateway/auth-gateway.ts';
import {
  isRecognized,
  isSettled,
  type Session,
  seemsAdmin,
  seemsSignedIn,
  seemsStaff,
  sessionUser,
} from './session.ts';
import { SessionController } from './session-controller.ts';

const profile: UserProfile = {
  name: 'Ana Pop',
  email: 'ana@cursiv.test',
  role: DEFAULT_ROLE,
  isAdmin: true,
  verifiedCreator: true,
  verifiedExpert: false,
  verifiedInstructor: false,
};
const ana: Identity = { uid: 'u1', email: 'ana@cursiv.test', name: 'Ana', emailVerified: true, hasPassword: true };

/** A cookie jar with a browser's semantics: an expired cookie disappears. */
function cookieJar() {
  const values = new Map<string, string>();
  return {
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(text) ?? [];
      if (age === '0') values.delete(name);
      else values.set(name, value);
    },
  };
}

function setUp(
  gateway: Partial<AuthGateway> = {},
  options: { missing?: boolean; early?: Promise<Identity | undefined>; code?: Promise<void> } = {},
) {
  const profiles = new Map<string, UserProfile>([['u1', profile]]);
  const created: string[] = [];
  const forgotten: string[] = [];
  const heard: string[] = [];
  const held = { count: 0 };
  const loads = { count: 0 };
  let changed: (identity: Identity | undefined) => void = () => {};
  const whole: AuthGateway = {
    observe: (callback) => {
      changed = callback;
      return () => {};
    },
    signIn: async () => ana,
    signInWithGoogle: async () => ana,
    signInByLink: async () => ana,
    confirmCode: async () => ana,
    register: async (email) => ({ ...ana, uid: 'u2', email, name: '', emailVerified: false }),
    updateName: async () => {},
    sendPasswordReset: async () => {},
    sendSignInLink: async () => {},
    sendVerification: async () => {},
    changePassword: async () => {},
    saveName: async () => {},
    forgetData: async () => void forgotten.push('data'),
    signOut: async () => {},
    getProfile: async (uid) => profiles.get(uid),
    createProfileIfMissing: async ({ uid, name }) => {
      created.push(`${uid} ${name}`);
      return true;
    },
    watchProfile: () => () => () => {},
    ...gateway,
  };
  const store = createStore<Session>(() => ({ status: 'signedOut' }));
  const cookies = cookieJar();
  const controller = new SessionController(store, {
    loadGateway: async () => {
      loads.count += 1;
      if (options.code) await options.code;
      if (options.missing) throw new Error('blocked');
      return whole;
    },
    cookies,
    storage: localStorage,
    isSecure: false,
    now: Date.now,
    storedSession: { exists: () => options.early !== undefined, forget: () => forgotten.push('stored session') },
    early: options.early,
    heard: () => void heard.push('heard'),
    holdCalls: () => {
      held.count += 1;
      return () => {
        held.count -= 1;
      };
    },
  });
  return {
    controller,
    store,
    cookies,
    created,
    forgotten,
    heard,
    held,
    loads,
    change: (identity?: Identity) => changed(identity),
  };
}

/** A browser that has kept cookies and, from `cachedAt` milliseconds relative to now, the user: Ana, an administrator. */
function startWith(cookies: string, cachedAt: number | undefined, changes: Partial<User> = {}) {
  const kept = setUp();
  for (const cookie of cookies.split('; ').filter(Boolean)) kept.cookies.cookie = `${cookie}; Max-Age=9`;
  const user = { id: 'u1', ...profile, ...changes };
  if (cachedAt !== undefined)
    localStorage.setItem('cursiv:auth', JSON.stringify({ user, timestamp: Date.now() + cachedAt }));
  return kept;
}

beforeEach(() => localStorage.clear());

describe('session', () => {
  it('confirms a visitor as signed out without loading the service', () => {
    const { controller, store, loads } = setUp();
    controller.start();
    expect(store.getState()).toEqual({ status: 'signedOut' });
    expect(loads.count).toBe(0);
  });

  it('sets the user at once with default non-admin values, then enriches it from the profile (spec §4)', async () => {
    const { controller, store } = setUp();
    const seen: Session[] = [];
    store.subscribe((session) => seen.push(session));
    expect(await controller.signIn('ana@cursiv.test', 'x')).toMatchObject({ success: true });
    expect(seen[0]).toMatchObject({ isProfileKnown: false, user: { name: 'Ana', isAdmin: false, role: DEFAULT_ROLE } });
    expect(seen.at(-1)).toMatchObject({ isProfileKnown: true, user: { name: 'Ana Pop', isAdmin: true } });
  });

  it('ends when the account is suspended, and says that the person did not ask for it', async () => {
    let tell: (profile: UserProfile | undefined) => void = () => {};
    const { controller, store, change } = setUp({
      watchProfile:
        () =>
        ({ next }) => {
          tell = next;
          return () => {};
        },
      signOut: async () => change(undefined),
    });
    await controller.signIn('ana@cursiv.test', 'x');
    tell(profile);
    expect(store.getState()).toMatchObject({ status: 'signedIn' });
    tell({ ...profile, status: 'suspended' });
    expect(store.getState()).toEqual({ status: 'signedOut', isUnasked: true });
  });

  it('hands out a session that nobody can change', async () => {
    const { controller, store } = setUp();
    await controller.register('Dan Ionescu', 'dan@cursiv.test', 'parola-lunga');
    const before = store.getState();
    expect(() => Object.assign(before, { status: 'signedOut' })).toThrow(TypeError);
    expect(() => Object.assign(sessionUser(before) ?? {}, { isAdmin: true })).toThrow(TypeError);
  });

  it('writes the hint cookies and removes them at sign-out (spec §3)', async () => {
    const { controller, cookies } = setUp();
    await controller.signIn('ana@cursiv.test', 'x');
    expect(cookies.cookie).toBe('auth-logged-in=true; auth-user-id=u1; auth-is-admin=true');
    await controller.signOut();
    expect(cookies.cookie).toBe('');
  });

  it('creates a profile only when there is none (spec §4)', async () => {
    const { controller, created } = setUp();
    await controller.signIn('ana@cursiv.test', 'x');
    expect(created).toEqual([]);
    await controller.signOut();
    await controller.register('Dan Ionescu', 'dan@cursiv.test', 'parola-lunga');
    expect(created).toEqual(['u2 Dan Ionescu']);
  });

  it('holds the calls of somebody new until their profile is stored', async () => {
    const heldMeanwhile: number[] = [];
    const { controller, held } = setUp({
      createProfileIfMissing: async () => {
        await Promise.resolve();
        heldMeanwhile.push(held.count);
        return true;
      },
    });
    await controller.register('Dan Ionescu', 'dan@cursiv.test', 'parola-lunga');
    expect(heldMeanwhile).toEqual([1]);
    expect(held.count).toBe(0);
  });

  it('lets them go when the profile cannot be stored', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => {});
    const refuse = () => Promise.reject(new AppError('offline'));
    const { controller, held } = setUp({ createProfileIfMissing: refuse });
    await controller.register('Dan Ionescu', 'dan@cursiv.test', 'parola-lunga');
    expect(held.count).toBe(0);
  });

  it('answers a refused sign-in with the raw message and our code (spec §8)', async () => {
    const refuse = () => Promise.reject(new AppError('auth/credentials-refused', 'auth/invalid-credential'));
    const { controller, store } = setUp({ signIn: refuse });
    expect(await controller.signIn('a@b.c', 'x')).toEqual({
      success: false,
      message: 'auth/invalid-credential',
      code: 'auth/credentials-refused',
    });
    expect(store.getState()).toEqual({ status: 'signedOut' });
  });

  it('says when the service is missing (spec §8)', async () => {
    const { controller } = setUp({}, { missing: true });
    expect(await controller.signIn('a@b.c', 'x')).toMatchObject({ message: 'Authentication service not available' });
  });

  it('clears the user even if signing out fails (spec §4)', async () => {
    const { controller, store } = setUp({ signOut: () => Promise.reject(new AppError('offline')) });
    await controller.signIn('ana@cursiv.test', 'x');
    expect(await controller.signOut()).toMatchObject({ success: false });
    expect(store.getState()).toEqual({ status: 'signedOut' });
  });

  it('clears the user even if the service is missing (spec §4)', async () => {
    const { controller, store, cookies, forgotten } = setUp({}, { missing: true });
    const user = defaultUser('u1', 'ana@cursiv.test', 'Ana');
    const account = { emailVerified: true, hasPassword: true };
    store.setState({ status: 'signedIn', user, isProfileKnown: true, account, isAdminHinted: false }, true);
    cookies.cookie = 'auth-logged-in=true; Max-Age=60';
    expect(await controller.signOut()).toMatchObject({
      success: false,
      message: 'Authentication service not available',
    });
    expect(store.getState()).toEqual({ status: 'signedOut' });
    expect(cookies.cookie).toBe('');
    expect(forgotten).toContain('stored session');
  });

  it('drops the cached data of the person who signs out', async () => {
    const { controller, forgotten } = setUp();
    await controller.signIn('ana@cursiv.test', 'x');
    await controller.signOut();
    expect(forgotten).toEqual(['stored session', 'data']);
  });

  it('tells a session that the service has ended from one that a person has, here or in another tab', async () => {
    const { controller, store, cookies, change } = setUp();
    await controller.signIn('ana@cursiv.test', 'x');
    change(undefined);
    expect(store.getState()).toEqual({ status: 'signedOut', isUnasked: true });
    expect(cookies.cookie).toBe('');

    await controller.signIn('ana@cursiv.test', 'x');
    cookies.cookie = 'auth-logged-in=; Max-Age=0';
    change(undefined);
    expect(store.getState()).toEqual({ status: 'signedOut' });
  });

  it('counts nobody as an administrator unless cookie and profile are both exactly true (spec §5)', async () => {
    const kept = setUp();
    await kept.controller.signIn('ana@cursiv.test', 'x');
    expect(kept.store.getState()).toMatchObject({ user: { isAdmin: true } });

    const forgetful = setUp();
    Object.defineProperty(forgetful.cookies, 'cookie', { get: () => '', set: () => {} });
    await forgetful.controller.signIn('ana@cursiv.test', 'x');
    expect(forgetful.store.getState()).toMatchObject({ isProfileKnown: true, user: { isAdmin: false } });

    const unprofiled = setUp({ getProfile: async () => ({ ...profile, isAdmin: false }) });
    unprofiled.cookies.cookie = 'auth-is-admin=true; Max-Age=9';
    await unprofiled.controller.signIn('ana@cursiv.test', 'x');
    expect(unprofiled.store.getState()).toMatchObject({ user: { isAdmin: false } });
  });

  it('gives up a sign-in after 10 seconds (spec §9)', async () => {
    jest.useFakeTimers();
    const { controller } = setUp({ signIn: () => new Promise(() => {}) });
    const result = controller.signIn('a@b.c', 'x');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await result).toMatchObject({ success: false, message: 'Login operation timed out' });
    jest.useRealTimers();
  });

  it('gives up a registration after 10 seconds (spec §9)', async () => {
    jest.useFakeTimers();
    const { controller, store } = setUp({ register: () => new Promise(() => {}) });
    const result = controller.register('Ana', 'a@b.c', 'x');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await result).toMatchObject({ success: false, message: 'Registration operation timed out' });
    expect(store.getState()).toEqual({ status: 'signedOut' });
    jest.useRealTimers();
  });

  it('reports a name update that takes over 5 seconds, without losing account or name (spec §9)', async () => {
    jest.useFakeTimers();
    const { controller, store, created } = setUp({ updateName: () => new Promise(() => {}) });
    const result = controller.register('Dan Ionescu', 'dan@cursiv.test', 'x');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await result).toMatchObject({ success: false, message: 'Profile update timed out' });
    expect(store.getState()).toMatchObject({ status: 'signedIn', user: { name: 'Dan Ionescu' } });
    expect(created).toEqual(['u2 Dan Ionescu']);
    jest.useRealTimers();
  });

  it('changes nothing visible when a sign-in succeeds after it was given up', async () => {
    jest.useFakeTimers();
    let answer: (identity: Identity) => void = () => {};
    const signedOut: string[] = [];
    const { controller, store, created, change } = setUp({
      signIn: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      signOut: async () => void signedOut.push('undone'),
    });
    const result = controller.signIn('a@b.c', 'x');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await result).toMatchObject({ success: false });
    change(ana);
    answer(ana);
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState()).toEqual({ status: 'signedOut' });
    expect(signedOut).toEqual(['undone']);
    expect(created).toEqual([]);
    jest.useRealTimers();
  });

  it.each([
    ['the same person', ana],
    ['somebody else', { ...ana, uid: 'u3', email: 'eva@cursiv.test' }],
  ])('keeps %s, who signs in while an attempt that was given up succeeds', async (_who, second) => {
    jest.useFakeTimers();
    const answers: ((identity: Identity) => void)[] = [];
    const signedOut: string[] = [];
    const { controller, store } = setUp({
      signIn: () => new Promise((resolve) => void answers.push(resolve)),
      signOut: async () => void signedOut.push('undone'),
    });
    void controller.signIn('a@b.c', 'x');
    await jest.advanceTimersByTimeAsync(10_000);
    const again = controller.signIn(second.email, 'x');
    await jest.advanceTimersByTimeAsync(0);
    answers[0]?.(ana);
    await jest.advanceTimersByTimeAsync(0);
    answers[1]?.(second);
    await jest.advanceTimersByTimeAsync(0);
    expect(await again).toMatchObject({ success: true });
    expect(store.getState()).toMatchObject({ status: 'signedIn', user: { id: second.uid } });
    expect(signedOut).toEqual([]);
    jest.useRealTimers();
  });

  it('lets nobody in before a late success is undone, which would sign them out', async () => {
    jest.useFakeTimers();
    const answers: ((identity: Identity) => void)[] = [];
    const steps: string[] = [];
    let left = () => {};
    const { controller } = setUp({
      signIn: () => {
        steps.push('sign in');
        return new Promise((resolve) => void answers.push(resolve));
      },
      signOut: () =>
        new Promise((resolve) => {
          left = () => {
            steps.push('signed out');
            resolve();
          };
        }),
    });
    void controller.signIn('a@b.c', 'x');
    await jest.advanceTimersByTimeAsync(10_000);
    answers[0]?.(ana);
    await jest.advanceTimersByTimeAsync(0);
    void controller.signIn('a@b.c', 'x');
    await jest.advanceTimersByTimeAsync(0);
    left();
    await jest.advanceTimersByTimeAsync(0);
    expect(steps).toEqual(['sign in', 'signed out', 'sign in']);
    jest.useRealTimers();
  });

  it('keeps the hints when the service cannot be loaded at start', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => {});
    const { controller, store, cookies } = setUp({}, { missing: true });
    cookies.cookie = 'auth-logged-in=true; Max-Age=9';
    controller.start();
    await controller.follow();
    await Promise.resolve();
    expect(store.getState()).toEqual({ status: 'signedOut' });
    expect(cookies.cookie).toContain('auth-logged-in=true');
  });

  it('shows an administrator as such while the profile is read again', async () => {
    const { controller, store, cookies } = setUp();
    cookies.cookie = 'auth-logged-in=true; Max-Age=9';
    cookies.cookie = 'auth-user-id=u1; Max-Age=9';
    cookies.cookie = 'auth-is-admin=true; Max-Age=9';
    const admin: boolean[] = [];
    store.subscribe((session) => admin.push(seemsAdmin(session)));
    await controller.signIn('ana@cursiv.test', 'x');
    expect(admin).not.toContain(false);
  });

  it('pre-populates from cookies and a cache under one hour old, unconfirmed (spec §4)', async () => {
    const first = setUp();
    await first.controller.signIn('ana@cursiv.test', 'x');
    const second = setUp();
    second.cookies.cookie = 'auth-logged-in=true; Max-Age=9';
    second.cookies.cookie = 'auth-user-id=u1; Max-Age=9';
    second.controller.start();
    expect(second.store.getState()).toMatchObject({ status: 'unconfirmed', loggedIn: true, user: { name: 'Ana Pop' } });
  });

  it.each([
    ['cookies alone', 'auth-logged-in=true; auth-user-id=u1', undefined, undefined],
    ['a cached user alone', '', 0, 'Ana Pop'],
    ['both', 'auth-logged-in=true; auth-user-id=u1', 0, 'Ana Pop'],
  ])('is pre-populated from %s before the service confirms anything (spec §4)', (_, cookies, cachedAt, name) => {
    const { controller, store } = startWith(cookies, cachedAt);
    controller.start();
    const session = store.getState();
    expect(session).toMatchObject({ status: 'unconfirmed', loggedIn: true, isAdmin: false });
    expect(sessionUser(session)?.name).toBe(name);
    expect(seemsSignedIn(session)).toBe(true);
    // A hint is for the first paint: code that shows data or decides about a page waits for the service.
    expect(isSettled(session)).toBe(false);
  });

  it.each([
    ['nothing', '', undefined],
    ['a cached user of an hour ago', '', -3_600_000],
    ['a cached user of another person than the cookies', 'auth-user-id=u2', 0],
  ])('is nobody’s with %s', (_, cookies, cachedAt) => {
    const { controller, store } = startWith(cookies, cachedAt);
    controller.start();
    expect(store.getState()).toEqual({ status: 'signedOut' });
  });

  it('recognizes the person whom it knew within the last hour once the service has confirmed them; administrators by their profile', async () => {
    const { controller, store, change, held } = startWith(
      'auth-logged-in=true; auth-user-id=u1; auth-is-admin=true',
      0,
      {
        name: 'Ana Maria Pop',
        role: 'cursiv-support',
      },
    );
    controller.start();
    const seen: Session[] = [];
    store.subscribe((session) => seen.push(session));
    await controller.follow();
    await Promise.resolve();
    expect(isRecognized(store.getState())).toBe(false);
    change({ ...ana, email: 'new@cursiv.test' });
    expect(held.count).toBe(0);
    expect(seen[0]).toMatchObject({
      ...{ status: 'signedIn', isProfileKnown: false, isAdminHinted: true },
      user: { name: 'Ana Maria Pop', email: 'new@cursiv.test', role: 'cursiv-support', isAdmin: false },
    });
    expect(seen.slice(0, 1).map((session) => [isRecognized(session), isSettled(session)])).toEqual([[true, false]]);
    await new Promise((done) => setTimeout(done));
    expect(store.getState()).toMatchObject({ isProfileKnown: true, user: { name: 'Ana Pop', role: DEFAULT_ROLE } });
    expect(store.getState()).not.toHaveProperty('isRemembered');
  });

  it.each([
    ['another person', 0, 'u2'],
    ['nobody for an hour', -3_600_000, 'u1'],
  ])('waits for the profile of somebody where it knew %s', async (_, cachedAt, uid) => {
    const { controller, store, change } = startWith('auth-logged-in=true', cachedAt);
    controller.start();
    await controller.follow();
    await Promise.resolve();
    change({ ...ana, uid });
    expect(store.getState()).toMatchObject({
      isProfileKnown: false,
      user: { id: uid, name: 'Ana', verifiedCreator: false },
    });
    expect(isRecognized(store.getState())).toBe(false);
  });

  it('takes a cached member of the staff for one, by their role', () => {
    const { controller, store } = startWith('auth-logged-in=true; auth-user-id=u1', 0, { role: 'cursiv-support' });
    controller.start();
    expect(seemsAdmin(store.getState())).toBe(false);
    const seems = [['cursiv-support'], ['cursiv-moderator'], undefined].map((roles) =>
      seemsStaff(store.getState(), roles),
    );
    expect(seems).toEqual([true, false, false]);
  });

  it.each([
    ['auth-logged-in=true; auth-user-id=u1; auth-is-admin=true', true],
    ['auth-logged-in=true; auth-user-id=u1; auth-is-admin=TRUE', false],
    ['auth-logged-in=true; auth-user-id=u1', false],
    ['', false],
  ])(
    'takes a cached administrator for one only when the cookie says exactly true, too: %j (spec §5)',
    (cookies, isAdmin) => {
      const { controller, store } = startWith(cookies, 0);
      controller.start();
      const session = store.getState();
      expect(sessionUser(session)?.isAdmin).toBe(isAdmin);
      expect(seemsAdmin(session)).toBe(isAdmin);
    },
  );
});

describe('a session that the service has confirmed to the document', () => {
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  /** Ana's, whose code is on its way until `come`. */
  async function met(early: Promise<Identity | undefined> = Promise.resolve(ana)) {
    const { promise: code, resolve: come } = Promise.withResolvers<void>();
    const kept = setUp({}, { early, code });
    kept.controller.start();
    await turn();
    const codeComes = () => {
      come();
      return turn();
    };
    return { ...kept, codeComes };
  }

  it('shows what is theirs before the code has come; guards and rights wait', async () => {
    const { store } = await met();
    const session = store.getState();
    expect(session).toMatchObject({ status: 'signedIn', isProfileKnown: false, user: { id: 'u1', isAdmin: false } });
    expect(isRecognized(session)).toBe(false);
  });

  it('lets in, with their rights, whoever’s profile was asked for ahead', async () => {
    const { store, controller, cookies } = await met();
    controller.recall('u1', { name: 'Ana Popescu', role: 'editor', isAdmin: true });
    const session = store.getState();
    expect(session).toMatchObject({ user: { name: 'Ana Popescu', role: 'editor', isAdmin: true } });
    expect(isSettled(session)).toBe(true);
    expect(cookies.cookie).toContain('auth-is-admin=true');
  });

  it('stays as that profile says while the code reads it again', async () => {
    const { store, controller, codeComes, change } = await met();
    controller.recall('u1', { name: 'Ana Popescu', verifiedExpert: true });
    await codeComes();
    const seen: Session[] = [];
    store.subscribe((session) => seen.push(session));
    change(ana);
    expect(seen.map((session) => [isSettled(session), sessionUser(session)?.verifiedExpert])).toEqual([[true, true]]);
    await turn();
    expect(store.getState()).toMatchObject({ user: { name: 'Ana Pop', verifiedExpert: false } });
  });

  it.each([
    ['somebody else', 'u9', {}],
    ['a suspended account', 'u1', { status: 'suspended' }],
  ])('lets nobody in by the profile of %s', async (_, uid, more) => {
    const { store, controller } = await met();
    controller.recall(uid, { name: 'Mihai', role: 'editor', ...more });
    const session = store.getState();
    expect([isRecognized(session), sessionUser(session)?.name]).toEqual([false, ana.name]);
  });

  it('is the same session once the code says so, with its profile', async () => {
    const { store, heard, codeComes, change } = await met();
    await codeComes();
    expect(heard).toEqual([]);
    change(ana);
    expect(heard).toEqual(['heard']);
    await turn();
    expect(store.getState()).toMatchObject({ isProfileKnown: true, user: { name: 'Ana Pop' } });
  });

  it('ends when the code finds nobody', async () => {
    const { store, cookies, codeComes, change } = await met();
    await codeComes();
    change(undefined);
    expect(store.getState()).toEqual({ status: 'signedOut', isUnasked: true });
    expect(cookies.cookie).toBe('');
  });

  it('is another person’s when the code says so', async () => {
    const { store, codeComes, change } = await met();
    await codeComes();
    change({ ...ana, uid: 'u9', name: 'Mihai' });
    expect(store.getState()).toMatchObject({ status: 'signedIn', user: { id: 'u9' } });
  });

  it('is asked of the code where the service has refused it', async () => {
    const { store, codeComes, change } = await met(Promise.resolve(undefined));
    expect(store.getState()).toMatchObject({ status: 'unconfirmed' });
    await codeComes();
    change(ana);
    expect(store.getState()).toMatchObject({ status: 'signedIn' });
  });

  it.each<[string, Parameters<typeof setUp>[1]]>([
    ['whose code does not come', { early: Promise.resolve(ana), missing: true }],
    ['that is no longer there', {}],
  ])('keeps nothing waiting, %s', async (_, options) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { controller, store, heard } = setUp({}, options);
    controller.start();
    await turn();
    expect(store.getState()).toEqual({ status: 'signedOut' });
    expect(heard).toEqual(['heard']);
  });

  it('comes too late for whoever has signed out meanwhile', async () => {
    const { promise: early, resolve: answer } = Promise.withResolvers<Identity | undefined>();
    const { controller, store } = setUp({}, { early });
    controller.start();
    await controller.signOut();
    answer(ana);
    await turn();
    expect(store.getState()).toEqual({ status: 'signedOut' });
  });
});
