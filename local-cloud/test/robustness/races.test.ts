import { loadFirestoreRules } from '../../src/rules/load-rules.ts';
import { call, ROOT, startFirestore } from '../firestore-server.ts';

const CLIENTS = 50;
const RULES = `rules_version = '2';
  service cloud.firestore { match /databases/{db}/documents {
    match /once/{id} { allow create; }
    match /halls/{id} { allow read, update; }
  } }`;

let firestore: Awaited<ReturnType<typeof startFirestore>>;
beforeEach(async () => {
  firestore = await startFirestore(':memory:', loadFirestoreRules(RULES, { project: 'demo' }));
});
afterEach(() => firestore.stop());

const post = (verb: string, body: object, authorization?: string) =>
  call(`${firestore.origin}/v1/${ROOT}:${verb}`, 'POST', body, authorization);
const int = (value: number) => ({ integerValue: String(value) });
const all = <Result>(client: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
const hall = (fields: object) => ({ update: { name: `${ROOT}/halls/h`, fields } });

/** Takes the next seat in a transaction, and retries while others are faster; returns the number of attempts. */
async function takeSeat(client: number): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const read = await post('batchGet', { documents: [`${ROOT}/halls/h`], newTransaction: { readWrite: {} } });
    const [{ transaction }, { found }] = read.json as [
      { transaction: string },
      { found: { fields: Record<string, unknown> } },
    ];
    const seat = `seat${Object.keys(found.fields).length}`;
    const writes = [hall({ ...found.fields, [seat]: int(client) })];
    const { status } = await post('commit', { writes, transaction });
    if (status === 200) return attempt;
    expect(status).toBe(409);
  }
}

describe('many clients at once', () => {
  it('race for a document that may only be created, and one of them wins', async () => {
    const answers = await all((client) =>
      post('commit', { writes: [{ update: { name: `${ROOT}/once/a`, fields: { by: int(client) } } }] }),
    );
    const won = answers.flatMap(({ status }, client) => (status === 200 ? [client] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(CLIENTS - 1);
    expect(firestore.service.lookup('once/a')?.fields).toEqual({ by: int(won[0] ?? -1) });
  });

  it('take as many seats as there are clients, in transactions, and each gets one', async () => {
    await post('commit', { writes: [hall({})] }, 'Bearer owner');
    await all(takeSeat);
    const seats = Object.values(firestore.service.lookup('halls/h')?.fields ?? {});
    expect(seats).toHaveLength(CLIENTS);
    expect(new Set(seats.map((seat) => JSON.stringify(seat))).size).toBe(CLIENTS);
  });
});
