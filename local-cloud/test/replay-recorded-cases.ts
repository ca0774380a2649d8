import { ALICE, PROJECT, type RulesCase, type RulesCases, readCases } from '../src/rules/testing/rules-case.ts';

const GROUPS = ['list', 'expressions', 'writes', 'rulesets', 'edges'];
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const ALICE_TOKEN = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(ALICE.token)}.`;

async function send(url: string, method: string, token: string, body?: object): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  await answer.arrayBuffer();
  return answer.status;
}

async function replay(origin: string, subject: RulesCase, { documents, fields }: RulesCases): Promise<string> {
  const rules = { rules: { files: [{ name: 'security.rules', content: subject.rules }] } };
  const loaded = await send(`${origin}/emulator/v1/projects/${PROJECT}:securityRules`, 'PUT', 'owner', rules);
  if (loaded !== 200) return 'rejected';
  if (subject.answer === 'accepted' || subject.answer === 'rejected') return 'accepted';

  const url = `${origin}/v1/${ROOT}`;
  await send(`${origin}/emulator/v1/${ROOT}`, 'DELETE', 'owner');
  const seed = Object.entries(documents[subject.documents ?? ''] ?? {}).map(([path, seeded]) => ({
    update: { name: `${ROOT}/${path}`, fields: seeded },
  }));
  await send(`${url}:commit`, 'POST', 'owner', { writes: seed });

  const status = await request(url, subject, fields);
  if (status !== 200 && status !== 403) throw new Error(`${subject.name}: the emulator answered ${status}.`);
  return status === 200 ? 'allowed' : 'denied';
}

/** Sends the case's request as Alice; returns the HTTP status. */
function request(url: string, { get, list, create, commit }: RulesCase, fields: RulesCases['fields']): Promise<number> {
  if (get !== undefined) return send(`${url}/${get}`, 'GET', ALICE_TOKEN);
  if (list) return send(`${url}:runQuery`, 'POST', ALICE_TOKEN, { structuredQuery: list });
  const created = { update: { name: `${ROOT}/t/x1`, fields: fields[create ?? ''] ?? {} } };
  return send(`${url}:commit`, 'POST', ALICE_TOKEN, { writes: create ? [created] : (commit ?? []) });
}

/**
 * Replays the recorded rules cases on Google's emulator and prints every answer that differs from the recorded one;
 * returns their number.
 */
export async function replayRecordedCases(origin: string): Promise<number> {
  let [compared, different] = [0, 0];
  for (const group of GROUPS.map(readCases))
    for (const subject of group.cases) {
      const answer = await replay(origin, subject, group);
      compared++;
      if (answer === subject.answer) continue;
      different++;
      console.log(`${subject.name}\n  recorded ${subject.answer}, Google answers ${answer}`);
    }
  console.log(`${compared} recorded cases compared with Google's emulator, ${different} differ.`);
  return different;
}
