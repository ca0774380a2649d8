import type { ServerResponse } from 'node:http';

/** A missing file is a 404 that nobody keeps, never a document. */
export function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not Found');
}
