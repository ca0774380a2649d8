import { AppError, type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { appCheckToken } from '@cursiv/shared-firebase/app-check';
import { uploadAddress } from '@cursiv/shared-firebase/storage';
import { renewToken } from './renew-token.ts';

/** What the service has of a resumable upload. */
export interface Received {
  bytes: number;
  /** Whether the file is whole and closed. */
  isWhole: boolean;
}

const CODES: Record<number, AppErrorCode> = {
  400: 'invalid',
  401: 'clock-wrong',
  402: 'quota-exceeded',
  403: 'no-access',
  404: 'not-found',
  410: 'not-found',
  412: 'not-found',
};

/** A request of the storage's resumable protocol, as its SDK makes it. Throws AppError. */
async function request(address: string, headers: Record<string, string>, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { method: 'POST', ...init, headers }).catch((cause: unknown) => {
    throw new AppError('offline', 'the file storage is unreachable', { cause });
  });
  // An answer that nobody reads would keep its connection.
  await response.arrayBuffer();
  if (response.ok) return response;
  throw new AppError(CODES[response.status] ?? 'busy', `the file storage answered ${response.status}`);
}

async function credentials(): Promise<Record<string, string>> {
  const { authService } = await import('@cursiv/shared-firebase/auth');
  const { currentUser } = authService();
  if (!currentUser) throw new AppError('signed-out', 'nobody is signed in');
  const attestation = await appCheckToken();
  return {
    Authorization: `Firebase ${await currentUser.getIdToken()}`,
    ...(attestation && { 'X-Firebase-AppCheck': attestation }),
  };
}

/** Makes a request in the person's name; when their token is refused, once more with a new one. */
async function authorized(address: string, headers: Record<string, string>, init: RequestInit): Promise<Response> {
  const send = async () => request(address, { ...(await credentials()), ...headers }, init);
  try {
    return await send();
  } catch (error) {
    if (errorCode(error) !== 'clock-wrong') throw error;
    await renewToken();
    return send();
  }
}

/** Sends a whole file in one request; nothing changes when it has arrived already. Throws AppError. */
export async function sendWhole(arrival: string, type: string, bytes: ArrayBuffer, signal: AbortSignal): Promise<void> {
  const boundary = crypto.randomUUID();
  const description = JSON.stringify({ name: arrival, contentType: type });
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${description}\r\n`,
    `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    `\r\n--${boundary}--`,
  ]);
  const headers = {
    'Content-Type': `multipart/related; boundary=${boundary}`,
    'X-Goog-Upload-Protocol': 'multipart',
  };
  try {
    await authorized(uploadAddress(arrival), headers, { body, signal });
  } catch (error) {
    // Nobody may write a path twice: the answer to an earlier request may have been lost. What keeps the file finds out.
    if (errorCode(error) !== 'no-access') throw error;
  }
}

/** Begins a resumable upload; its address serves for days, in any document, without the person's token. Throws AppError. */
export async function openUpload(arrival: string, type: string, bytes: number, signal: AbortSignal): Promise<string> {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Goog-Upload-Protocol': 'resumable',
    'X-Goog-Upload-Command': 'start',
    'X-Goog-Upload-Header-Content-Length': String(bytes),
    'X-Goog-Upload-Header-Content-Type': type,
  };
  const body = JSON.stringify({ name: arrival, contentType: type });
  const response = await authorized(uploadAddress(arrival), headers, { signal, body });
  return response.headers.get('X-Goog-Upload-URL') ?? '';
}

/** What the service has received and confirms. Throws AppError: `not-found` for an upload that has ended. */
export async function received(address: string, signal: AbortSignal): Promise<Received> {
  const { headers } = await request(address, { 'X-Goog-Upload-Command': 'query' }, { signal });
  return {
    bytes: Number(headers.get('X-Goog-Upload-Size-Received')),
    isWhole: headers.get('X-Goog-Upload-Status') === 'final',
  };
}

/**
 * Sends the bytes from an offset on; the last ones close the upload. A blob lies outside of the page's memory:
 * with buffers, a page under developer tools stood still while a slow connection took them. Throws AppError.
 */
export async function sendPart(
  address: string,
  offset: number,
  part: Blob,
  isLast: boolean,
  signal: AbortSignal,
): Promise<void> {
  const command = isLast ? 'upload, finalize' : 'upload';
  const headers = { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) };
  await request(address, headers, { signal, body: part });
}

/** Gives up a resumable upload: the service drops what it has. Throws AppError. */
export async function dropUpload(address: string): Promise<void> {
  await request(address, { 'X-Goog-Upload-Command': 'cancel' }, {});
}
