import { startFirestore } from '../firestore-server.ts';
import { ask } from './ask.ts';
import { recordedAnswers, summaryOf } from './recorded-answers.ts';
import { RECORDED_SEED, scenarios } from './scenarios.ts';

let firestore: Awaited<ReturnType<typeof startFirestore>>;
beforeAll(async () => {
  firestore = await startFirestore();
});
afterAll(() => firestore.stop());

describe("commits and queries that Google's emulator was asked", () => {
  const asked = scenarios(RECORDED_SEED);
  const recorded = recordedAnswers();

  it('are as many as were recorded, answered and refused', () => {
    expect(recorded).toHaveLength(asked.length);
    const answers = recorded.flat();
    expect(answers.filter((answer) => answer === 'INVALID_ARGUMENT').length).toBeGreaterThan(80);
    expect(answers.filter((answer) => /^[0-9a-f]{12}$/.test(answer)).length).toBeGreaterThan(300);
  });

  it('are answered the same', async () => {
    const different: object[] = [];
    for (const [index, scenario] of asked.entries()) {
      const ours = (await ask(firestore.origin, scenario)).map(summaryOf);
      for (const [at, answer] of recorded[index]?.entries() ?? []) {
        if (answer !== ours[at]) different.push({ asked: scenario.requests[at - 1], answer, ours: ours[at] });
      }
    }
    expect(different).toEqual([]);
  }, 60_000);
});
