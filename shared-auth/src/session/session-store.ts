import { firebaseConfig, holdCalls, holdQuestions } from '@cursiv/shared-firebase';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { frozen } from '../frozen.ts';
import { AccountActions } from '../gateway/account-actions.ts';
import { earlySession } from './early-session.ts';
import { type Session, sessionUser } from './session.ts';
import { SessionController } from './session-controller.ts';

const store = createStore<Session>(() =>
  frozen({ status: 'unconfirmed', loggedIn: false, isAdmin: false, user: undefined }),
);

/** The page's one session, for reading: code of a section can make nobody an administrator or signed in. */
export const sessionStore: Readonly<Pick<StoreApi<Session>, 'getState' | 'getInitialState' | 'subscribe'>> = frozen({
  getState: () => store.getState(),
  getInitialState: () => store.getInitialState(),
  subscribe: (listener) => store.subscribe((state, before) => listener(state, before)),
});

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Even reading the property throws when the browser blocks storage.
    return undefined;
  }
}

const storedSessionKey = () => `firebase:authUser:${firebaseConfig().firebase.apiKey}:[DEFAULT]`;

const early = earlySession();

const loadGateway = async () => {
  await early?.codeFollows;
  return (await import('../gateway/firebase-gateway.ts')).firebaseGateway;
};

/**
 * The page's one controller; the shell starts it, sections call its actions. It touches the browser only then, because
 * pages also render on the server.
 */
export const session = frozen(
  new SessionController(store, {
    // A file that did not come is asked for once more before a person counts as signed out.
    loadGateway: () => loadGateway().catch(loadGateway),
    get cookies() {
      return document;
    },
    get storage() {
      return localStorageIfAllowed();
    },
    get isSecure() {
      return location.protocol === 'https:';
    },
    now: Date.now,
    early: early?.identity,
    heard: early && holdQuestions(),
    holdCalls,
    storedSession: {
      exists: () => Boolean(localStorageIfAllowed()?.getItem(storedSessionKey())),
      forget: () => localStorageIfAllowed()?.removeItem(storedSessionKey()),
    },
  }),
);

/** The account changes that a person may make. */
export const accountActions = new AccountActions(
  () => session.loadGateway(),
  () => sessionUser(store.getState())?.id,
);

/** Named, so that a section that uses them waits for a shell that has them. */
export const sendSignInLink: AccountActions['sendSignInLink'] = (email, target) =>
  accountActions.sendSignInLink(email, target);
export const signInByLink: SessionController['signInByLink'] = (email, link) => session.signInByLink(email, link);

/** Starts the session and follows sign-ins in other tabs. Call once, after `configureFirebase`. */
export function startSession(): void {
  session.start();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storedSessionKey() && newValue) void session.follow();
  });
}
