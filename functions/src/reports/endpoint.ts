import { write } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { senderOf } from '../allowance/sender-of.ts';
import { SINGLE } from '../limits.ts';
import { entryOf } from './entry-of.ts';
import { FairSample } from './fair-sample.ts';

const MAX_BYTES = 16_384;
const sample = new FairSample();

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Logs the reports of browsers: unexpected failures, and what the Content-Security-Policy has refused. */
export const reports = onRequest(SINGLE, (request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(405, { Allow: 'POST' }).end();
    return;
  }
  const { rawBody } = request;
  const entry = rawBody.length <= MAX_BYTES ? entryOf(parsed(rawBody)) : undefined;
  const isTaken = entry && sample.takes(entry, senderOf(request.header('x-forwarded-for')));
  if (isTaken) write({ severity: 'ERROR', message: entry.message, ...entry.details });
  response.writeHead(entry ? 204 : 400).end();
});
