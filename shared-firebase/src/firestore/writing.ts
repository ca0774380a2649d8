import { loadSdk, real, realFields, type Sdk } from './deferred.ts';
import { writing } from './own-writes.ts';
import type { DocumentReference, Firestore, Transaction, WriteBatch } from './sdk.ts';

/** A transaction of the SDK that also takes what was made before the SDK was there. */
function exchanging(by: Sdk, transaction: Transaction): Transaction {
  const exchanged = {
    get: (reference: DocumentReference) => transaction.get(real(by, reference)),
    set: (...[reference, ...rest]: Parameters<Transaction['set']>) => {
      transaction.set(real(by, reference), ...(realFields(by, rest) as unknown as [object]));
      return exchanged;
    },
    update: (reference: DocumentReference, ...rest: unknown[]) => {
      transaction.update(real(by, reference), ...(realFields(by, rest) as [object]));
      return exchanged;
    },
    delete: (reference: DocumentReference) => {
      transaction.delete(real(by, reference));
      return exchanged;
    },
  };
  return exchanged as unknown as Transaction;
}

/** `runTransaction` of the SDK. */
export const runTransaction: Sdk['runTransaction'] = async (database, update, options) => {
  const by = await loadSdk();
  return writing(by.runTransaction(real(by, database), (transaction) => update(exchanging(by, transaction)), options));
};

/** What our writes use of the SDK's batches. */
export type Batch = Pick<WriteBatch, 'set' | 'update' | 'delete' | 'commit'>;

/** `writeBatch` of the SDK: what it holds is made when it is committed. */
export function writeBatch(database: Firestore): Batch {
  const writes: ((by: Sdk, batch: WriteBatch) => void)[] = [];
  const write =
    (name: 'set' | 'update' | 'delete') =>
    (reference: DocumentReference, ...rest: unknown[]) => {
      writes.push((by, batch) => {
        (batch[name] as (...args: unknown[]) => unknown)(real(by, reference), ...realFields(by, rest));
      });
      return batch;
    };
  const batch = {
    set: write('set'),
    update: write('update'),
    delete: write('delete'),
    commit: async () => {
      const by = await loadSdk();
      const made = by.writeBatch(real(by, database));
      for (const one of writes) one(by, made);
      await made.commit();
    },
  };
  return batch as unknown as Batch;
}
