import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../http/http-error.ts';
import { readBody } from '../http/read-body.ts';
import { sendStatus } from '../http/send.ts';
import type { PushBox } from './push-box.ts';

/** A subscription's address: any name makes one. */
const SUBSCRIPTION = /^\/push\/([\w-]{1,200})$/;
/** The most that a push service has to take (RFC 8030 §7.2), in bytes. */
const MOST_BYTES = 4096;

/**
 * Answers `/push/{name}` as a push service does (RFC 8030): it takes messages, and no more once the browser has ended the
 * subscription by DELETE. Returns false for any other path.
 */
export async function answerPush(
  { pushes }: { pushes: PushBox },
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
): Promise<boolean> {
  const [, to] = SUBSCRIPTION.exec(pathname) ?? [];
  if (to === undefined) return false;
  if (request.method === 'DELETE') pushes.end(to);
  else if (request.method !== 'POST') throw new HttpError(405, 'INVALID_ARGUMENT', 'Messages are posted.');
  else if (!pushes.hasEnded(to)) {
    requirePush(request);
    const body = await readBody(request, MOST_BYTES);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    pushes.add({ to, headers: Object.fromEntries(headers), body: body.toString('base64url') });
  }
  sendStatus(response, request.method === 'DELETE' ? 204 : pushes.hasEnded(to) ? 410 : 201);
  return true;
}

/** Throws HttpError for a message without its lifetime, its encryption or a proof of who sends it. */
function requirePush({ headers }: IncomingMessage): void {
  const { ttl = '', authorization = '', 'content-encoding': encoding } = headers;
  if (!/^\d+$/.test(String(ttl))) throw new HttpError(400, 'INVALID_ARGUMENT', 'A message has a TTL.');
  if (encoding !== 'aes128gcm') throw new HttpError(400, 'INVALID_ARGUMENT', 'A message is encrypted by aes128gcm.');
  if (!/^vapid t=[\w.-]+, ?k=[\w-]+$/.test(authorization))
    throw new HttpError(403, 'PERMISSION_DENIED', 'A message says who sends it (RFC 8292).');
}
