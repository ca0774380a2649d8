import { ALICE, PROJECT } from '../src/rules/testing/rules-case.ts';
import { SUBJECT } from './generated/condition.ts';
import { type Answer, generatePairs, ownAnswer, type Pair, rulesOf } from './generated/pairs.ts';
import { recordAnswers } from './generated/recorded-answers.ts';

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const ALICE_TOKEN = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(ALICE.token)}.`;

/**
 * Judges generated pairs of rule and request here and on Google's emulator, and prints every pair with different
 * results; returns their number. With `isRecorded`, keeps Google's answers for tests without the emulator.
 */
export async function replayGeneratedCases(origin: string, seed: number, isRecorded = false): Promise<number> {
  let [compared, differing] = [0, 0];
  const answers: Answer[][] = [];
  for (const pairs of generatePairs(seed)) {
    const theirs = await answersOfGoogle(origin, pairs);
    answers.push(theirs);
    for (const [index, pair] of pairs.entries()) {
      if (theirs[index] === 'invalid') continue;
      compared++;
      const ours = ownAnswer(pair);
      if (ours === theirs[index]) continue;
      differing++;
      const query = pair.list ? `\n  asked ${JSON.stringify(pair.list)}` : '';
      console.log(`${pair.condition}${query}\n  Google: ${theirs[index]}, here: ${ours}`);
    }
  }
  if (isRecorded) recordAnswers(answers);
  console.log(`${compared} generated pairs (seed ${seed}) compared with Google's emulator, ${differing} differ.`);
  return differing;
}

/** One rules file for all; if Google rejects it, one for each, with `true` instead of the rejected conditions. */
async function answersOfGoogle(origin: string, pairs: readonly Pair[]): Promise<Answer[]> {
  const refusals: (Answer | undefined)[] = [];
  if ((await load(origin, pairs)) !== undefined) {
    for (const pair of pairs) refusals.push(await load(origin, [pair]));
    await load(
      origin,
      pairs.map((pair, index) => (refusals[index] ? { ...pair, condition: 'true' } : pair)),
    );
  }
  const writes = pairs.map((_, index) => ({ update: { name: `${ROOT}/g${index}/x`, fields: SUBJECT } }));
  await send(`${origin}/v1/${ROOT}:commit`, 'POST', 'owner', { writes });
  const answers: Answer[] = [];
  for (const [index, { list }] of pairs.entries()) {
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

/** Undefined when Google accepts the rules; its compiler fails without a message on a few that it cannot type. */
async function load(origin: string, pairs: readonly Pair[]): Promise<Answer | undefined> {
  const rules = { rules: { files: [{ name: 'generated.rules', content: rulesOf(pairs) }] } };
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
