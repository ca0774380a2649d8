import type { StateServices } from './console/state/export-state.ts';
import type { Faults } from './faults/faults.ts';
import type { FunctionsHost } from './functions/functions-host.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { PushBox } from './push/push-box.ts';
import type { Watch } from './request-log/watch.ts';

interface Resettable extends StateServices {
  mailbox: Mailbox;
  pushes: PushBox;
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
  { auth, firestore, storage, functions, mailbox, pushes, watch, faults }: Resettable,
  seed: () => Promise<void>,
): Promise<void> {
  faults.clear();
  auth.clear();
  storage.clear();
  firestore.clear();
  mailbox.clear();
  pushes.clear();
  await functions.triggers.quietly(seed);
  watch.log.clear();
  watch.counters.reset();
}
