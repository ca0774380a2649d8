import type { Scenario } from './request.ts';
import { ROOT } from './values.ts';

/** The result of one request: a refusal's name, or the answer without parts that differ from run to run. */
export type Answer = unknown;

/** Clears the backend at `origin`, fills it and asks; returns the answers in order, beginning with the filling's. */
export async function ask(origin: string, { documents, requests }: Scenario): Promise<Answer[]> {
  await send(`${origin}/emulator/v1/${ROOT}`, 'DELETE');
  const writes = Object.entries(documents).map(([path, fields]) => ({ update: { name: `${ROOT}/${path}`, fields } }));
  const answers = [answerOf(await send(`${origin}/v1/${ROOT}:commit`, 'POST', { writes }))];
  for (const { method, path, body } of requests)
    answers.push(answerOf(await send(`${origin}/v1/${ROOT}${path}`, method, body)));
  return answers;
}

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return JSON.parse(await response.text());
}

function answerOf(json: unknown): Answer {
  const first: unknown = Array.isArray(json) && json.length === 1 ? json[0] : json;
  const { error } = (first ?? {}) as { error?: { status: string } };
  return error ? error.status : comparable(json);
}

/** Times differ from run to run, wording may, and Google's emulator adds the rest for readers of a stream. */
const IGNORED = new Set([
  'createTime',
  'updateTime',
  'readTime',
  'commitTime',
  'transaction',
  'message',
  'done',
  'skippedResults',
]);

/** Google's emulator omits empty values, and returns -0 as 0 over REST. */
function comparable(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(comparable);
  if (typeof json === 'string') return json === '-0' ? 0 : json.replace(`${ROOT}/`, '');
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json)
    .filter(([name]) => !IGNORED.has(name))
    .map(([name, value]) => [name, comparable(value)] as const)
    .filter(([name, value]) => name !== 'fields' || Object.keys(value as object).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}
