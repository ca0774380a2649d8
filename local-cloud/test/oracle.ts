// `npm run test:oracle`: asks Google's own Firestore emulator what our recorded cases, our rules' stories and the rules
// engine claim.
import { findEmulator, startEmulator } from './emulator.ts';
import { replayGeneratedCases } from './replay-generated-cases.ts';
import { replayRecordedCases } from './replay-recorded-cases.ts';
import { replayStories } from './rules/replay-stories.ts';

const jar = findEmulator();
if (jar === undefined) {
  console.log("Google's Firestore emulator is not installed: nothing was compared; the recorded answers stand alone.");
} else {
  const { origin, stop } = await startEmulator(jar);
  try {
    const recorded = await replayRecordedCases(origin);
    const stories = await replayStories(origin);
    const generated = await replayGeneratedCases(origin);
    process.exitCode = recorded + stories + generated === 0 ? 0 : 1;
  } finally {
    stop();
  }
}
