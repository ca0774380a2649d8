import { instant } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { MigrationRefusal } from './migration-refusal.ts';

const LOCK_PATH = 'migrations/lock';
/** A run that writes nothing for so long is taken for killed, in milliseconds. */
export const LEASE_MS = 60_000;

const lockSchema = z.object({ holder: z.string(), until: instant });

const held = async (transaction: Pick<DocumentTransaction, 'get'>) =>
  parsed(lockSchema, await transaction.get(LOCK_PATH));

/** Takes the lock of the migrations for this run. Throws MigrationRefusal while another run holds it. */
export const takeLock = (store: DocumentStore, holder: string, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const lock = await held(transaction);
    if (lock && lock.until > now)
      throw new MigrationRefusal(
        `Another run is migrating. If it was killed, try again after ${lock.until.toISOString()}.`,
      );
    transaction.set(LOCK_PATH, { holder, until: new Date(now.getTime() + LEASE_MS) });
  });

/**
 * Keeps the lock in a transaction, so that whatever else this writes is written only while nobody took the lock away; the returned function
 * writes, after all reads. Throws MigrationRefusal when the lock is another run's.
 */
export async function keepLock(transaction: DocumentTransaction, holder: string, now: Date): Promise<() => void> {
  if ((await held(transaction))?.holder !== holder)
    throw new MigrationRefusal('Another run took over, because this one had stood still.');
  return () => transaction.set(LOCK_PATH, { holder, until: new Date(now.getTime() + LEASE_MS) });
}

/** Gives the lock back, if it is still this run's. */
export const giveLock = (store: DocumentStore, holder: string): Promise<void> =>
  store.transact(async (transaction) => {
    if ((await held(transaction))?.holder === holder) transaction.delete(LOCK_PATH);
  });
