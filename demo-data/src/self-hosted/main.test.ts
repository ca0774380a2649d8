import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MAIN = path.join(process.cwd(), 'demo-data/src/self-hosted/main.ts');
const SITE = 'https://cursiv.school.example';
const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts';
const DOCUMENTS = 'projects/demo-cursiv/databases/(default)/documents';

let folder: string;
let backend: ChildProcess;
let strangers: string;
let operator: string;
let printed: string;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function start(): Promise<void> {
  const ports = [await freePort(), await freePort()];
  [operator = '', strangers = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
  printed = '';
  backend = fork(MAIN, {
    env: {
      ...{ PATH: process.env.PATH, SITE_ORIGIN: SITE, FILES_ORIGIN: `https://cloud.cursiv.school.example` },
      ...{ DATA_FOLDER: folder, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Cursiv <cursiv@school.example>' },
      ...{ OPERATOR_PORT: String(ports[0]), STRANGERS_PORT: String(ports[1]) },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  for (const stream of [backend.stdout, backend.stderr]) stream?.on('data', (text) => (printed += String(text)));
  await once(backend, 'message');
}

/** Ends the backend as a container's end does; returns its exit code and how long it took, in milliseconds. */
async function stop() {
  const began = Date.now();
  const ended = once(backend, 'exit');
  backend.kill('SIGTERM');
  const [code] = await ended;
  return { code: code as number | null, took: Date.now() - began };
}

async function post(address: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'cursiv-hosted-')), 'data');
  await start();
});
afterEach(async () => {
  if (backend.exitCode === null) await stop();
  rmSync(path.dirname(folder), { recursive: true });
});

const register = () =>
  post(`${strangers}${TOOLKIT}:signUp`, { email: 'ana@school.example', password: 'a-long-password' });

describe('the backend of a school’s own site', () => {
  it('begins with nobody and nothing, and keys of its own that only it may read', async () => {
    const list = await post(
      `${operator}/identitytoolkit.googleapis.com/v1/projects/demo-cursiv/accounts:query`,
      {},
      'owner',
    );
    expect(list.body.userInfo ?? []).toEqual([]);
    const modes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).mode & 0o077);
    expect(modes.length).toBeGreaterThan(6);
    expect(modes.every((mode) => mode === 0)).toBe(true);
  });

  it('ends within seconds when it is told to, and has lost nothing that it said was done', async () => {
    const { body } = await register();
    const token = String(body.idToken);
    const written: string[] = [];
    const writing = (async () => {
      for (let count = 0; ; count += 1) {
        const write = { update: { name: `${DOCUMENTS}/kept/d${count}`, fields: {} } };
        const answer = await post(`${operator}/v1/${DOCUMENTS}:commit`, { writes: [write] }, 'owner');
        if (answer.status === 200) written.push(`d${count}`);
      }
    })().catch(() => undefined);
    while (written.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const { code, took } = await stop();
    await writing;
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
    await start();
    for (const id of written)
      expect(
        (await fetch(`${operator}/v1/${DOCUMENTS}/kept/${id}`, { headers: { authorization: 'Bearer owner' } })).status,
      ).toBe(200);
    expect((await post(`${strangers}${TOOLKIT}:lookup`, { idToken: token })).status).toBe(200);
  });

  it('says in JSON, without the address, that a mail did not leave', async () => {
    await register();
    await post(`${strangers}${TOOLKIT}:sendOobCode`, { requestType: 'PASSWORD_RESET', email: 'ana@school.example' });
    while (!printed.includes('did not leave')) await new Promise((resolve) => setTimeout(resolve, 20));
    const lines = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { severity: string; message: string });
    expect(lines).toContainEqual(
      expect.objectContaining({ severity: 'ERROR', message: expect.stringMatching(/PASSWORD_RESET/) }),
    );
    expect(printed).not.toContain('ana@');
  });
});
