import type { ReleaseVisit } from '@cursiv/shared-domain';
import { warn, write } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { Allowance, type Limit } from '../allowance/allowance.ts';
import { type Sender, senderOf } from '../allowance/sender-of.ts';
import { SINGLE } from '../limits.ts';
import { publicOrigin } from '../public-origin.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { entryOf } from './entry-of.ts';
import { FairSample } from './fair-sample.ts';
import { visitCounter } from './visits/count-visits.ts';
import { keptBuilds } from './visits/kept-builds.ts';
import { visitsOf } from './visits/visits-of.ts';

const MAX_BYTES = 16_384;
const sample = new FairSample();

/** So many visits of one sender count in an hour: nobody alone decides what becomes of a release. */
const VISITS: Limit = { most: 40, spanMs: 3_600_000 };
const visitors = new Allowance(VISITS);
/** Who goes around the site's edge can name themselves as they like; one connection brings no more than this in an hour. */
const connections = new Allowance({ most: 2_000, spanMs: 3_600_000 });
let count: ReturnType<typeof visitCounter> | undefined;

const isCounted = ({ address, connection }: Sender) =>
  connections.take(connection) && visitors.take(`${address} ${connection}`);

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Counts visits; what cannot be counted just now is lost. */
async function counted(visits: readonly ReleaseVisit[]): Promise<void> {
  count ??= visitCounter(firestoreStore(), keptBuilds(publicOrigin()));
  await count(visits, new Date()).catch((problem: unknown) => warn(`Visits were not counted: ${String(problem)}`));
}

/**
 * Logs the reports of browsers: unexpected failures, and what the Content-Security-Policy has refused. Counts, without a name or an address,
 * what they tell of the releases that ran.
 */
export const reports = onRequest(SINGLE, async (request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(405, { Allow: 'POST' }).end();
    return;
  }
  const { rawBody } = request;
  const body = rawBody.length <= MAX_BYTES ? parsed(rawBody) : undefined;
  const sender = senderOf(request.header('x-forwarded-for'));
  const visits = visitsOf(body);
  if (visits) {
    if (isCounted(sender)) await counted(visits);
    response.writeHead(204).end();
    return;
  }
  const entry = entryOf(body);
  const isTaken = entry && sample.takes(entry, sender);
  if (isTaken) write({ severity: 'ERROR', message: entry.message, ...entry.details });
  response.writeHead(entry ? 204 : 400).end();
});
