import { Agent, request } from 'node:http';
import { Random } from '../generated/random.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-request.ts';

const AT_ONCE = 8;
const UNIMPLEMENTED = 501;

/** An answer that blames the backend itself. */
interface FuzzFault {
  request: FuzzRequest;
  answer: number | string;
}

/**
 * Sends `count` malformed requests; the same seed sends the same ones. Returns those without an answer or with a status
 * above 499, other than "not implemented", and how often each status came.
 */
export async function fuzz(origin: string, seed: number, count: number) {
  const random = new Random(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const faults: FuzzFault[] = [];
  const statuses = new Map<number | string, number>();
  let sent = 0;
  const worker = async () => {
    while (sent++ < count) {
      const next = fuzzRequest(random);
      const answer = await send(origin, next, agent);
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
      if (typeof answer === 'string' || (answer > 499 && answer !== UNIMPLEMENTED))
        faults.push({ request: next, answer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return { faults, statuses };
}

/** The status, or what went wrong on the way. */
function send(origin: string, { method, path, headers, body }: FuzzRequest, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const sending = request({ hostname, port, agent, method, path, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 'no status'));
      response.once('error', (error) => resolve(String(error)));
    });
    sending.once('error', (error) => resolve(String(error)));
    sending.setTimeout(10_000, () => sending.destroy(new Error('no answer within ten seconds')));
    sending.end(body);
  });
}
