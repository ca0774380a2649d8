import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { EdgeCache, FunctionAnswer } from './edge-cache.ts';

/** Where functions answer on this machine: local-cloud, under the project's name. */
const FUNCTIONS = 'http://127.0.0.1:3010/demo-cursiv';

interface FunctionRewrite {
  function: { functionId: string; region: string };
}

/** What superstatic answers with: a middleware, a file of the site, or data. */
export type Directive =
  | ((request: IncomingMessage, response: ServerResponse) => void)
  | { file: string; status: number }
  | { data: string; status: number; contentType: string };

/** What stands in for functions that cannot be reached or fail, by their names. */
export type StandIns = Record<string, (request: IncomingMessage, response: ServerResponse) => Directive>;

const OFFLINE: Directive = { data: '{"error":{"code":"offline"}}', status: 503, contentType: 'application/json' };

/**
 * Superstatic's rewriter for functions, as hosting has it: the request goes on to the function with its whole path, and the
 * answer comes back as it is, kept at the edge, if there is one, for as long as it allows. Where a stand-in exists it answers for a function
 * that fails.
 */
export function functionRewriter(standIns: StandIns, cache?: EdgeCache) {
  return async (
    { function: target }: FunctionRewrite,
    { req, res }: { req: IncomingMessage; res: ServerResponse },
  ): Promise<Directive> => {
    const address = req.url ?? '/';
    const isRead = req.method === 'GET';
    const kept = isRead ? cache?.find(address) : undefined;
    if (kept) return pass(kept);
    const answer = await ask(target, req).catch(() => undefined);
    const standIn = standIns[target.functionId];
    if (!answer || (standIn && hasFailed(answer))) return standIn?.(req, res) ?? OFFLINE;
    if (isRead) cache?.keep(address, answer);
    return pass(answer);
  };
}

/** Puts a request to a function; the whole answer is wanted, whatever the browser has of it. Rejects when nobody answers. */
async function ask(
  { functionId, region }: FunctionRewrite['function'],
  request: IncomingMessage,
): Promise<FunctionAnswer> {
  const { 'if-none-match': _known, ...asked } = request.headers;
  const hops = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
  const headers = { ...asked, 'x-forwarded-host': request.headers.host ?? '', 'x-forwarded-for': hops };
  const address = `${FUNCTIONS}/${region}/${functionId}${request.url}`;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const upstream = httpRequest(address, { method: request.method, headers }, resolve);
    upstream.on('error', reject);
    request.pipe(upstream);
  });
  return { status: response.statusCode ?? 502, headers: response.headers, body: await buffer(response) };
}

/** A function that does not exist is a 404 in JSON from local-cloud itself. */
const hasFailed = ({ status, headers }: FunctionAnswer) =>
  status >= 500 || (status === 404 && (headers['content-type'] ?? '').includes('json'));

const pass =
  ({ status, headers, body }: FunctionAnswer) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const { 'transfer-encoding': _chunks, connection: _connection, ...lasting } = headers;
    const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
    response.writeHead(isKnown ? 304 : status, lasting);
    response.end(isKnown ? undefined : body);
  };
