import type { StructuredQuery } from '../src/firestore/wire.ts';
import type { FirestoreRules } from '../src/rules/access.ts';
import { loadFirestoreRules } from '../src/rules/load-rules.ts';
import { RulesSyntaxError } from '../src/rules/rules-syntax-error.ts';
import { ALICE, PROJECT } from '../src/rules/testing/rules-case.ts';
import { RpcError } from '../src/status.ts';
import { condition, SUBJECT } from './generated/condition.ts';
import { listCondition, listQuery } from './generated/listing.ts';
import { Random } from './generated/random.ts';

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const FILES = 40;
const CASES_PER_FILE = 20;
const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const ALICE_TOKEN = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(ALICE.token)}.`;

/** One condition with one request about the document `g{n}/x`, or a query over `g{n}`. */
interface GeneratedCase {
  condition: string;
  list?: StructuredQuery;
}
type Answer = 'allowed' | 'denied' | 'rejected' | 'invalid';

/**
 * Judges generated pairs of rule and request here and on Google's emulator, and prints every pair on which the two
 * differ; returns how many do. The same seed generates the same pairs.
 */
export async function replayGeneratedCases(origin: string, seed = 1): Promise<number> {
  const random = new Random(seed);
  let [compared, differing] = [0, 0];
  for (let file = 0; file < FILES; file++) {
    const cases = Array.from({ length: CASES_PER_FILE }, (_, index) => generate(random, file % 2 === 1, index));
    const theirs = await answersOfGoogle(origin, cases);
    const ours = ownAnswers(cases);
    for (const [index, generated] of cases.entries()) {
      // What Google does not run as a query says nothing of the rules.
      if (theirs[index] === 'invalid') continue;
      compared++;
      if (ours[index] === theirs[index]) continue;
      differing++;
      const query = generated.list ? `\n  asked ${JSON.stringify(generated.list)}` : '';
      console.log(`${generated.condition}${query}\n  Google: ${theirs[index]}, here: ${ours[index]}`);
    }
  }
  console.log(`${compared} generated pairs (seed ${seed}) compared with Google's emulator, ${differing} differ.`);
  return differing;
}

function generate(random: Random, isList: boolean, index: number): GeneratedCase {
  if (!isList) return { condition: condition(random) };
  return { condition: listCondition(random), list: listQuery(random, `g${index}`) };
}

function rulesOf(cases: readonly GeneratedCase[]): string {
  const blocks = cases.map(
    ({ condition: asked, list }, index) => `match /g${index}/{id} { allow ${list ? 'list' : 'get'}: if ${asked}; }`,
  );
  return `rules_version = '2';\nservice cloud.firestore { match /databases/{db}/documents {\n${blocks.join('\n')}\n} }`;
}

/** One rules file for all; where Google does not take it, one for each, and `true` in place of those that are to blame. */
async function answersOfGoogle(origin: string, cases: readonly GeneratedCase[]): Promise<Answer[]> {
  const refusals: (Answer | undefined)[] = [];
  if ((await load(origin, cases)) !== undefined) {
    for (const one of cases) refusals.push(await load(origin, [one]));
    await load(
      origin,
      cases.map((one, index) => (refusals[index] ? { ...one, condition: 'true' } : one)),
    );
  }
  const writes = cases.map((_, index) => ({ update: { name: `${ROOT}/g${index}/x`, fields: SUBJECT } }));
  await send(`${origin}/v1/${ROOT}:commit`, 'POST', 'owner', { writes });
  const answers: Answer[] = [];
  for (const [index, { list }] of cases.entries()) {
    const status = list
      ? await send(`${origin}/v1/${ROOT}:runQuery`, 'POST', ALICE_TOKEN, { structuredQuery: list })
      : await send(`${origin}/v1/${ROOT}/g${index}/x`, 'GET', ALICE_TOKEN);
    answers.push(refusals[index] ?? answerOf(status));
  }
  return answers;
}

function answerOf(status: number): Answer {
  if (status === 200) return 'allowed';
  return status === 403 ? 'denied' : 'invalid';
}

/** Undefined when Google takes the rules; its compiler fails without a word on a few that it cannot type. */
async function load(origin: string, cases: readonly GeneratedCase[]): Promise<Answer | undefined> {
  const rules = { rules: { files: [{ name: 'generated.rules', content: rulesOf(cases) }] } };
  const status = await send(`${origin}/emulator/v1/projects/${PROJECT}:securityRules`, 'PUT', 'owner', rules);
  if (status === 200) return undefined;
  return status === 400 ? 'rejected' : 'invalid';
}

async function send(url: string, method: string, token: string, body?: object): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  await answer.arrayBuffer();
  return answer.status;
}

function ownAnswers(cases: readonly GeneratedCase[]): Answer[] {
  return cases.map((one) => {
    try {
      judge(loadFirestoreRules(rulesOf([one]), { project: PROJECT }), one);
      return 'allowed';
    } catch (error) {
      if (error instanceof RulesSyntaxError) return 'rejected';
      if (error instanceof RpcError) return error.status === 'PERMISSION_DENIED' ? 'denied' : 'invalid';
      throw error;
    }
  });
}

function judge(rules: FirestoreRules, { list }: GeneratedCase): void {
  const document = { path: 'g0/x', fields: SUBJECT };
  const lookup = (path: string) => (path === document.path ? document : undefined);
  const time = new Date();
  if (list) rules.judgeList(ALICE, '', { ...list, from: [{ collectionId: 'g0' }] }, lookup, time);
  else rules.judgeGet(ALICE, document.path, document, lookup, time);
}
