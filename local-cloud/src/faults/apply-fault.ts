import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '../http/http-error.ts';
import type { Fault } from './fault.ts';

/** Names of Google's statuses, which become the SDKs' error codes. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** Applies a fault to a request: resolves to whether the service should still see it. Throws HttpError for a status. */
export async function applyFault({ latencyMs, status, drop }: Fault, request: IncomingMessage): Promise<boolean> {
  if (latencyMs !== undefined) await wait(latencyMs, undefined, { ref: false });
  if (drop) request.socket.destroy();
  if (request.socket.destroyed) return false;
  if (status === undefined) return true;
  // Reads the request to the end, so that a browser gets the answer and not a broken upload.
  await finished(request.resume(), { writable: false });
  throw new HttpError(
    status,
    STATUS_NAMES[status] ?? (status < 500 ? 'FAILED_PRECONDITION' : 'INTERNAL'),
    'A fault that was asked for.',
  );
}

/** A short description of a fault, for the log. */
export function faultText({ latencyMs, status, drop }: Fault): string {
  const parts = [latencyMs === undefined ? '' : `+${latencyMs} ms`, status ?? '', drop ? 'drop' : ''];
  return parts.filter((part) => part !== '').join(', ');
}
