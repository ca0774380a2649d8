import { write } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { Allowance } from './allowance.ts';
import { entryOf } from './entry-of.ts';

const MAX_BYTES = 16_384;
/** Anybody may send; what the log takes in a minute is bound. */
const allowance = new Allowance(60, 60_000);

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Puts into the log what browsers report: unexpected failures, and what the Content-Security-Policy has refused. One instance answers for all. */
export const reports = onRequest({ region: 'us-central1', maxInstances: 1 }, (request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(405, { Allow: 'POST' }).end();
    return;
  }
  const { rawBody } = request;
  const entry = rawBody.length <= MAX_BYTES ? entryOf(parsed(rawBody)) : undefined;
  if (entry && allowance.take()) write({ severity: 'ERROR', message: entry.message, ...entry.details });
  response.writeHead(entry ? 204 : 400).end();
});
