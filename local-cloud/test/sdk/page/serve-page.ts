import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildPage, PAGE_SCRIPT } from './build-page.ts';

const PAGE = '<!doctype html><meta charset="utf-8"><title>SDK</title><script src="/sdk.js"></script>';

/** Builds the page that holds the web SDK and serves it from this computer; returns its address and a function that stops it. */
export async function servePage(): Promise<{ url: string; stop: () => void }> {
  await buildPage();
  const server = createServer(({ url }, response) => {
    const isScript = url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? readFileSync(PAGE_SCRIPT) : PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
