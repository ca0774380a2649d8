// `npm run test:oracle`: asks Google's own Firestore emulator what our recorded cases and our rules' stories claim.
import { findEmulator, startEmulator } from './emulator.ts';
import { replayRecordedCases } from './replay-recorded-cases.ts';
import { replayStories } from './rules/replay-stories.ts';

const jar = findEmulator();
if (jar === undefined) {
  console.log("Google's Firestore emulator is not installed: nothing was compared; the recorded answers stand alone.");
} else {
  const { origin, stop } = await startEmulator(jar);
  try {
    const differing = (await replayRecordedCases(origin)) + (await replayStories(origin));
    process.exitCode = differing === 0 ? 0 : 1;
  } finally {
    stop();
  }
}
