import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Storage } from '@google-cloud/storage';
import { type LocalCloud, type LocalCloudOptions, startLocalCloud } from './server.ts';
import { startFailure } from './start-failure.ts';

let root: string;
let options: LocalCloudOptions;
let running: LocalCloud[];

beforeEach(() => {
  running = [];
  root = mkdtempSync(path.join(os.tmpdir(), 'local-cloud-'));
  const rules = (service: string, root: string) =>
    `rules_version = '2'; service ${service} { match ${root} { match /{p=**} { allow read, write; } } }`;
  options = {
    port: 0,
    dataFolder: path.join(root, 'data'),
    project: 'demo-test',
    firestoreRules: path.join(root, 'firestore.rules'),
    storageRules: path.join(root, 'storage.rules'),
  };
  writeFileSync(options.firestoreRules, rules('cloud.firestore', '/databases/{d}/documents'));
  writeFileSync(options.storageRules, rules('firebase.storage', '/b/{b}/o'));
});

afterEach(async () => {
  for (const cloud of running) await cloud.close();
  rmSync(root, { recursive: true });
});

async function start(changed: Partial<LocalCloudOptions> = {}): Promise<LocalCloud> {
  const cloud = await startLocalCloud({ ...options, ...changed });
  running.push(cloud);
  return cloud;
}

async function stop(cloud: LocalCloud): Promise<void> {
  running = running.filter((other) => other !== cloud);
  await cloud.close();
}

async function failureOf(changed: Partial<LocalCloudOptions>): Promise<string> {
  const all = { ...options, ...changed };
  const started = await start(changed).catch((error: unknown) => error);
  return startFailure(started, { port: String(all.port), data: all.dataFolder });
}

/** An address to send six bytes to, signed with the key that functions find. */
async function addressFor({ url, storage }: LocalCloud, name: string): Promise<string> {
  const [address] = await new Storage({ apiEndpoint: url, projectId: 'demo-test' })
    .bucket(storage.bucket)
    .file(name)
    .getSignedUrl({ version: 'v4', action: 'resumable', expires: Date.now() + 60_000 });
  return address;
}

const open = (address: string) => fetch(address, { method: 'POST', headers: { 'x-goog-resumable': 'start' } });
const send = (session: string, range: string, body: Buffer) =>
  fetch(session, { method: 'PUT', headers: { 'content-range': `bytes ${range}` }, body });

describe('startLocalCloud', () => {
  it('keeps accounts, files, interrupted uploads and signed addresses over a restart, until a fresh start', async () => {
    const first = await start();
    first.auth.createUser({ email: 'a@b.ro', password: 'secret1' });
    const file = { path: 'a.txt', bytes: Buffer.from('salut'), contentType: 'text/plain' };
    await first.storage.put(file);
    const session = (await open(await addressFor(first, 'b.txt'))).headers.get('location') ?? '';
    const [part, rest] = [Buffer.alloc(256 * 1024, 'a'), Buffer.from('def')];
    await send(session, `0-${part.length - 1}/${part.length + 3}`, part);
    const unused = await addressFor(first, 'c.txt');
    await stop(first);

    const second = await start();
    const read = (name: string) => fetch(`${second.url}/v0/b/${second.storage.bucket}/o/${name}?alt=media`);
    expect(await (await read('a.txt')).text()).toBe('salut');
    const again = (address: string) => address.replace(first.url, second.url);
    await send(again(session), `${part.length}-${part.length + 2}/${part.length + 3}`, rest);
    expect(await (await read('b.txt')).text()).toBe(`${part}def`);
    // Of an address that was signed before.
    expect((await open(again(unused))).status).toBe(201);
    expect(() => second.auth.createUser({ email: 'A@b.ro' })).toThrow('EMAIL_EXISTS');
    await stop(second);

    const third = await start({ fresh: true });
    expect(() => third.auth.createUser({ email: 'A@b.ro' })).not.toThrow();
    expect((await fetch(`${third.url}/v0/b/${third.storage.bucket}/o/a.txt`)).status).toBe(404);
  });

  it('does not touch the data of a running one when its port is taken', async () => {
    const first = await start();
    first.auth.createUser({ email: 'a@b.ro' });
    const port = Number(new URL(first.url).port);
    expect(await failureOf({ port, fresh: true })).toMatch(/^Port \d+ is in use/);
    expect(() => first.auth.createUser({ email: 'a@b.ro' })).toThrow('EMAIL_EXISTS');
  });

  it.each(['auth.sqlite', 'firestore.sqlite', 'storage.sqlite'])(
    'says in one line that %s is damaged',
    async (name) => {
      await stop(await start());
      writeFileSync(path.join(options.dataFolder, name), 'this is no database '.repeat(500));
      expect(await failureOf({})).toBe(
        `The data folder ${options.dataFolder} is damaged. Start with --fresh to begin anew.`,
      );
      await start({ fresh: true });
    },
  );

  it('says in one line that the folder cannot be used or the rules cannot be read', async () => {
    expect(await failureOf({ dataFolder: options.firestoreRules })).toMatch(/cannot be created/);
    writeFileSync(options.storageRules, 'service firebase.storage {');
    expect((await failureOf({})).split('\n')).toHaveLength(1);
  });
});
