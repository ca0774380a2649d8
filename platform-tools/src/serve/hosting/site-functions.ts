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
 * The functions of a site, which get a request with its whole path; their answers are passed on unchanged. An edge, if there is one, is told
 * to `keep` an answer for as long as it allows, and gives back what is to be sent.
 */
export class SiteFunctions {
  readonly #standIns: StandIns;
  readonly #compressed: CompressedAnswers;
  readonly #keep: (request: IncomingMessage, answer: FunctionAnswer) => FunctionAnswer;
  readonly #answers = new WeakMap<IncomingMessage, Promise<FunctionAnswer | undefined>>();

  constructor(
    standIns: StandIns,
    compressed: CompressedAnswers,
    keep: (request: IncomingMessage, answer: FunctionAnswer) => FunctionAnswer,
  ) {
    this.#standIns = standIns;
    this.#compressed = compressed;
    this.#keep = keep;
  }

  /** The answer to a request, which is asked for once; undefined when there is none, or when a stand-in is to answer for a failure. */
  answerTo(request: IncomingMessage, { function: target }: FunctionRewrite): Promise<FunctionAnswer | undefined> {
    const answer = this.#answers.get(request) ?? this.#ask(request, target);
    this.#answers.set(request, answer);
    return answer;
  }

  /** Superstatic's rewriter for functions, as hosting has it. */
  readonly rewriter = async (
    rewrite: FunctionRewrite,
    { req, res }: { req: IncomingMessage; res: ServerResponse },
  ): Promise<Directive> => {
    const answer = await this.answerTo(req, rewrite);
    if (!answer) return this.#standIns[rewrite.function.functionId]?.(req, res) ?? OFFLINE;
    return (request, response) => void sendAnswer(answer, this.#compressed, request, response);
  };

  async #ask(request: IncomingMessage, target: FunctionRewrite['function']): Promise<FunctionAnswer | undefined> {
    const answer = await ask(target, request).catch(() => undefined);
    if (!answer || (this.#standIns[target.functionId] && hasFailed(answer))) return undefined;
    return request.method === 'GET' ? this.#keep(request, answer) : answer;
  }
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
