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
 * Makes the function that deletes all stored data and faults, fills the services with `seed`, and restarts log and
 * counters. The seed is a whole state, so functions get no events for it. A second request waits for the running one.
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
