import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type LocalCloudOptions, startLocalCloud } from './server.ts';
import { startFailure } from './start-failure.ts';

let root: string;
let options: LocalCloudOptions;

beforeEach(() => {
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

afterEach(() => rmSync(root, { recursive: true }));

async function failureOf(changed: Partial<LocalCloudOptions>): Promise<string> {
  const all = { ...options, ...changed };
  const started = await startLocalCloud(all).catch((error: unknown) => error);
  return startFailure(started, { port: String(all.port), data: all.dataFolder });
}

const upload = (url: string, command: string, offset: string, body: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'x-goog-upload-command': command, 'x-goog-upload-offset': offset },
    body,
  });

describe('startLocalCloud', () => {
  it('keeps accounts, files and interrupted uploads over a restart, until a fresh start', async () => {
    const first = await startLocalCloud(options);
    first.auth.createUser({ email: 'a@b.ro', password: 'secret1' });
    const file = { path: 'a.txt', bytes: Buffer.from('salut'), contentType: 'text/plain' };
    await first.storage.put(file);
    const start = await upload(`${first.url}/v0/b/${first.storage.bucket}/o?name=b.txt`, 'start', '0', '{}');
    const session = new URL(start.headers.get('x-goog-upload-url') ?? '');
    await upload(session.href, 'upload', '0', 'abc');
    await first.close();

    const second = await startLocalCloud(options);
    const read = (name: string) => fetch(`${second.url}/v0/b/${second.storage.bucket}/o/${name}?alt=media`);
    expect(await (await read('a.txt')).text()).toBe('salut');
    await upload(`${second.url}${session.pathname}${session.search}`, 'upload, finalize', '3', 'def');
    expect(await (await read('b.txt')).text()).toBe('abcdef');
    expect(() => second.auth.createUser({ email: 'A@b.ro' })).toThrow('EMAIL_EXISTS');
    await second.close();

    const third = await startLocalCloud({ ...options, fresh: true });
    expect(() => third.auth.createUser({ email: 'A@b.ro' })).not.toThrow();
    expect((await fetch(`${third.url}/v0/b/${third.storage.bucket}/o/a.txt`)).status).toBe(404);
    await third.close();
  });

  it('does not touch the data of a running one when its port is taken', async () => {
    const running = await startLocalCloud(options);
    running.auth.createUser({ email: 'a@b.ro' });
    const port = Number(new URL(running.url).port);
    expect(await failureOf({ port, fresh: true })).toMatch(/^Port \d+ is in use/);
    expect(() => running.auth.createUser({ email: 'a@b.ro' })).toThrow('EMAIL_EXISTS');
    await running.close();
  });

  it.each(['auth.sqlite', 'firestore.sqlite', 'storage.sqlite'])(
    'says in one line that %s is damaged',
    async (name) => {
      await (await startLocalCloud(options)).close();
      writeFileSync(path.join(options.dataFolder, name), 'this is no database '.repeat(500));
      expect(await failureOf({})).toBe(
        `The data folder ${options.dataFolder} is damaged. Start with --fresh to begin anew.`,
      );
      await (await startLocalCloud({ ...options, fresh: true })).close();
    },
  );

  it('says in one line that the folder cannot be used or the rules cannot be read', async () => {
    expect(await failureOf({ dataFolder: options.firestoreRules })).toMatch(/cannot be created/);
    writeFileSync(options.storageRules, 'service firebase.storage {');
    expect((await failureOf({})).split('\n')).toHaveLength(1);
  });
});
