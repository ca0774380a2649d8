import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

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
 * answer comes back as it is. Where a stand-in exists it answers for a function that fails.
 */
export const functionRewriter =
  (standIns: StandIns) =>
  async (
    { function: target }: FunctionRewrite,
    { req, res }: { req: IncomingMessage; res: ServerResponse },
  ): Promise<Directive> => {
    const answer = await ask(target, req).catch(() => undefined);
    const standIn = standIns[target.functionId];
    if (answer && !(standIn && hasFailed(answer))) return pass(answer);
    answer?.resume();
    return standIn?.(req, res) ?? OFFLINE;
  };

/** Puts a request to a function. Rejects when nobody answers. */
function ask({ functionId, region }: FunctionRewrite['function'], request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, 'x-forwarded-host': request.headers.host ?? '' };
    const address = `${FUNCTIONS}/${region}/${functionId}${request.url}`;
    const upstream = httpRequest(address, { method: request.method, headers }, resolve);
    upstream.on('error', reject);
    request.pipe(upstream);
  });
}

/** A function that does not exist is a 404 in JSON from local-cloud itself. */
const hasFailed = ({ statusCode = 500, headers }: IncomingMessage) =>
  statusCode >= 500 || (statusCode === 404 && (headers['content-type'] ?? '').includes('json'));

const pass = (answer: IncomingMessage) => (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
};
