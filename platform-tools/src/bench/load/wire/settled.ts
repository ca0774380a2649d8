import { setTimeout as wait } from 'node:timers/promises';
import { askJson, PREPARING_MS, SERVICES } from './ask.ts';

/** How often it is looked, and how many times in a row nothing may have run. */
const LOOK_MS = 500;
const CALM_LOOKS = 3;
const MOST_LOOKS = 240;

interface Counters {
  functions: { calls: number };
}

/** Waits until no function has run for a while, two minutes at most: what was written has had its effects. */
export async function settled(): Promise<void> {
  let calls = -1;
  let calm = 0;
  for (let looks = 0; calm < CALM_LOOKS && looks < MOST_LOOKS; looks += 1) {
    await wait(LOOK_MS);
    const question = { patienceMs: PREPARING_MS };
    const { functions } = await askJson<Counters>(`${SERVICES}/emulator/v1/counters`, question, 'counting');
    calm = functions.calls === calls ? calm + 1 : 0;
    calls = functions.calls;
  }
}
