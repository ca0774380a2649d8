import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogEntry } from './log-entry.ts';
import type { RequestLog } from './request-log.ts';

/** Proxies and browsers drop a stream that is silent for long. */
const KEEP_ALIVE_MS = 20_000;

/**
 * Sends entries as Server-Sent Events: those after `after` (or after the last one that a reconnecting client has), then
 * each new one. `render` makes the data of an event.
 */
export function streamEntries(
  log: RequestLog,
  request: IncomingMessage,
  response: ServerResponse,
  after: number,
  render: (entry: LogEntry) => string,
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const send = (entry: LogEntry) => {
    const lines = render(entry)
      .split('\n')
      .map((line) => `data: ${line}\n`);
    response.write(`id: ${entry.id}\n${lines.join('')}\n`);
  };
  response.write(': local-cloud\n\n');
  for (const entry of log.entries(Number(request.headers['last-event-id'] ?? after) || 0)) send(entry);
  const unsubscribe = log.subscribe(send);
  const keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_MS);
  response.once('close', () => {
    unsubscribe();
    clearInterval(keepAlive);
  });
}
