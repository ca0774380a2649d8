import { ask } from './differential/ask.ts';
import { recordAnswers, summaryOf } from './differential/recorded-answers.ts';
import { scenarios } from './differential/scenarios.ts';
import { startFirestore } from './firestore-server.ts';

/**
 * Sends the same commits and queries to Google's emulator and to local-cloud, and prints every request with different
 * answers; returns their number. With `isRecorded`, keeps Google's answers for tests without the emulator.
 */
export async function replayScenarios(origin: string, seed: number, isRecorded = false): Promise<number> {
  const own = await startFirestore();
  const recorded: string[][] = [];
  let [compared, differing] = [0, 0];
  for (const scenario of scenarios(seed)) {
    const theirs = (await ask(origin, scenario)).map(summaryOf);
    const ours = (await ask(own.origin, scenario)).map(summaryOf);
    recorded.push(theirs);
    compared += theirs.length;
    for (const [index, answer] of theirs.entries()) {
      if (answer === ours[index]) continue;
      differing++;
      console.log(`${JSON.stringify(scenario.requests[index - 1] ?? scenario.documents)}`);
      console.log(`  Google: ${answer}, here: ${ours[index]}`);
    }
  }
  await own.stop();
  if (isRecorded) recordAnswers(recorded);
  console.log(`${compared} commits and queries (seed ${seed}) compared with Google's emulator, ${differing} differ.`);
  return differing;
}
