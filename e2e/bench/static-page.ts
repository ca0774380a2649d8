import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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

/** A page without scripts, as a host of static files answers it: it can be asked whether it has changed. */
interface StaticPage {
  body: Buffer;
  headers: Record<string, string>;
}

/** What the site says of its pages to every browser; a browser takes a process of its own for a page that wants to be apart from others. */
const SAID = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'];

const headersOf = ({ headers }: Response, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));

async function staticPage(page: string): Promise<StaticPage> {
  const response = await fetch(SITE + page);
  const document = withoutScripts(await response.text());
  const headers = {
    ...headersOf(response, SAID),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Cache-Control': 'no-cache',
    ETag: `"${createHash('sha256').update(document).digest('base64url')}"`,
  };
  return { body: compressed(document), headers };
}

async function answer(pages: ReadonlyMap<string, StaticPage>, request: IncomingMessage, response: ServerResponse) {
  const { url = '/' } = request;
  const page = pages.get(url);
  if (page) {
    const isKnown = request.headers['if-none-match'] === page.headers.ETag;
    response.writeHead(isKnown ? 304 : 200, page.headers).end(isKnown ? undefined : page.body);
    return;
  }
  const file = await fetch(SITE + url);
  const headers = headersOf(file, ['content-type', 'cache-control']);
  response.writeHead(file.status, headers).end(Buffer.from(await file.arrayBuffer()));
}

/**
 * Serves pages of the running site without their scripts, with the same headers and as well compressed; fonts and pictures come from the
 * site. Returns the server.
 */
export async function serveStaticPages(addresses: readonly string[]): Promise<Server> {
  const pages = new Map(await Promise.all(addresses.map(async (page) => [page, await staticPage(page)] as const)));
  const server = createServer((request, response) => {
    answer(pages, request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return server;
}
