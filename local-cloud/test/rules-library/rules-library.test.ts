import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { type LocalCloud, startLocalCloud } from '../../src/server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROJECT = 'demo-of-a-team';

const FIRESTORE_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /notes/{note} {
    allow read: if resource == null || resource.data.owner == request.auth.uid;
    allow create: if request.auth.token.email_verified && request.resource.data.owner == request.auth.uid;
    allow update: if request.resource.data.likes == resource.data.likes + 1;
  }
} }`;
const STORAGE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{owner}/{file} {
  allow read, write: if request.auth.uid == owner;
} } }`;

let folder: string;
let cloud: LocalCloud;
let tests: RulesTestEnvironment;

function start(rulesTests: boolean): Promise<LocalCloud> {
  const rules = { firestoreRules: path.join(ROOT, 'firestore.rules'), storageRules: path.join(ROOT, 'storage.rules') };
  return startLocalCloud({ port: 0, dataFolder: folder, project: 'demo-main', rulesTests, ...rules });
}

beforeAll(async () => {
  // The SDK logs every refused write, and these tests want refusals.
  setLogLevel('error');
  folder = mkdtempSync(path.join(os.tmpdir(), 'rules-library-'));
  cloud = await start(true);
  const { host, port } = { host: '127.0.0.1', port: Number(new URL(cloud.url).port) };
  tests = await initializeTestEnvironment({
    projectId: PROJECT,
    hub: { host, port },
    firestore: { rules: FIRESTORE_RULES },
    storage: { rules: STORAGE_RULES },
  });
});
afterEach(() => Promise.all([tests.clearFirestore(), tests.clearStorage()]));
afterAll(async () => {
  await tests.cleanup();
  await cloud.close();
  rmSync(folder, { recursive: true });
});

const alice = () => tests.authenticatedContext('alice', { email: 'alice@cursiv.test', email_verified: true });

async function givenNote(data: object): Promise<void> {
  await tests.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc('notes/one').set(data);
  });
}

// The SDK opens its first connection while the machine may be busy.
jest.setTimeout(30_000);

describe("Google's library for tests of rules", () => {
  it('writes and reads as a person with a proven address', async () => {
    await assertSucceeds(
      alice()
        .firestore()
        .doc('notes/mine')
        .set({ owner: 'alice', likes: 0, when: new Date(0) }),
    );
    const note = await assertSucceeds(alice().firestore().doc('notes/mine').get());
    expect(note.data()).toMatchObject({ owner: 'alice', likes: 0 });
  });

  it('is refused as somebody without a proven address, as another person and as a visitor', async () => {
    const unproven = tests.authenticatedContext('alice', { email_verified: false });
    await assertFails(unproven.firestore().doc('notes/mine').set({ owner: 'alice' }));
    await givenNote({ owner: 'alice', likes: 0 });
    await assertFails(tests.authenticatedContext('bob').firestore().doc('notes/one').get());
    await assertFails(tests.unauthenticatedContext().firestore().doc('notes/one').get());
  });

  it('asks queries, which the rules must be able to prove', async () => {
    await givenNote({ owner: 'alice', likes: 0 });
    const notes = alice().firestore().collection('notes');
    const mine = await assertSucceeds(notes.where('owner', '==', 'alice').get());
    expect(mine.docs.map(({ id }) => id)).toEqual(['one']);
    await assertFails(notes.get());
  });

  it('watches a document, and changes it in a transaction and in a batch', async () => {
    await givenNote({ owner: 'alice', likes: 0 });
    const firestore = alice().firestore();
    const note = firestore.doc('notes/one');
    const likes: number[] = [];
    const seen = new Promise<void>((resolve, reject) => {
      note.onSnapshot((found) => {
        likes.push(found.get('likes'));
        if (likes.includes(2)) resolve();
      }, reject);
    });
    await firestore.runTransaction(async (transaction) => {
      const { likes: before } = (await transaction.get(note)).data() ?? {};
      transaction.update(note, { likes: before + 1 });
    });
    await assertSucceeds(firestore.batch().update(note, { likes: 2 }).commit());
    await seen;
    expect(likes.at(-1)).toBe(2);
    await assertFails(note.update({ likes: 9 }));
  });

  it('clears what was stored', async () => {
    await givenNote({ owner: 'alice', likes: 0 });
    await tests.clearFirestore();
    expect((await alice().firestore().doc('notes/one').get()).exists).toBe(false);
  });

  it('stores files under the rules of the test', async () => {
    const file = alice().storage().ref('alice/letter.txt');
    await assertSucceeds(file.putString('Dragă Ana,', 'raw', { contentType: 'text/plain' }).then());
    expect(await assertSucceeds(file.getMetadata())).toMatchObject({ size: 11, contentType: 'text/plain' });
    await assertFails(tests.authenticatedContext('bob').storage().ref('alice/letter.txt').getMetadata());
  });

  it('is told what is wrong with rules that do not compile', async () => {
    const { host, port } = { host: '127.0.0.1', port: Number(new URL(cloud.url).port) };
    const wrong = initializeTestEnvironment({ projectId: PROJECT, firestore: { host, port, rules: 'service {' } });
    await expect(wrong).rejects.toThrow(/L1/);
  });
});

describe('rules of tests', () => {
  const put = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/emulator/v1/projects/demo-main:securityRules`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ rules: { files: [{ content: FIRESTORE_RULES }] } }),
    });

  it('are not taken from a page, on whatever port of this machine it is', async () => {
    expect((await put(cloud.url, { origin: 'http://localhost:3000' })).status).toBe(403);
    expect((await put(cloud.url, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await put(cloud.url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('are not taken, nor unsigned tokens believed, by a backend that was not asked to', async () => {
    const plain = await start(false);
    const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"alice"}')}.`.replaceAll('=', '');
    const document = `${plain.url}/v1/projects/demo-main/databases/(default)/documents/notes/one`;
    expect((await put(plain.url)).status).toBe(404);
    expect((await fetch(document, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    expect((await fetch(document.replace('demo-main', PROJECT))).status).toBe(404);
    await plain.close();
  });
});
