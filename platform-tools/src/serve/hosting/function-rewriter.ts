import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { EdgeCache, FunctionAnswer } from '../edge-cache.ts';

/** The address of functions on this machine: local-cloud, under the project's name. */
const FUNCTIONS = 'http://127.0.0.1:3010/demo-cursiv';

interface FunctionRewrite {
  function: { functionId: string; region: string };
}

/** Superstatic's possible answers: a middleware, a file of the site, or data. */
export type Directive =
  | ((request: IncomingMessage, response: ServerResponse) => void)
  | { file: string; status: number }
  | { data: string; status: number; contentType: string };

/** The stand-ins for functions that are unreachable or fail, by their names. */
export type StandIns = Record<string, (request: IncomingMessage, response: ServerResponse) => Directive>;

const OFFLINE: Directive = { data: '{"error":{"code":"offline"}}', status: 503, contentType: 'application/json' };

/**
 * Superstatic's rewriter for functions, as hosting has it. The function receives the request with its whole path, and
 * its answer is passed on unchanged; an edge, if there is one, keeps it for as long as it allows. If a stand-in exists,
 * it answers for a failed function.
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

/**
 * Sends a request to a function and always asks for the whole answer, whatever the browser has cached. Rejects when
 * nobody answers.
 */
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

/** For a missing function, local-cloud itself answers with a 404 in JSON. */
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
