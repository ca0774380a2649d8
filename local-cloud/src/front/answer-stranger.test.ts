import { initializeApp } from 'firebase-admin/app';
import { onCall, onRequest } from 'firebase-functions/https';
import type { OobCode } from '../auth/tokens/oob-codes.ts';
import { TokenSeal } from '../auth/tokens/token-seal.ts';
import { loadFirestoreRules } from '../rules/load-rules.ts';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

const SITE = 'https://cursiv.school.example';
const CLOUD = 'https://cloud.cursiv.school.example';
const DOCUMENTS = '/v1/projects/demo-test/databases/(default)/documents';
const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const PASSWORD = 'a-long-password';

/** Everybody's own document. */
const RULES = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
  match /mine/{uid} { allow read, write: if request.auth.uid == uid; } } }`;

// The module's own exports, because an import here would be a copy.
const logger = jest.requireActual<typeof import('firebase-functions/logger')>('firebase-functions/logger');

const functions = {
  who: onCall((request) => ({ uid: request.auth?.uid ?? null, from: request.rawRequest.headers['x-forwarded-for'] })),
  inside: onRequest((_request, response) => void response.send('secret')),
};

let cloud: TestServices;
let mails: OobCode[];

beforeAll(() => {
  initializeApp({ projectId: 'demo-test' });
  jest.spyOn(logger, 'debug').mockImplementation();
  jest.spyOn(logger, 'warn').mockImplementation();
});

beforeEach(async () => {
  mails = [];
  cloud = await startTestServices({
    firestoreRules: loadFirestoreRules(RULES, { project: 'demo-test' }),
    functions,
    strangers: {
      ...{ siteOrigin: SITE, address: CLOUD, seal: new TokenSeal('a-key') },
      deliver: (mail) => void mails.push(mail),
    },
  });
  // firebase-admin looks up the account of a token there.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.url).host;
});

afterEach(() => cloud.close());
afterAll(() => jest.restoreAllMocks());

const ask = (address: string, init: RequestInit = {}) => fetch(cloud.strangersUrl + address, init);

async function post(address: string, body: object, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await ask(address, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function register(email = 'ana@school.example') {
  const { body } = await post(`${TOOLKIT}/accounts:signUp?key=k`, { email, password: PASSWORD });
  return { idToken: String(body.idToken), uid: String(body.localId) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Writes the document `mine/<uid>` as whoever the headers say. */
const write = (uid: string, headers: Record<string, string>) => {
  const name = `projects/demo-test/databases/(default)/documents/mine/${uid}`;
  return post(`${DOCUMENTS}:commit`, { writes: [{ update: { name, fields: {} } }] }, headers);
};

describe('what strangers may do', () => {
  it('register, write what is theirs, and call functions as themselves', async () => {
    const { idToken, uid } = await register();
    expect(await write(uid, bearer(idToken))).toMatchObject({ status: 200 });
    expect(await write('another', bearer(idToken))).toMatchObject({ status: 403 });
    const called = await post('/demo-test/us-central1/who', { data: null }, bearer(idToken));
    expect(called.body).toMatchObject({ result: { uid } });
  });

  it('are counted by the address that the gateway gives', async () => {
    const called = await post('/demo-test/us-central1/who', { data: null }, { 'x-forwarded-for': '203.0.113.9' });
    expect(called.body).toMatchObject({ result: { from: '203.0.113.9' } });
  });

  it('get links by mail alone, to the public address', async () => {
    await register();
    const answer = await post(`${TOOLKIT}/accounts:sendOobCode`, {
      requestType: 'PASSWORD_RESET',
      email: 'ana@school.example',
      returnOobLink: true,
    });
    expect(answer.body).toEqual({ kind: expect.any(String), email: 'ana@school.example' });
    expect(mails).toHaveLength(1);
    const { pathname, search, origin } = new URL(mails[0]?.oobLink ?? '');
    expect(origin).toBe(CLOUD);
    expect((await ask(pathname + search)).status).toBe(200);
  });

  it('are held off, by their address, when they try passwords or make accounts like a script', async () => {
    const attempt = (from: string) =>
      post(
        `${TOOLKIT}/accounts:signInWithPassword`,
        { email: 'none@x.example', password: 'x' },
        { 'x-forwarded-for': from },
      );
    for (let count = 0; count < 120; count += 1) await attempt('203.0.113.9');
    expect(await attempt('203.0.113.9')).toMatchObject({ status: 429 });
    expect(await attempt('203.0.113.10')).toMatchObject({ status: 400 });
  });

  it('cannot have somebody flooded with mails', async () => {
    await register();
    const reset = () =>
      post(`${TOOLKIT}/accounts:sendOobCode`, { requestType: 'PASSWORD_RESET', email: 'ana@school.example' });
    for (let count = 0; count < 12; count += 1) await reset();
    expect(mails).toHaveLength(10);
    expect((await reset()).body).toMatchObject({ error: { message: expect.stringMatching(/^TOO_MANY_ATTEMPTS/) } });
  });
});

describe('the credentials of emulators', () => {
  const forged = async (change: (token: string, claims: Record<string, unknown>) => string) => {
    const { idToken, uid } = await register();
    return { token: change(idToken, claimsOf(idToken)), uid };
  };
  const UNSIGNED = encode({ alg: 'none', typ: 'JWT' });
  const SIGNED = encode({ alg: 'HS256', typ: 'JWT' });

  it.each<[string, (token: string, claims: Record<string, unknown>) => string]>([
    ['the word of programs', () => 'owner'],
    ['a service account', () => `${UNSIGNED}.${encode({ iss: 'local@demo-test.iam.gserviceaccount.com' })}.`],
    ['an unsigned token', (_token, claims) => `${UNSIGNED}.${encode(claims)}.`],
    ['an unsigned token with our signature', (token) => token.replace(/^[^.]+/, UNSIGNED)],
    ['a token without its signature', (token) => token.replace(/[^.]+$/, '')],
    [
      'a token for somebody else',
      (token, claims) => token.replace(/\.[^.]+\./, `.${encode({ ...claims, admin: true })}.`),
    ],
    ['a token signed with nothing', (_token, claims) => `${SIGNED}.${encode(claims)}.${'A'.repeat(43)}`],
  ])('%s opens nothing', async (_what, change) => {
    const { token, uid } = await forged(change);
    expect(await write(uid, bearer(token))).toMatchObject({ status: 401 });
    expect(await post('/demo-test/us-central1/who', { data: null }, bearer(token))).toMatchObject({ status: 401 });
    expect(await post(`${TOOLKIT}/accounts:lookup`, { idToken: token })).toMatchObject({ status: 400 });
    const reset = { requestType: 'PASSWORD_RESET', email: 'ana@school.example', returnOobLink: true };
    const link = await post(`${TOOLKIT}/accounts:sendOobCode`, reset, bearer(token));
    expect(JSON.stringify(link.body)).not.toContain('oobCode');
    expect(
      (await post(`${TOOLKIT}/accounts:delete`, { localId: uid, idToken: token }, bearer(token))).status,
    ).toBeGreaterThan(399);
    expect(cloud.auth.accounts.byId(uid)).toBeDefined();
  });

  it('open a stream of documents neither, wherever they travel', async () => {
    const { uid } = await register();
    const target = {
      database: 'projects/demo-test/databases/(default)',
      addTarget: {
        documents: { documents: [`projects/demo-test/databases/(default)/documents/mine/${uid}`] },
        targetId: 2,
      },
    };
    const form = new URLSearchParams({
      headers: 'Authorization:Bearer owner\r\n',
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify(target),
    });
    const opened = await ask('/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22&t=1', {
      method: 'POST',
      body: form,
    });
    const sid = /"c","([^"]+)"/.exec(await opened.text())?.[1];
    const heard = await ask(
      `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=rpc&SID=${sid}&AID=0&CI=1&TYPE=xmlhttp&t=1`,
    );
    expect(await heard.text()).toContain('UNAUTHENTICATED');
  });

  it('sign nobody in with an answer that Google did not give', async () => {
    await register();
    const id = JSON.stringify({ sub: '1', email: 'ana@school.example', email_verified: true });
    const postBody = new URLSearchParams({ providerId: 'google.com', id_token: id }).toString();
    const answer = await post(`${TOOLKIT}/accounts:signInWithIdp`, { requestUri: SITE, postBody });
    expect(answer.body).toMatchObject({ error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED/) } });
  });

  it('still let programs of this machine in, at their own port', async () => {
    const response = await fetch(`${cloud.url}${DOCUMENTS}/mine/x`, {
      method: 'PATCH',
      headers: bearer('owner'),
      body: '{}',
    });
    expect(response.status).toBe(200);
  });
});

describe('what does not exist for strangers', () => {
  const owner = bearer('owner');
  it.each([
    ['GET', '/'],
    ['GET', '/documents'],
    ['GET', '/accounts'],
    ['GET', '/files'],
    ['GET', '/requests'],
    ['GET', '/functions'],
    ['GET', '/faults'],
    ['GET', '/export'],
    ['POST', '/import'],
    ['POST', '/reset'],
    ['POST', '/documents/delete'],
    ['POST', '/functions/run'],
    ['GET', '/outbox'],
    ['GET', '/outbox/types'],
    ['GET', '/emulator/v1/requests'],
    ['GET', '/emulator/v1/counters'],
    ['PUT', '/emulator/v1/faults'],
    ['POST', '/emulator/v1/schedules?name=x'],
    ['GET', '/emulator/v1/projects/demo-test/oobCodes'],
    ['DELETE', '/emulator/v1/projects/demo-test/accounts'],
    ['DELETE', '/emulator/v1/projects/demo-test/databases/(default)/documents'],
    ['GET', '/emulator/auth/handler?authType=signInViaPopup&providerId=google.com'],
    ['GET', '/emulator/auth/iframe'],
    ['GET', '/local/gapi.js'],
    ['PUT', '/emulator/v1/projects/demo-test:securityRules'],
    ['PUT', '/internal/setRules'],
    ['POST', '/firebaseappcheck.googleapis.com/v1/projects/demo-test/apps/a:exchangeDebugToken'],
    ['POST', `${TOOLKIT}/projects/demo-test/accounts:batchGet`],
    ['GET', `${TOOLKIT}/projects/demo-test/accounts:batchGet`],
    ['POST', `${TOOLKIT}/accounts:batchCreate`],
    ['POST', `${TOOLKIT}/accounts:query`],
    ['GET', '/identitytoolkit.googleapis.com/admin/v2/projects/demo-test/config'],
    ['GET', `${DOCUMENTS}/mine/x`],
    ['PATCH', `${DOCUMENTS}/mine/x`],
    ['POST', `${DOCUMENTS}:listCollectionIds`],
    ['GET', '/v0/b/demo-test.firebasestorage.app/o'],
    ['GET', '/b/demo-test.firebasestorage.app/o'],
    ['GET', '/storage/v1/b/demo-test.firebasestorage.app/o'],
    ['POST', '/upload/storage/v1/b/demo-test.firebasestorage.app/o?name=x'],
    ['POST', '/demo-test/us-central1/inside'],
    ['GET', '/demo-test/us-central1/inside'],
    ['GET', '/demo-test/us-central1/who'],
    ['POST', '/demo-test/us-central1/who/../inside'],
    ['POST', '/demo-test/us-central1/none'],
    ['GET', '/x/../emulator/v1/requests'],
    ['GET', '/%2e%2e/outbox'],
    ['POST', '/push/x'],
  ])('%s %s', async (method, address) => {
    const response = await ask(address, { method, headers: owner, ...(method !== 'GET' && { body: '{}' }) });
    expect(response.status).toBe(404);
  });

  it('a file whose address nobody has signed', async () => {
    await cloud.storage.put({ path: 'courses/a.txt', bytes: Buffer.from('secret'), contentType: 'text/plain' });
    const address = '/demo-test.firebasestorage.app/courses/a.txt';
    for (const query of ['', '?upload_id=x', '?X-Goog-Signature=00', '?alt=media']) {
      const response = await ask(address + query, { headers: owner });
      expect(response.ok).toBe(false);
      expect(await response.text()).not.toContain('secret');
    }
  });

  it('the site for pages of others', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000', `${SITE}.evil.example`]) {
      const response = await ask(`${TOOLKIT}/projects`, { headers: { origin } });
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    expect((await ask(`${TOOLKIT}/projects`, { headers: { origin: SITE } })).status).toBe(200);
  });
});
