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
 * Asks the sign-in service whose the session in this browser is, and the site for what its page reads at first, while the code comes that
 * would ask the same. The code takes the answers over (`early-answer.ts` of shared-firebase, `early-payload.ts` of shared-data): nothing
 * shows by them before the session is confirmed. With App Check, only a page that is vouched for already asks.
 */
export const ASK_EARLY = `
(() => {
  const { lookup, session, vouched, payload } = document.currentScript.dataset;
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
  const vouchers = async () => {
    if (!vouched) return {};
    const { token, expireTimeMillis } = (await voucher()) ?? {};
    return expireTimeMillis > Date.now() ? { 'X-Firebase-AppCheck': token } : undefined;
  };
  try {
    const { accessToken, expirationTime } = JSON.parse(localStorage.getItem(session))?.stsTokenManager ?? {};
    if (!(expirationTime > Date.now() + ${HOLDS_MS})) return;
    const vouching = vouchers();
    const ask = (address, headers, more) =>
      vouching
        .then((voucher) => voucher && fetch(address, { ...more, headers: { ...headers, ...voucher } }))
        .catch(() => undefined);
    const body = JSON.stringify({ idToken: accessToken });
    const answer = ask(lookup, { 'Content-Type': 'application/json' }, { method: 'POST', body });
    globalThis.earlyQuestion = { body, askedAt: Date.now(), answer };
    if (!payload) return;
    const early = ask(payload, { Authorization: 'Bearer ' + accessToken });
    globalThis.earlyPayload = { address: payload, token: accessToken, answer: early };
  } catch {
    // Blocked storage holds no session.
  }
})();
`;

/** `ASK_EARLY` as an element of a document that is not kept for others. `payload`: the address of what its page reads at first. */
export function earlyQuestion(config: SignInConfig, payload?: string): string {
  const { firebase, appCheck, localCloud } = config;
  const service = localCloud ? `${localCloud}/` : 'https://';
  const facts = {
    lookup: `${service}identitytoolkit.googleapis.com/v1/accounts:lookup?key=${firebase.apiKey}`,
    session: `firebase:authUser:${firebase.apiKey}:[DEFAULT]`,
    ...(appCheck && { vouched: `${firebase.appId}-[DEFAULT]` }),
    ...(payload && { payload }),
  };
  const attributes = Object.entries(facts).map(([name, value]) => `data-${name}="${escaped(value)}"`);
  return `<script ${attributes.join(' ')}>${ASK_EARLY}</script>`;
}
