import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { toWireFields } from '@cursiv/local-cloud';
import { ERASURES } from './erasures.ts';
import { everythingOf, type LeavingPerson, STAYS } from './testing/everything-of.ts';
import { documentsIn, filesIn, isSettled, seeker } from './testing/traces.ts';

const MAIN = path.join(process.cwd(), 'demo-data/src/main.ts');
const DATABASE = 'projects/demo-cursiv/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner' };
/** A whole site in which three people leave, on a busy machine. In milliseconds. */
const PATIENCE = 240_000;

/** People of the demo whose works, bookings and lessons are many. */
const LEAVING: LeavingPerson[] = [
  { uid: 'demo-expert', name: 'Ana Moldovan', email: 'expert@cursiv.test' },
  { uid: 'demo-learner', name: 'Andrei Neagoe', email: 'learner@cursiv.test' },
  { uid: 'demo-sorin-balan', name: 'Sorin Bălan', email: 'sorin.balan@cursiv.test' },
];
const seek = seeker(LEAVING);

/** What may go on naming somebody who has left, and why. Addresses of shown files may, too: readers' pages and mails lead to them. */
const MAY_STAY: [RegExp, why: string][] = [
  [/^mail\//, 'the outbox stands for the mailboxes of those who were written to; it is emptied in the console'],
  [
    /^users\/demo-(?!expert|learner|sorin)[\w-]+\/notifications\//,
    'what others were told stays in their messages, as letters do',
  ],
  [/^mails\/demo-(?!expert|learner|sorin)/, 'so does that it was sent by mail'],
];
const mayStay = (place: string) => MAY_STAY.some(([pattern]) => pattern.test(place));

let folder: string;
let site: ChildProcess;
let url: string;

/** A port whose next one is free, too: mail is listened for there. */
async function freePort(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>((resolve) => {
      const server = net.createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
  for (;;) {
    const port = 20_000 + 2 * Math.floor(Math.random() * 5_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function start(): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  site = spawn(process.execPath, [MAIN, '--port', String(port), '--data', folder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(site, 'message');
}

async function stop(): Promise<void> {
  if (site.exitCode !== null) return;
  site.kill('SIGTERM');
  await once(site, 'exit');
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cursiv-leaving-'));
  await start();
}, PATIENCE);

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 250));
}
const settled = () => until(() => isSettled(folder));

async function post(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const response = await fetch(`${url}/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, string>;
  expect([address, response.status, answer]).toEqual([address, 200, expect.anything()]);
  return answer;
}

const identity = (operation: string, body: object) =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, body);

/** Calls a function as a person does who has just signed in. */
async function call(email: string, name: string, data: object): Promise<void> {
  const { idToken = '' } = await identity('signInWithPassword', {
    email,
    password: 'cursiv-demo',
    returnSecureToken: true,
  });
  const apps = 'firebaseappcheck.googleapis.com/v1/projects/demo-cursiv/apps/local:exchangeDebugToken';
  const { token = '' } = await post(apps, { debugToken: 'local-cloud' });
  const headers = { authorization: `Bearer ${idToken}`, 'x-firebase-appcheck': token };
  await post(`demo-cursiv/us-central1/${name}`, { data }, headers);
}

const run = async (schedule: string) => {
  expect(await post(`emulator/v1/schedules?name=${schedule}`, {})).toMatchObject({ succeeded: true });
  await settled();
};

type Write = { update: { name: string; fields: object }; updateMask?: { fieldPaths: string[] } } | { delete: string };
const commit = (writes: Write[]) => post(`v1/${DATABASE}:commit`, { writes }, OWNER);
const write = (document: string, fields: Record<string, unknown>): Write => ({
  update: { name: `${DATABASE}/${document}`, fields: toWireFields(fields) },
});
const change = (document: string, fields: Record<string, unknown>): Write => ({
  ...write(document, fields),
  updateMask: { fieldPaths: Object.keys(fields) },
});

const documentsNaming = () => documentsIn(folder).filter(([, text]) => seek(text).length > 0);
const placesNamed = () =>
  new Set(
    documentsNaming().map(([at]) =>
      at
        .split('/')
        .filter((_, index) => index % 2 === 0)
        .join('/'),
    ),
  );
const requests = () => documentsIn(folder).filter(([at]) => /^dataRequests\/.*__deletion$/.test(at));

/** Fourteen days, or the time in which others still write, go by. */
const timeGoesBy = (suffix: string, field: string) =>
  commit(
    documentsIn(folder)
      .filter(([at]) => at.startsWith('dataRequests/') && at.endsWith(suffix))
      .map(([at]) => change(at, { [field]: new Date(Date.now() - 1000) })),
  );

async function liveAndLeave(): Promise<void> {
  for (const [index, person] of LEAVING.entries()) {
    const { uid, email } = person;
    // What the demo has is whole; the rest is put beside it.
    const known = new Set(documentsIn(folder).map(([at]) => at));
    const added = Object.entries(everythingOf(person, `k${index}`)).filter(([at]) => !known.has(at));
    await commit(added.map(([at, fields]) => write(at, fields)));
    for (const [name, content] of Object.entries({ of: `Planul lui ${person.name}`, shown: 'Un film' }))
      await fetch(
        `${url}/upload/storage/v1/b/demo-cursiv.firebasestorage.app/o?uploadType=media&name=uploads/${uid}/${name}-k${index}-plan.txt`,
        {
          method: 'POST',
          headers: { ...OWNER, 'content-type': 'text/plain' },
          body: content,
        },
      );
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await identity('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://localhost:3000/' });
    await call(email, 'noteSession', { id: 'a-browser-of-theirs' });
    await call(email, 'exportAccount', {});
    await call('admin@cursiv.test', 'viewAs', { uid, locale: 'ro' });
    await settled();
    await call(email, 'deleteAccount', {});
  }
  await settled();
}

describe('after the deletion of people who did everything', () => {
  it(
    'nothing on the disk or in others’ copies of their data names them, but what may stay',
    async () => {
      await liveAndLeave();
      const places = Object.entries(ERASURES).filter(([place, { kind }]) => kind !== 'keep' && !place.includes(' '));
      const named = placesNamed();
      expect(places.map(([place]) => place).filter((place) => !named.has(place))).toEqual([]);

      await timeGoesBy('__deletion', 'dueAt');
      await until(async () => {
        await run('deletePeople');
        if (requests().length === 0) return true;
        const erasing = requests().filter(([, text]) => text.includes('"erasing"'));
        if (erasing.length > 0) await timeGoesBy('__deletion', 'dueAt');
        return false;
      });
      await settled();
      const left = documentsNaming().filter(([at]) => !mayStay(at));
      expect(left.map(([at, text]) => [at, seek(text)])).toEqual([]);

      const letters = documentsNaming().map(([at]) => at);
      expect(letters.length).toBeGreaterThan(0);
      await commit(letters.map((at) => ({ delete: `${DATABASE}/${at}` })));
      await settled();
      await call(STAYS.email, 'exportAccount', {});
      await settled();
      const copies = () => filesIn(folder).filter(([, text]) => text.startsWith('index.html'));
      expect(copies()).toHaveLength(1);
      expect(seek(copies()[0]?.[1] ?? '')).toEqual([]);
      await timeGoesBy('__export', 'expiresAt');
      await run('keepDataExports');
      expect(copies()).toEqual([]);
      // The journals of the databases are emptied within ten seconds, their files written anew at the end.
      const journals = () => filesIn(folder).filter(([name]) => name.endsWith('-wal'));
      await until(() => journals().every(([, text]) => text === ''));
      await stop();
      const naming = filesIn(folder).filter(([name, text]) => !mayStay(name) && seek(text + name).length > 0);
      expect(naming.map(([name, text]) => [name, seek(text + name)])).toEqual([]);
    },
    PATIENCE,
  );
});
