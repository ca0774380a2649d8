import { escaped } from './preload.ts';

/** The part of `/platform/config.json` that says where people are known, and whether pages have to be vouched for. */
interface SignInConfig {
  firebase: { apiKey: string; appId: string };
  appCheck?: object;
  localCloud?: string;
}

/** For so long, in milliseconds, a token must still hold: until the service's own code looks at it, and renews one that ends within 30 seconds. */
const HOLDS_MS = 60_000;

/**
 * Asks the sign-in service whose the session in this browser is, while the code comes that would ask it the same. The code takes the answer
 * over (`early-answer.ts` of shared-firebase). With App Check, only a page that is vouched for already asks.
 */
export const ASK_EARLY = `
(() => {
  const { lookup, session, vouched } = document.currentScript.dataset;
  const answered = (request) =>
    new Promise((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = fail;
    });
  const voucher = async () => {
    const opening = indexedDB.open('firebase-app-check-database');
    // To make the database is for App Check itself.
    opening.onupgradeneeded = () => opening.transaction.abort();
    const database = await answered(opening);
    const store = database.transaction('firebase-app-check-store').objectStore('firebase-app-check-store');
    const kept = await answered(store.get(vouched));
    database.close();
    return kept?.value;
  };
  const ask = async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    if (vouched) {
      const { token, expireTimeMillis } = (await voucher()) ?? {};
      if (!(expireTimeMillis > Date.now())) return;
      headers['X-Firebase-AppCheck'] = token;
    }
    return fetch(lookup, { method: 'POST', headers, body });
  };
  try {
    const { accessToken, expirationTime } = JSON.parse(localStorage.getItem(session))?.stsTokenManager ?? {};
    if (!(expirationTime > Date.now() + ${HOLDS_MS})) return;
    const body = JSON.stringify({ idToken: accessToken });
    globalThis.earlyQuestion = { body, askedAt: Date.now(), answer: ask(body).catch(() => undefined) };
  } catch {
    // Blocked storage holds no session.
  }
})();
`;

/** `ASK_EARLY` as an element of a document that is not kept for others. */
export function earlyQuestion(config: SignInConfig): string {
  const { firebase, appCheck, localCloud } = config;
  const service = localCloud ? `${localCloud}/` : 'https://';
  const facts = {
    lookup: `${service}identitytoolkit.googleapis.com/v1/accounts:lookup?key=${firebase.apiKey}`,
    session: `firebase:authUser:${firebase.apiKey}:[DEFAULT]`,
    ...(appCheck && { vouched: `${firebase.appId}-[DEFAULT]` }),
  };
  const attributes = Object.entries(facts).map(([name, value]) => `data-${name}="${escaped(value)}"`);
  return `<script ${attributes.join(' ')}>${ASK_EARLY}</script>`;
}
