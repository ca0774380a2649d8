import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type LocalCloud, startLocalCloud } from '@cursiv/local-cloud';
import { deletedBetween, differences } from './compare-backups.ts';
import { restoreBackup } from './restoring/restore-backup.ts';
import { type Backend, localBackend } from './services/backend.ts';
import { writeBackup } from './write-backup.ts';

const PROJECT = 'demo-test';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const OWNER = { authorization: 'Bearer owner' };
const DAY_MS = 86_400_000;

let folder: string;
let source: LocalCloud;
const running: LocalCloud[] = [];

const at = (name: string) => path.join(folder, name);

async function start(name: string, project = PROJECT, functionsEntry?: string): Promise<LocalCloud> {
  const cloud = await startLocalCloud({
    port: 0,
    dataFolder: at(name),
    project,
    firestoreRules: 'firestore.rules',
    storageRules: 'storage.rules',
    ...(functionsEntry !== undefined && { functionsEntry }),
  });
  running.push(cloud);
  return cloud;
}

const backendOf = ({ url, project }: LocalCloud): Backend => localBackend(new URL(url).host, project);

async function write({ url, project }: LocalCloud, document: string, fields: object): Promise<void> {
  const address = `${url}/v1/projects/${project}/databases/(default)/documents/${document}`;
  const response = await fetch(address, { method: 'PATCH', headers: OWNER, body: JSON.stringify({ fields }) });
  expect([response.status, await response.json()]).toEqual([200, expect.anything()]);
}

async function read({ url, project }: LocalCloud, document: string): Promise<unknown> {
  const address = `${url}/v1/projects/${project}/databases/(default)/documents/${document}`;
  return ((await (await fetch(address, { headers: OWNER })).json()) as { fields?: unknown }).fields;
}

const text = (stringValue: string) => ({ stringValue });

/** Values, names and accounts that a careless copy would change. */
async function fill(cloud: LocalCloud): Promise<void> {
  await write(cloud, 'odd/values', {
    time: { timestampValue: '2026-02-28T23:59:59.123456Z' },
    reference: { referenceValue: `${ROOT}/courses/c1` },
    point: { geoPointValue: { latitude: -45.5, longitude: 179.9999999 } },
    bytes: { bytesValue: 'AP8KDcg=' },
    whole: { integerValue: '9007199254740993' },
    double: { doubleValue: 1 },
    huge: { doubleValue: 1.7976931348623157e308 },
    negativeZero: { doubleValue: '-0' },
    notANumber: { doubleValue: 'NaN' },
    infinite: { doubleValue: '-Infinity' },
    nothing: { nullValue: null },
    empty: { mapValue: {} },
    list: { arrayValue: { values: [{ mapValue: { fields: { 'a.b`c': text('') } } }, { nullValue: null }] } },
    text: text('ș\u0000\u2028\u{1f600} "\\'),
  });
  // Below a document that does not exist; ids that are ordered as numbers, or look like something else.
  await write(cloud, 'missing/ghost/deep/__id7__', {});
  await write(cloud, 'missing/ghost/deep/__id10__', {});
  await write(cloud, 'missing/ghost/deep/%2520%C8%99', { here: { booleanValue: false } });
  await write(cloud, 'users/ana', { name: text('Ana'), email: text('ana@b.ro') });
  await write(cloud, 'mails/m1', { status: text('waiting'), uid: text('ana') });
  await write(cloud, 'mails/m2', { status: text('sent'), uid: text('ana') });
  await write(cloud, 'leads/l1', { message: text('Bună') });
  await write(cloud, 'dataRequests/dan__deletion', { uid: text('dan'), status: text('asked') });
  for (const name of ['../../etc/passwd', 'a b/ș?.bin', 'empty', '.hidden/..', 'copy of a b/ș?.bin'])
    await cloud.storage.put({
      path: name,
      bytes: Buffer.from(name === 'empty' ? '' : `\r\n--${name.replace('copy of ', '')}`),
      contentType: 'application/octet-stream',
      metadata: { by: 'ana' },
    });
  cloud.auth.createUser({ localId: 'ana', email: 'ana@b.ro', password: 'secret1', displayName: 'Ana Știucă' });
  cloud.auth.createUser({ localId: 'dan', email: 'dan@b.ro', password: 'secret1', disabled: true });
  cloud.auth.createUser({ localId: 'linked', email: 'linked@gmail.test', google: true });
  const claims = { localId: 'ana', customAttributes: '{"isAdmin":true}' };
  await accountsOf(cloud, 'update', claims);
}

async function accountsOf({ url, project }: LocalCloud, operation: string, body: object): Promise<unknown> {
  const address = `${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:${operation}`;
  return (await fetch(address, { method: 'POST', headers: OWNER, body: JSON.stringify(body) })).json();
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cursiv-backups-'));
  source = await start('source');
  await fill(source);
});

afterAll(async () => {
  for (const cloud of running) await cloud.close();
  rmSync(folder, { recursive: true });
});

let made = 0;
/** A backup of what a backend holds now. */
async function saved(cloud: LocalCloud): Promise<string> {
  const place = at(`backup-${made++}`);
  await writeBackup(backendOf(cloud), place);
  return place;
}

const restore = (cloud: LocalCloud, place: string, options: Partial<Parameters<typeof restoreBackup>[2]> = {}) =>
  restoreBackup(backendOf(cloud), place, { now: new Date(), ...options });

async function collected(texts: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const one of texts) all.push(one);
  return all;
}

const differencesOf = (one: string, other: string) => collected(differences(one, other));

describe('a restored backup', () => {
  it('is the same, document by document, file by file and account by account; messages alone do not leave again', async () => {
    const target = await start('same');
    const first = await saved(source);
    expect(await restore(target, first)).toMatchObject({ unsent: 1, withoutFactor: 0, leaving: ['dan'] });
    expect(await differencesOf(first, await saved(target))).toEqual(['documents mails/m1']);
    expect(await read(target, 'mails/m1')).toMatchObject({
      status: text('dead'),
      problem: text('unclear: restored from a backup'),
    });
    const signIn = (email: string) =>
      accountsOf(target, 'signInWithPassword', { email, password: 'secret1', returnSecureToken: true });
    expect(await signIn('ana@b.ro')).toMatchObject({ localId: 'ana' });
    expect(await signIn('dan@b.ro')).toMatchObject({ error: { message: 'USER_DISABLED' } });

    // Once more changes nothing.
    await restore(target, first);
    expect(await differencesOf(first, await saved(target))).toEqual(['documents mails/m1']);
  });

  it('starts no function, not even of a backend that starts with them later', async () => {
    const target = await start('quiet');
    await restore(target, await saved(source));
    await target.close();
    running.splice(running.indexOf(target), 1);
    const entry = at('triggers.mjs');
    const told: string[] = [];
    const { promise: firstTold, resolve } = Promise.withResolvers<void>();
    const noteTold = (document: string) => {
      told.push(document);
      resolve();
    };
    Object.assign(globalThis, { noteTold });
    const endpoint = {
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.written',
        eventFilterPathPatterns: { document: '{path=**}' },
        retry: false,
      },
      region: ['us-central1'],
    };
    const wanted = `(event) => globalThis.noteTold(event.document), { __endpoint: ${JSON.stringify(endpoint)} }`;
    writeFileSync(entry, `export const noted = Object.assign(${wanted});`);
    const later = await start('quiet', PROJECT, entry);
    await write(later, 'news/n1', {});
    await firstTold;
    expect(told).toEqual(['news/n1']);
  });

  it('comes without second factors, whose keys no service gives away, and says so', async () => {
    const [before, target] = [await start('with-factor'), await start('without-factor')];
    before.auth.createUser({ localId: 'ion', email: 'ion@b.ro', password: 'secret1' });
    const account = before.auth.accounts.byId('ion');
    if (!account) throw new Error('no account');
    const secondFactor = { id: 'f1', secret: 'JBSWY3DPEHPK3PXP', usedStep: 0, enrolledAt: '2026-11-01T00:00:00.000Z' };
    before.auth.accounts.save({ ...account, secondFactor });
    const first = await saved(before);
    expect(readFileSync(`${first}/accounts.ndjson`, 'utf8')).not.toContain('JBSWY3DPEHPK3PXP');
    expect(await restore(target, first)).toMatchObject({ withoutFactor: 1 });
    expect(await differencesOf(first, await saved(target))).toEqual(['accounts ion']);
  });

  it('goes into another project, and its references with it', async () => {
    const target = await start('moved', 'demo-moved');
    await restore(target, await saved(source));
    expect(await read(target, 'odd/values')).toMatchObject({
      reference: { referenceValue: 'projects/demo-moved/databases/(default)/documents/courses/c1' },
      negativeZero: { doubleValue: '-0' },
    });
  });

  it('is read by its owner alone', async () => {
    const place = await saved(source);
    const entries = readdirSync(place, { recursive: true, withFileTypes: true });
    const open = entries.filter((entry) => {
      const { mode } = statSync(path.join(entry.parentPath, entry.name));
      return (mode & 0o777) !== (entry.isDirectory() ? 0o700 : 0o600);
    });
    expect([open, statSync(place).mode & 0o777]).toEqual([[], 0o700]);
  });

  it('names what differs from another', async () => {
    const other = await start('other');
    const first = await saved(source);
    await restore(other, first);
    await write(other, 'odd/values', { double: { integerValue: '1' } });
    await other.storage.put({ path: 'empty', bytes: Buffer.from('1'), contentType: 'application/octet-stream' });
    other.auth.createUser({ localId: 'eva', email: 'eva@b.ro' });
    expect(await differencesOf(first, await saved(other))).toEqual([
      'documents mails/m1',
      'documents odd/values',
      'files empty',
      'accounts eva',
    ]);
  });
});

describe('a restore is refused', () => {
  it('over anything else, which is named', async () => {
    const target = await start('full');
    await write(target, 'users/stranger', {});
    target.auth.createUser({ localId: 'stranger', email: 'stranger@b.ro' });
    await expect(restore(target, await saved(source))).rejects.toThrow(
      'not empty: it holds users/stranger, the account stranger@b.ro. Nothing was written.',
    );
    expect(target.storage.list()).toEqual([]);
  });

  it('over the same document with another value', async () => {
    const target = await start('changed');
    await write(target, 'users/ana', { name: text('Ana') });
    await expect(restore(target, await saved(source))).rejects.toThrow('it holds users/ana.');
  });

  it('where functions run', async () => {
    const entry = at('functions.mjs');
    const trigger = { __endpoint: { scheduleTrigger: { schedule: 'every 1 hours' }, region: ['us-central1'] } };
    writeFileSync(entry, `export const hourly = Object.assign(() => {}, ${JSON.stringify(trigger)});`);
    const target = await start('with-functions', PROJECT, entry);
    await expect(restore(target, await saved(source))).rejects.toThrow('Functions run in demo-test');
  });
});

/** Changes a part of a backup and makes the manifest agree, as somebody would who wants the change unseen. */
function forge(place: string, part: string, change: (lines: string) => string): void {
  const lines = change(readFileSync(path.join(place, `${part}.ndjson`), 'utf8'));
  writeFileSync(path.join(place, `${part}.ndjson`), lines);
  const manifest = JSON.parse(readFileSync(path.join(place, 'manifest.json'), 'utf8')) as Record<string, unknown>;
  const proof = {
    lines: lines.split('\n').length - 1,
    bytes: Buffer.byteLength(lines),
    sha256: createHash('sha256').update(lines).digest('hex'),
  };
  writeFileSync(path.join(place, 'manifest.json'), JSON.stringify({ ...manifest, [part]: proof }));
}

const edit = (file: string, change: (content: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

const nested = '{"arrayValue":{"values":['.repeat(50_000) + ']}}'.repeat(50_000);

describe('a hostile backup is refused before anything is written', () => {
  it.each<[string, RegExp, (place: string) => void]>([
    [
      'an edited document',
      /documents.ndjson was altered/,
      (place) => edit(`${place}/documents.ndjson`, (lines) => lines.replace('Ana', 'Eva')),
    ],
    [
      'a truncated part',
      /documents.ndjson has \d+ bytes instead/,
      (place) => edit(`${place}/documents.ndjson`, (lines) => lines.slice(0, -9)),
    ],
    [
      'a part without its last line end',
      /ends in the middle of line/,
      (place) => forge(place, 'documents', (lines) => lines.trimEnd()),
    ],
    ['no manifest', /is no backup, or one that was not completed/, (place) => rmSync(`${place}/manifest.json`)],
    [
      'a newer format',
      /has format 2; this command reads up to 1/,
      (place) => edit(`${place}/manifest.json`, (json) => json.replace('"version":1', '"version":2')),
    ],
    ['another manifest', /is no manifest of a backup/, (place) => writeFileSync(`${place}/manifest.json`, '{}')],
    [
      'a huge manifest',
      /too large for a manifest/,
      (place) => writeFileSync(`${place}/manifest.json`, ' '.repeat(70_000)),
    ],
    [
      'a line without end',
      /line 1 is longer than any line/,
      (place) => forge(place, 'documents', () => `${'x'.repeat(40 * 1024 * 1024)}\n`),
    ],
    ['no JSON', /is not JSON/, (place) => forge(place, 'accounts', () => 'salut\n')],
    [
      'a path out of the database',
      /is no path of a document/,
      (place) => forge(place, 'documents', (lines) => lines.replace('users/ana', '../../x')),
    ],
    [
      'an unknown type',
      /are no values of Firestore/,
      (place) => forge(place, 'documents', (lines) => lines.replace('integerValue', 'wholeValue')),
    ],
    [
      'a bottomless value',
      /are no values of Firestore|is not JSON/,
      (place) => forge(place, 'documents', () => `{"fields":{"a":${nested}},"path":"a/b"}\n`),
    ],
    [
      'a hash that is a path',
      /sha256/,
      (place) => forge(place, 'files', (lines) => lines.replace(/"sha256":"\w+"/, '"sha256":"../../../../etc/passwd"')),
    ],
    [
      'altered bytes',
      /bytes of .* were altered/,
      (place) => edit(bytesIn(place), (bytes) => bytes.replace('--', '++')),
    ],
    ['missing bytes', /is missing/, (place) => rmSync(bytesIn(place))],
    [
      'a link in place of bytes',
      /is missing/,
      (place) => {
        rmSync(bytesIn(place));
        symlinkSync('/etc/passwd', bytesIn(place));
      },
    ],
  ])('%s', async (_what, message, spoil) => {
    const target = await start(`hostile-${made}`);
    const place = await saved(source);
    spoil(place);
    await expect(restore(target, place)).rejects.toThrow(message);
    expect([target.firestore.isEmpty(), target.storage.list()]).toEqual([true, []]);
  });

  it('a consistent change, by the checksum that was noted', async () => {
    const target = await start('forged');
    const place = at('to-forge');
    const { checksum } = await writeBackup(backendOf(source), place);
    forge(place, 'documents', (lines) => lines.replace('Ana', 'Eva'));
    await expect(restore(target, place, { checksum })).rejects.toThrow('The backup was altered');
    expect(target.firestore.isEmpty()).toBe(true);
  });

  /** The bytes of some file. */
  function bytesIn(place: string): string {
    const lines = readFileSync(`${place}/files.ndjson`, 'utf8').trimEnd().split('\n');
    const { sha256 } = JSON.parse(lines.find((line) => line.includes('a b/')) ?? '{}') as { sha256: string };
    return path.join(place, 'bytes', sha256.slice(0, 2), sha256);
  }
});

describe('who was deleted', () => {
  it('since an old backup has to be named, and does not come back', async () => {
    const target = await start('deleted');
    const old = await saved(source);
    const now = new Date(Date.now() + 15 * DAY_MS);
    await expect(restore(target, old, { now })).rejects.toThrow('15 days old');
    await restore(target, old, { now, deleted: new Set(['ana', 'leads/l1']) });
    expect(await read(target, 'leads/l1')).toBeUndefined();
    expect(await accountsOf(target, 'lookup', { localId: ['ana'] })).not.toHaveProperty('users');
    // The schedule erases from here on without a mail.
    expect(await read(target, 'dataRequests/ana__deletion')).toMatchObject({
      uid: text('ana'),
      status: text('telling'),
      name: text('Ana'),
      email: text('ana@b.ro'),
      pseudonym: { stringValue: expect.stringMatching(/^deleted-[0-9a-f]{18}$/) },
    });
  });

  it.each(['00.000', '00.120', '59.999'])(
    'does not keep a killed restore from going on, made at second %s',
    async (second) => {
      const target = await start(`deleted-${second}`);
      const old = await saved(source);
      edit(path.join(old, 'manifest.json'), (text) => text.replace(/("startedAt":"[^"]*:)[\d.]+Z/, `$1${second}Z`));
      const now = new Date(Date.now() + 15 * DAY_MS);
      for (let run = 0; run < 2; run += 1) await restore(target, old, { now, deleted: new Set(['ana', 'leads/l1']) });
      expect(await read(target, 'mails/m1')).toMatchObject({ status: text('dead') });
    },
  );

  it('between two backups is listed', async () => {
    const older = await saved(source);
    const later = await start('later');
    await restore(later, older);
    await accountsOf(later, 'delete', { localId: 'linked' });
    later.firestore.remove('leads/l1');
    expect(await collected(deletedBetween(older, await saved(later)))).toEqual(['linked', 'leads/l1']);
  });
});
