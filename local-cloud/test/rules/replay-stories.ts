import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ALL_SUITES } from './cases/all-suites.ts';
import {
  type Deed,
  type Documents,
  emailOf,
  type Fields,
  isEmailVerified,
  NOW,
  type RulesCase,
  type Write,
} from './rules-case.ts';
import { toQuery, toWireFields } from './to-wire.ts';

const PROJECT = 'demo-rules';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

const documentName = (path: string) => `${DATABASE}/documents/${path}`;

function tokenOf(uid: string): string {
  const claims = {
    sub: uid,
    user_id: uid,
    email: emailOf(uid),
    email_verified: isEmailVerified(uid),
    aud: PROJECT,
    iss: `https://securetoken.google.com/${PROJECT}`,
    iat: 0,
    exp: 4_000_000_000,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

async function call(origin: string, method: string, path: string, bearer: string | undefined, body?: unknown) {
  const response = await fetch(`${origin}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The paths of the fields that take the time of the request, also in maps. */
const pathsOfNow = (fields: Fields, parent = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (value === NOW) return [parent + name];
    return isMap(value) ? pathsOfNow(value, `${parent}${name}.`) : [];
  });

const withoutNow = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== NOW)
      .map(([name, value]) => [name, isMap(value) ? withoutNow(value) : value]),
  );

function wireWrite(write: Write) {
  if (write.kind === 'delete') return { delete: documentName(write.path) };
  const now = pathsOfNow(write.fields);
  const plain = withoutNow(write.fields);
  return {
    update: { name: documentName(write.path), fields: toWireFields(plain, new Date()) },
    updateTransforms: now.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(write.kind === 'update' && {
      updateMask: { fieldPaths: Object.keys(plain) },
      currentDocument: { exists: true },
    }),
  };
}

function send(origin: string, deed: Deed, bearer: string | undefined) {
  const root = `v1/${DATABASE}/documents`;
  if (deed.kind === 'get') return call(origin, 'GET', `${root}/${deed.path}`, bearer);
  if (deed.kind === 'commit')
    return call(origin, 'POST', `${root}:commit`, bearer, { writes: deed.writes.map(wireWrite) });
  const slash = deed.collection.lastIndexOf('/');
  const parent = slash < 0 ? '' : `/${deed.collection.slice(0, slash)}`;
  const structuredQuery = {
    ...toQuery(deed.collection.slice(slash + 1), deed.where, new Date()),
    ...(deed.limit !== undefined && { limit: deed.limit }),
  };
  return call(origin, 'POST', `${root}${parent}:runQuery`, bearer, { structuredQuery });
}

async function seed(origin: string, documents: Documents) {
  await call(origin, 'DELETE', `emulator/v1/${DATABASE}/documents`, 'owner');
  const writes = Object.entries(documents).map(([path, fields]) => wireWrite({ kind: 'set', path, fields }));
  const { status, text } = await call(origin, 'POST', `v1/${DATABASE}/documents:commit`, 'owner', { writes });
  if (status !== 200) throw new Error(`Seeding failed: ${text}`);
}

interface Outcome {
  /** The emulator's different judgement, if any. */
  found: string | undefined;
  /** Whether the story has changed the documents. */
  hasChanged: boolean;
}

async function outcomeOf(origin: string, { caller, deed, allowed, story }: RulesCase): Promise<Outcome> {
  const { status, text } = await send(origin, deed, caller === undefined ? undefined : tokenOf(caller));
  const isRefused = status === 403;
  const hasChanged = deed.kind === 'commit' && !isRefused;
  if (!isRefused && status !== 200 && status !== 404)
    return { found: `${story}: answered ${status} ${text}`, hasChanged };
  return { found: isRefused === allowed ? `${story}: ${text}` : undefined, hasChanged };
}

/**
 * Replays the stories of `firestore.rules` on Google's emulator and prints every different judgement; returns their
 * number.
 */
export async function replayStories(origin: string): Promise<number> {
  const content = await readFile(fileURLToPath(new URL('../../../firestore.rules', import.meta.url)), 'utf8');
  const loaded = await call(origin, 'PUT', `emulator/v1/projects/${PROJECT}:securityRules`, 'owner', {
    rules: { files: [{ name: 'firestore.rules', content }] },
  });
  if (loaded.status !== 200) throw new Error(`The emulator does not take the rules: ${loaded.text}`);

  let [compared, differing] = [0, 0];
  for (const { name, documents, cases } of ALL_SUITES) {
    let isFresh = false;
    for (const rulesCase of cases) {
      compared += 1;
      if (!isFresh) await seed(origin, documents);
      const { found, hasChanged } = await outcomeOf(origin, rulesCase);
      isFresh = !hasChanged;
      if (found === undefined) continue;
      differing += 1;
      console.error(`${name}: ${rulesCase.caller ?? 'visitor'}: ${found}`);
    }
  }
  console.log(`${compared} stories of firestore.rules replayed on Google's emulator, ${differing} differ.`);
  return differing;
}
