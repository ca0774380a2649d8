import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FunctionAnswer } from './edge-cache.ts';

/** Sends a function's answer; 304 to whoever has it already. */
export function sendAnswer(
  { status, headers, body }: FunctionAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { 'transfer-encoding': _chunks, connection: _connection, ...lasting } = headers;
  const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  response.writeHead(isKnown ? 304 : status, lasting);
  response.end(isKnown ? undefined : body);
}
