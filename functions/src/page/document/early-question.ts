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
 *
 * Services that the code will ask first, a second from now, are connected to meanwhile: the database, and whoever renews what has ended.
 */
export const ASK_EARLY = `
(() => {
  const { lookup, session, vouched, payload, database, renewal, attester } = document.currentScript.dataset;
  const connect = (href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'preconnect', crossOrigin: 'anonymous', href });
    document.head.append(link);
  };
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
    const { token, expireTimeMillis } = (await voucher().catch(() => undefined)) ?? {};
    if (expireTimeMillis > Date.now()) return { 'X-Firebase-AppCheck': token };
    connect(attester);
  };
  try {
    const { accessToken, expirationTime } = JSON.parse(localStorage.getItem(session))?.stsTokenManager ?? {};
    if (!accessToken) return;
    connect(database);
    const vouching = vouchers();
    if (!(expirationTime > Date.now() + ${HOLDS_MS})) return connect(renewal);
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
  const originOf = (name: string) => localCloud ?? `https://${name}.googleapis.com`;
  const facts = {
    lookup: `${service}identitytoolkit.googleapis.com/v1/accounts:lookup?key=${firebase.apiKey}`,
    session: `firebase:authUser:${firebase.apiKey}:[DEFAULT]`,
    database: originOf('firestore'),
    renewal: originOf('securetoken'),
    ...(appCheck && { vouched: `${firebase.appId}-[DEFAULT]`, attester: originOf('content-firebaseappcheck') }),
    ...(payload && { payload }),
  };
  const attributes = Object.entries(facts).map(([name, value]) => `data-${name}="${escaped(value)}"`);
  return `<script ${attributes.join(' ')}>${ASK_EARLY}</script>`;
}
