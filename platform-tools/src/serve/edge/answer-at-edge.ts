import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { CompressedAnswers } from './compressed-answers.ts';
import type { EdgeCache } from './edge-cache.ts';
import { sendAnswer } from './send-answer.ts';

/** Whether a request only reads. One with a body could let others wait for the end of it. */
const isRead = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/** Resolves when an answer begins, or will never. */
const begun = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    onHeaders(response, resolve);
    response.once('close', resolve);
  });

/**
 * Answers what the edge keeps, before the site's own server looks for a rule or a file. When that has run out the site is asked once, and
 * whoever comes meanwhile waits for its answer; if it may not be kept any more, everybody asks.
 */
export function answerAtEdge(cache: EdgeCache, compressed = new CompressedAnswers()) {
  const renewals = new Map<string, Promise<void>>();
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (!isRead(request)) return next();
    const address = request.url ?? '/';
    await renewals.get(address);
    const kept = cache.find(address);
    if (kept) return sendAnswer(kept, compressed, request, response);
    if (cache.hasRunOut(address) && !renewals.has(address))
      renewals.set(
        address,
        begun(response).finally(() => renewals.delete(address)),
      );
    next();
  };
}
