import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export const SITE = 'http://127.0.0.1:3000';
export const SERVICES = 'http://127.0.0.1:3010';

/** No answer is waited for longer, in milliseconds: people have gone by then. */
const PATIENCE_MS = 10_000;
/** What is prepared and looked for afterwards may take longer, on a busy machine too, in milliseconds. */
export const PREPARING_MS = 300_000;

/** Connections are kept, as browsers do. */
const agent = new Agent({ keepAlive: true });

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Question {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** The longest that an answer is waited for, in milliseconds. */
  patienceMs?: number;
}

/** Sends a request and reads the whole answer; a compressed one is not unpacked. Rejects without an answer in time. */
export async function ask(address: string, question: Question = {}): Promise<Answer> {
  const { method, headers = {}, body, patienceMs = PATIENCE_MS } = question;
  const sent = body && JSON.stringify(body);
  const signal = AbortSignal.timeout(patienceMs);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asking = request(
    address,
    {
      ...{ agent, signal, method: method ?? (sent ? 'POST' : 'GET') },
      headers: {
        ...headers,
        ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      },
    },
    (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      text(response).then((whole) => resolve({ status, headers: answered, text: whole }), reject);
    },
  );
  // The server may close a connection that has been idle just when it is used again; browsers then ask once more.
  asking.on('error', (error: NodeJS.ErrnoException) => {
    const isStale = asking.reusedSocket && error.code === 'ECONNRESET' && sent === undefined;
    if (isStale) ask(address, question).then(resolve, reject);
    else reject(error);
  });
  asking.end(sent);
  return promise;
}

/** An answer other than 2xx. */
export class Refused extends Error {
  readonly status: number;

  constructor({ status, text: body }: Answer, what: string) {
    super(`${what}: ${status} ${body.slice(0, 300)}`);
    this.status = status;
  }
}

/** Sends a request and parses the answer as JSON. Throws Refused. */
export async function askJson<T>(address: string, question: Question, what: string): Promise<T> {
  const answer = await ask(address, question);
  if (answer.status < 200 || answer.status > 299) throw new Refused(answer, what);
  return JSON.parse(answer.text) as T;
}
