import { createServer, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const SITE = 'http://localhost:3000';
const PORT = 3005;

/** Where the pages without scripts are served. */
export const STATIC_SITE = `http://localhost:${PORT}`;

/** A rendered document as somebody would write it by hand: the same content, head and styles, and nothing that runs. */
const withoutScripts = (document: string): string =>
  document
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link [^>]*as="script"[^>]*>/g, '')
    .replaceAll(/<link [^>]*rel="stylesheet" disabled[^>]*>/g, '');

/** Compressed as the edge does it for a page that it keeps. */
const compressed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

async function answer(documents: ReadonlyMap<string, Buffer>, address: string, response: ServerResponse) {
  const document = documents.get(address);
  if (document) {
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    };
    response.writeHead(200, headers).end(document);
    return;
  }
  const file = await fetch(SITE + address);
  const headers = ['content-type', 'cache-control'].map((name) => [name, file.headers.get(name) ?? ''] as const);
  response.writeHead(file.status, Object.fromEntries(headers)).end(Buffer.from(await file.arrayBuffer()));
}

/** Serves pages of the running site without their scripts; fonts and pictures come from the site. Returns the server. */
export async function serveStaticPages(pages: readonly string[]): Promise<Server> {
  const documents = new Map(
    await Promise.all(
      pages.map(async (page) => [page, compressed(withoutScripts(await (await fetch(SITE + page)).text()))] as const),
    ),
  );
  const server = createServer((request, response) => {
    answer(documents, request.url ?? '/', response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return server;
}
