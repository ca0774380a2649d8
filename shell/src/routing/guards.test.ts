import { startSession } from '@cursiv/shared-auth';
import { configureFirebase } from '@cursiv/shared-firebase';
import { assertAllowed, assertMayStart, guardMiddleware } from './guards.ts';

const mockProfile = Promise.withResolvers<object>();

jest.mock('firebase/auth', () => ({
  initializeAuth: () => ({}),
  EmailAuthProvider: { PROVIDER_ID: 'password' },
  onAuthStateChanged: (_: unknown, tell: (user: object) => void) => {
    tell({ uid: 'ana', email: 'ana@cursiv.test', emailVerified: true, providerData: [] });
    return () => undefined;
  },
}));

jest.mock('firebase/firestore', () => {
  const nothing = () => ({});
  return {
    ...{ initializeFirestore: nothing, memoryLocalCache: nothing, memoryLruGarbageCollector: nothing },
    ...{ setLogLevel: nothing, FirestoreError: class extends Error {} },
    doc: () => ({ path: 'users/ana' }),
    onSnapshot: () => () => undefined,
    getDoc: () => mockProfile.promise,
  };
});

const STORED_PROFILE = {
  ...{ name: 'Ana', email: 'ana@cursiv.test', role: 'cursiv-user', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false },
};

/** Whether something has happened by now. */
const hasHappened = (event: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    event.then(
      () => true,
      () => true,
    ),
    // A turn of the event loop, in which everything that waits for nothing else has happened.
    new Promise<boolean>((done) => setTimeout(() => done(false))),
  ]);

describe('route guards (spec §5)', () => {
  it('answers an unknown name with "Unknown route middleware" (spec §8)', async () => {
    const middleware = guardMiddleware('teacher');
    const args = { request: new Request('http://localhost/x') } as Parameters<typeof middleware>[0];
    await expect(middleware(args, async () => undefined)).rejects.toThrow("Unknown route middleware: 'teacher'.");
    await expect(assertAllowed('constructor')).rejects.toThrow("Unknown route middleware: 'constructor'.");
  });

  it('lets everybody into a page without a guard', async () => {
    await expect(assertAllowed('none')).resolves.toBeUndefined();
    await expect(assertMayStart('none')).resolves.toBeUndefined();
  });
});

it('a page’s code starts once it is confirmed who is signed in; the page, and administrators’ code, wait for the profile', async () => {
  const firebase = {
    apiKey: 'key',
    authDomain: 'auth.test',
    projectId: 'demo',
    storageBucket: 'demo.test',
    appId: 'app',
  };
  configureFirebase({ firebase });
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  const code = assertMayStart('auth');
  const page = assertAllowed('auth');
  const administration = assertMayStart('admin');
  administration.catch(() => undefined);
  expect(await hasHappened(code)).toBe(false);

  startSession();
  await code;
  expect(await hasHappened(page)).toBe(false);
  expect(await hasHappened(administration)).toBe(false);

  mockProfile.resolve({ id: 'ana', ref: { path: 'users/ana' }, data: () => STORED_PROFILE });
  await page;
  await expect(administration).rejects.toMatchObject({ init: { status: 403 } });
});
