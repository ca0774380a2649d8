import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BackupError } from '../backup-error.ts';
import { ask, askJson, type Backend } from './backend.ts';

/** Files listed at a time: the most that the service lists. */
const PAGE = 1000;

/** What a file's owner may set, and what proves its bytes. */
const KEPT = [
  'name',
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'metadata',
  'size',
  'md5Hash',
  'crc32c',
] as const;

/** A file as the service describes it; `generation` names one version of its bytes. */
export type StoredFile = { name: string; generation: string; size: string } & Record<string, unknown>;

/** The description of a file as it is kept. */
export type KeptFile = { name: string; size: string } & Record<string, unknown>;

/** All files, in the order of their names. */
export async function* allFiles(backend: Backend): AsyncGenerator<StoredFile> {
  for (let token = ''; ; ) {
    const query = new URLSearchParams({ maxResults: String(PAGE), ...(token !== '' && { pageToken: token }) });
    const answer = await askJson<{ items?: StoredFile[]; nextPageToken?: string }>(
      backend,
      `${backend.storage}?${query}`,
    );
    yield* answer.items ?? [];
    token = answer.nextPageToken ?? '';
    if (token === '') return;
  }
}

/** The part of a file's description that comes back with it: not the service's own times and version numbers. */
export function keptOf(file: StoredFile): KeptFile {
  const fields = KEPT.filter((name) => file[name] !== undefined).map((name) => [name, file[name]]);
  return Object.fromEntries(fields) as KeptFile;
}

/** Opens a file's bytes as stored, with the description of these very bytes; undefined when it was deleted since it was listed. */
export async function openFile(
  backend: Backend,
  listed: StoredFile,
): Promise<{ file: StoredFile; bytes: AsyncIterable<Uint8Array> } | undefined> {
  const address = `${backend.storage}/${encodeURIComponent(listed.name)}`;
  for (let file = listed; ; ) {
    const query = new URLSearchParams({ alt: 'media', generation: file.generation });
    const response = await rawBytes(`${address}?${query}`, await backend.authorization());
    if (response.statusCode === 200) return { file, bytes: response };
    response.resume();
    if (response.statusCode !== 404) throw new BackupError(`${listed.name} was refused (${response.statusCode}).`);
    const again = await ask(backend, address, {}, [404]);
    if (again.status === 404) return undefined;
    file = (await again.json()) as StoredFile;
  }
}

/** A download whose bytes are those that are stored: `fetch` would unpack what was stored compressed. */
const rawBytes = (address: string, headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { get } = address.startsWith('https:') ? https : http;
    get(address, { headers: { ...headers, 'accept-encoding': 'gzip' } }, resolve).once('error', reject);
  });

/** Sends a file's bytes with its description, in one streamed request. Throws BackupError when other bytes were stored. */
export async function sendFile(backend: Backend, file: KeptFile, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const { name, size, md5Hash, crc32c, ...description } = file;
  const boundary = `cursiv-${crypto.randomUUID()}`;
  const query = new URLSearchParams({ uploadType: 'multipart', name });
  const part = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  // With the checksum the service refuses other bytes.
  const described = JSON.stringify({ name, crc32c, ...description });
  const head = `${part('application/json')}${described}\r\n${part(String(file.contentType ?? 'application/octet-stream'))}`;
  async function* body() {
    yield Buffer.from(head);
    yield* bytes;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const headers = { 'content-type': `multipart/related; boundary=${boundary}` };
  const init = { method: 'POST', headers, body: ReadableStream.from(body()), duplex: 'half' } as RequestInit;
  const response = await ask(backend, `${backend.uploads}?${query}`, init as { headers: Record<string, string> });
  const stored = (await response.json()) as StoredFile;
  if (stored.size !== size || stored.crc32c !== crc32c)
    throw new BackupError(`The file ${name} arrived with other bytes.`);
}
