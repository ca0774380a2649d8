import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { allAccounts } from './accounts.ts';
import { type Backend, databaseOf, localBackend } from './backend.ts';
import { allDocuments } from './documents.ts';
import { openFile } from './files.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Services that answer as the hosted ones do where local-cloud does not. */
async function answering(listener: RequestListener): Promise<Backend> {
  const started = http.createServer(listener);
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  return localBackend(`127.0.0.1:${(started.address() as AddressInfo).port}`, 'demo-test');
}

const bodyOf = async (request: IncomingMessage) => JSON.parse(await textOf(request)) as Record<string, unknown>;

describe('hosted documents', () => {
  it('are all read as they were at the moment of the first page', async () => {
    const asked: unknown[] = [];
    const backend = await answering(async (request, response) => {
      const { readTime } = await bodyOf(request);
      asked.push(readTime);
      const documents = Array.from({ length: asked.length === 1 ? 100 : 1 }, (_, index) => ({
        document: { name: `${databaseOf('demo-test')}/c/${asked.length}-${index}` },
        readTime: `2026-11-24T10:00:0${asked.length}Z`,
      }));
      response.end(JSON.stringify(documents));
    });
    const told: string[] = [];
    let count = 0;
    for await (const _ of allDocuments({ ...backend, hasReadTime: true }, (time) => told.push(time))) count++;
    expect([count, asked]).toEqual([101, [undefined, '2026-11-24T10:00:01Z']]);
    expect(told).toEqual(['2026-11-24T10:00:01Z']);
  });

  it('are told to be refused in the words of the service', async () => {
    const backend = await answering((_, response) => {
      response.writeHead(403).end('{"error":{"message":"Missing permission"}}');
    });
    await expect(allDocuments(backend).next()).rejects.toThrow(/runQuery was refused \(403\): .*Missing permission/);
  });
});

describe('hosted accounts', () => {
  it('are not saved without the hashes of their passwords', async () => {
    const users = [{ localId: 'ana', passwordHash: Buffer.from('REDACTED').toString('base64') }];
    const backend = await answering((_, response) => response.end(JSON.stringify({ users })));
    await expect(allAccounts(backend).next()).rejects.toThrow('may not read the hashes of passwords');
  });
});

describe('a hosted file', () => {
  const listed = { name: 'a/b.txt', generation: '1', size: '1' };

  it('that is stored compressed is saved as it is stored', async () => {
    const stored = gzipSync('salut');
    const backend = await answering((request, response) => {
      const isAccepted = request.headers['accept-encoding'] === 'gzip';
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(isAccepted ? stored : 'unpacked');
    });
    const opened = await openFile(backend, listed);
    const chunks: Uint8Array[] = [];
    for await (const chunk of opened?.bytes ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(stored);
  });

  it('that was replaced since it was listed is the new one, and one that was deleted is none', async () => {
    let isThere = true;
    const backend = await answering((request, response) => {
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      if (!isThere || query.get('generation') === '1') response.writeHead(404).end();
      else response.end(query.has('alt') ? 'new' : JSON.stringify({ ...listed, generation: '2', size: '3' }));
    });
    expect(await openFile(backend, listed)).toMatchObject({ file: { generation: '2', size: '3' } });
    isThere = false;
    expect(await openFile(backend, listed)).toBeUndefined();
  });
});
