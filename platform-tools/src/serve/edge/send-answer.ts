import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompressedAnswers } from './compressed-answers.ts';
import type { FunctionAnswer } from './edge-cache.ts';

/** Sends a function's answer, compressed where the asker takes that; 304 to whoever has it already. */
export async function sendAnswer(
  answer: FunctionAnswer,
  compressed: CompressedAnswers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { etag } = answer.headers;
  const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
  const sent = isKnown ? answer : await compressed.of(answer, request.headers['accept-encoding'] ?? '');
  const { 'transfer-encoding': _chunks, connection: _connection, ...lasting } = sent.headers;
  response.writeHead(isKnown ? 304 : sent.status, lasting);
  response.end(isKnown ? undefined : sent.body);
}
