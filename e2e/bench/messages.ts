// `npm run bench -- messages [--events 10000] [--moments 20] [--seed 1]`: an expert is asked for hours in a burst while the
// backend is killed at random moments; counts what they are told, in the site and by mail. Requests cannot wait, so each has its mail.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import { seededRandom } from '@cursiv/platform-tools/seeded-random';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { countOf } from '../support/backend/count-of.ts';
import { storeAll } from '../support/backend/stored.ts';

const EXPERT = 'demo-expert';
const LEARNER = 'demo-learner';
/** The longest time until a kill, and until the backend is there again. */
const ALIVE_MS = 4_000;
const DOWN_MS = 500;
/**
 * How long nothing may move before that counts as rest, and how often it is looked at. A mail that a kill has left taken, or half handed
 * over, is looked at again after ten minutes.
 */
const REST_MS = 720_000;
const LOOK_MS = 5_000;

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    moments: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const events = Number(options.events);
const moments = Number(options.moments);
const random = seededRandom(Number(options.seed));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const requestsForHours = (from: number, until: number) =>
  new Map(
    Array.from({ length: until - from }, (_, at) => [
      `bookings/burst-${from + at}`,
      {
        ...{ learnerUid: LEARNER, learnerName: 'Andrei Neagoe', expertUid: EXPERT, expertName: 'Ana Moldovan' },
        ...{ offeringId: 'letters', offeringTitle: { ro: 'Litere', en: 'Letters' }, topic: '', lockIds: [] },
        ...{ startAt: inDays(30), endAt: inDays(30.04), cancelUntil: inDays(29), answerUntil: inDays(28) },
        ...{ expertTimeZone: 'Europe/Bucharest', learnerTimeZone: 'Europe/Bucharest', status: 'requested' },
        ...{ createdAt: new Date(), updatedAt: new Date(), rev: 1 },
      },
    ]),
  );

/** Stores documents, again while the backend is away. */
async function storeThrough(request: APIRequestContext, documents: ReadonlyMap<string, object>): Promise<void> {
  for (;;) {
    const isStored = await storeAll(request, documents).then(
      () => true,
      () => false,
    );
    if (isStored) return;
    await wait(DOWN_MS / 2);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-bench-'));
let backend = await startLocalCloud(folder, 'fresh');
const request = await requests.newContext();
try {
  const start = performance.now();
  for (let moment = 0; moment < moments; moment += 1) {
    const startOf = (share: number) => Math.floor((share * events) / moments);
    const share = requestsForHours(startOf(moment), startOf(moment + 1));
    const storing = storeThrough(request, share);
    await wait(random() * ALIVE_MS);
    const gone = once(backend, 'exit');
    backend.kill('SIGKILL');
    await gone;
    await wait(random() * DOWN_MS);
    backend = await startLocalCloud(folder);
    await storing;
  }
  const told = () => countOf(request, `users/${EXPERT}`, 'notifications', ['type', 'booking.requested']);
  const mails = (status: string) => countOf(request, '', 'mails', ['status', status]);
  /** How many are still to be told, to be mailed, and being mailed. */
  const left = async () => [events - (await told()), await mails('waiting'), await mails('sending')].join();
  let last = await left();
  for (let movedAt = Date.now(); last !== '0,0,0' && Date.now() - movedAt < REST_MS; ) {
    await wait(LOOK_MS);
    const present = await left();
    if (present !== last) movedAt = Date.now();
    last = present;
  }

  const boxes = readdirSync(path.join(folder, 'mail'));
  const ids = boxes.map(
    (name) => /^Message-ID: (.+)$/im.exec(readFileSync(path.join(folder, 'mail', name), 'utf8'))?.[1],
  );
  const counts = {
    events,
    'told in the site': await told(),
    'mails sent': await mails('sent'),
    'mails dead': await mails('dead'),
    'mails waiting': (await mails('waiting')) + (await mails('sending')),
    'mails delivered': ids.length,
    'delivered twice': ids.length - new Set(ids).size,
  };
  console.table([counts]);
  console.log(`${moments} kills (seed ${options.seed}) in ${Math.round((performance.now() - start) / 1000)} s.`);
  // A mail that was cut off while it was handed over is dead: it is shown as such, and may have arrived.
  const ends = counts['mails sent'] + counts['mails dead'];
  const isWhole = counts['told in the site'] === events && ends === events && counts['mails waiting'] === 0;
  const isOnce = counts['delivered twice'] === 0 && ids.length >= counts['mails sent'] && ids.length <= events;
  process.exitCode = isWhole && isOnce ? 0 : 1;
} finally {
  backend.kill('SIGKILL');
  await request.dispose();
  rmSync(folder, { recursive: true, force: true });
}
