import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { CompressedAnswers } from '../edge/compressed-answers.ts';
import type { FunctionAnswer } from '../edge/edge-cache.ts';
import { sendAnswer } from '../edge/send-answer.ts';
import { clientOf } from './client-address.ts';

/** Functions on this machine: local-cloud, under the project's name. */
const HOST = '127.0.0.1:3010';
const FUNCTIONS = `http://${HOST}/demo-cursiv`;

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
 * its answer is passed on unchanged; an edge, if there is one, is told to `keep` it for as long as it allows. If a stand-in
 * exists, it answers for a failed function.
 */
export function functionRewriter(
  standIns: StandIns,
  compressed: CompressedAnswers,
  keep?: (request: IncomingMessage, answer: FunctionAnswer) => void,
) {
  return async (
    { function: target }: FunctionRewrite,
    { req, res }: { req: IncomingMessage; res: ServerResponse },
  ): Promise<Directive> => {
    const answer = await ask(target, req).catch(() => undefined);
    const standIn = standIns[target.functionId];
    if (!answer || (standIn && hasFailed(answer))) return standIn?.(req, res) ?? OFFLINE;
    if (req.method === 'GET') keep?.(req, answer);
    return (request, response) => void sendAnswer(answer, compressed, request, response);
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
  const hops = [request.headers['x-forwarded-for'], clientOf(request)].filter(Boolean).join(', ');
  // Functions are asked by their own name, as hosted; local-cloud answers to no other.
  const headers = { ...asked, host: HOST, 'x-forwarded-host': request.headers.host ?? '', 'x-forwarded-for': hops };
  const address = `${FUNCTIONS}/${region}/${functionId}${request.url}`;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const upstream = httpRequest(address, { method: request.method, headers }, resolve);
    upstream.on('error', reject);
    request.pipe(upstream);
  });
  return {
    status: response.statusCode ?? 502,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
}

/** For a missing function, local-cloud itself answers with a 404 in JSON. */
const hasFailed = ({ status, headers }: FunctionAnswer) =>
  status >= 500 || (status === 404 && (headers['content-type'] ?? '').includes('json'));
