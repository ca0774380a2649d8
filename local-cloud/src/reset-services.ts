import type { Faults } from './faults/faults.ts';
import type { FunctionsHost } from './functions/functions-host.ts';
import type { Watch } from './request-log/watch.ts';
import type { StateServices } from './window/state/export-state.ts';

interface Resettable extends StateServices {
  watch: Watch;
  faults: Faults;
  functions: FunctionsHost;
}

/**
 * Makes the function that drops everything stored and every fault, fills the services again with `seed`, and starts log
 * and counters anew. The seed is a whole state: functions hear nothing of it. Asked for again meanwhile, it waits for the one under way.
 */
export function resetter(services: Resettable, seed: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= reset(services, seed).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function reset(
  { auth, firestore, storage, functions, watch, faults }: Resettable,
  seed: () => Promise<void>,
): Promise<void> {
  faults.clear();
  auth.clear();
  storage.clear();
  firestore.clear();
  await functions.triggers.quietly(seed);
  watch.log.clear();
  watch.counters.reset();
}
