// `npm run test:oracle`: checks our recorded cases, our rules' tests, the rules engine and Firestore against Google's
// own Firestore emulator. `--record` keeps the answers to the generated requests; `--seed n` generates other ones.
import { parseArgs } from 'node:util';
import { findEmulator, startEmulator } from './emulator.ts';
import { RECORDED_SEED } from './generated/recorded-answers.ts';
import { replayGeneratedCases } from './replay-generated-cases.ts';
import { replayRecordedCases } from './replay-recorded-cases.ts';
import { replayScenarios } from './replay-scenarios.ts';
import { replayStories } from './rules/replay-stories.ts';

const { values: options } = parseArgs({
  options: { record: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const seed = Number(options.seed ?? RECORDED_SEED);

const jar = findEmulator();
if (jar === undefined) {
  console.log("Google's Firestore emulator is not installed: nothing was compared; the recorded answers stand alone.");
} else {
  const { origin, stop } = await startEmulator(jar);
  try {
    const recorded = await replayRecordedCases(origin);
    const stories = await replayStories(origin);
    const generated = await replayGeneratedCases(origin, seed, options.record && seed === RECORDED_SEED);
    const scenarios = await replayScenarios(origin, seed, options.record && seed === RECORDED_SEED);
    process.exitCode = recorded + stories + generated + scenarios === 0 ? 0 : 1;
  } finally {
    stop();
  }
}
