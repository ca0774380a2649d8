import { AppError, type AppErrorCode, errorCode } from '@cursiv/shared-domain';

/** Where exactly one file may be sent, signed by a function, and the headers that the signature covers. */
export interface SendTo {
  address: string;
  headers: Record<string, string>;
}

/** What the service has of a file that is sent in parts. */
export interface Received {
  bytes: number;
  /** Whether the file is whole and closed. */
  isWhole: boolean;
}

const CODES: Record<number, AppErrorCode> = {
  400: 'invalid',
  402: 'quota-exceeded',
  403: 'no-access',
  404: 'not-found',
  410: 'not-found',
  412: 'not-found',
};

/** "Go on": the answer to a part that is not the last one. */
const CONTINUE = 308;

/** A request of Cloud Storage's own protocol (its XML API). Throws AppError. */
async function request(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw new AppError('offline', 'the file storage is unreachable', { cause });
  });
  // An answer that nobody reads would keep its connection.
  await response.arrayBuffer();
  if (response.ok || response.status === CONTINUE) return response;
  throw new AppError(CODES[response.status] ?? 'busy', `the file storage answered ${response.status}`);
}

/** Sends a whole file in one request; nothing changes when it has arrived already. Throws AppError. */
export async function sendWhole({ address, headers }: SendTo, file: Blob, signal: AbortSignal): Promise<void> {
  try {
    await request(address, { method: 'PUT', headers, body: file, signal });
  } catch (error) {
    // Nobody may write a path twice: the answer to an earlier request may have been lost. What keeps the file finds out.
    if (errorCode(error) !== 'not-found') throw error;
  }
}

/** Begins an upload in parts; the address of its session serves for days, in any document. Throws AppError. */
export async function openSession({ address, headers }: SendTo, signal: AbortSignal): Promise<string> {
  const response = await request(address, { method: 'POST', headers, signal });
  return response.headers.get('Location') ?? '';
}

/** What the service has received of so many bytes, and confirms. Throws AppError: `not-found` for a session that has ended. */
export const received = (session: string, total: number, signal: AbortSignal): Promise<Received> =>
  put(session, `bytes */${total}`, total, signal);

/**
 * Sends a part of so many bytes; the last one closes the upload. Returns what the service has then. A blob lies outside of
 * the page's memory: with buffers, a page under developer tools stood still while a slow connection took them. Throws AppError.
 */
export const sendPart = (
  session: string,
  offset: number,
  part: Blob,
  total: number,
  signal: AbortSignal,
): Promise<Received> => put(session, `bytes ${offset}-${offset + part.size - 1}/${total}`, total, signal, part);

async function put(session: string, range: string, total: number, signal: AbortSignal, body: Blob | null = null) {
  const { ok, headers } = await request(session, {
    ...{ method: 'PUT', headers: { 'Content-Range': range }, body, signal },
  });
  const [, last] = /^bytes=0-(\d+)$/.exec(headers.get('Range') ?? '') ?? [];
  return ok ? { bytes: total, isWhole: true } : { bytes: last === undefined ? 0 : Number(last) + 1, isWhole: false };
}

/** Gives up an upload in parts: the service drops what it has, and says that the session has ended. Throws AppError. */
export async function dropSession(session: string): Promise<void> {
  await request(session, { method: 'DELETE' });
}
