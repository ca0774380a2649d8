import type { IncomingMessage, ServerResponse } from 'node:http';
import { countUse } from './run-use.ts';

/** Counts what the function of a name sends as its answer, headers included, once that has left. */
export function countBytes(name: string, { socket }: IncomingMessage, response: ServerResponse): void {
  // A connection carries one answer after the other.
  const before = socket.bytesWritten;
  response.once('close', () => countUse(name, { bytes: socket.bytesWritten - before }));
}
