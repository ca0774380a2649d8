import { AppError, allowanceId, allowanceSchema, type Counted, MOST_A_DAY, nextAllowance } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp, type Transaction } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';

/**
 * Reads how many of a kind a person has started today. The returned function counts one more, `id`, in the same
 * transaction, as the rules demand. Throws AppError `allowance-spent` when the day allows no more.
 */
export async function allowanceFor(
  transaction: Transaction,
  uid: string,
  kind: Counted,
): Promise<(id: string) => void> {
  const reference = doc(database(), 'allowances', allowanceId(uid, kind));
  const present = parseDocument(allowanceSchema, await transaction.get(reference));
  const next = nextAllowance(present, MOST_A_DAY[kind], new Date());
  if (!next) throw new AppError('allowance-spent', `${reference.path} is spent`);
  return (id) =>
    transaction.set(reference, {
      count: next.count,
      since: next.since ?? serverTimestamp(),
      last: id,
      at: serverTimestamp(),
    });
}
