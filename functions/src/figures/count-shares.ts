import { OTHER_ANSWERS, questionKeys, readKey } from '@cursiv/shared-domain';
import type { DocumentTransaction, StoredDocument } from '../store/document-source.ts';
import { type FigurePlace, figuresPath, sharePath } from './figure-places.ts';

/** What a learner adds one to from now on, made of what they add one to until now. */
export interface ShareChange {
  uid: string;
  next(keys: readonly string[]): readonly string[];
}

/** So many wrong answers to a question are counted by themselves in each part of the figures; the rest together. */
const MOST_ANSWERS = 24;

/**
 * Counts the changed shares of some learners. What somebody adds is always compared with what they have added, so that an event that
 * is reported again, late or out of order counts nothing twice, and nobody adds more than one to anything. To be called after all
 * other reads of the transaction.
 */
export async function countShares(
  transaction: DocumentTransaction,
  place: FigurePlace,
  changes: readonly ShareChange[],
): Promise<void> {
  const uids = [...new Set(changes.map(({ uid }) => uid))];
  const [figures, ...shares] = await Promise.all(
    [figuresPath(place), ...uids.map((uid) => sharePath(place, uid))].map((path) => transaction.get(path)),
  );
  const counts: Record<string, number> = { ...(figures?.fields.counts as Record<string, number> | undefined) };
  let isChanged = false;
  for (const [index, uid] of uids.entries()) {
    const before = keysOf(shares[index]);
    const ownChanges = changes.filter((change) => change.uid === uid);
    const wanted = ownChanges.reduce<readonly string[]>((keys, { next }) => next(keys), before);
    const after = [...new Set(wanted.map((key) => (before.includes(key) ? key : roomFor(key, counts))))].sort();
    if (isSame(before, after)) continue;
    isChanged = true;
    for (const key of after) if (!before.includes(key)) counts[key] = (counts[key] ?? 0) + 1;
    for (const key of before) if (!after.includes(key)) takeOne(counts, key);
    const { group, shard } = place;
    if (after.length === 0) transaction.delete(sharePath(place, uid));
    else transaction.set(sharePath(place, uid), { uid, group, shard, keys: after });
  }
  if (isChanged) transaction.set(figuresPath(place), { group: place.group, counts });
}

/** The keys of a stored share. */
export const keysOf = (share: StoredDocument | undefined): string[] =>
  (share?.fields.keys as string[] | undefined) ?? [];

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key) => other.includes(key));

function takeOne(counts: Record<string, number>, key: string): void {
  const left = (counts[key] ?? 0) - 1;
  if (left > 0) counts[key] = left;
  else delete counts[key];
}

function roomFor(key: string, counts: Record<string, number>): string {
  const { id, what } = readKey(key);
  if (what !== 'wrong' || key in counts) return key;
  const known = Object.keys(counts).filter((other) => other.startsWith(questionKeys.wrong(id, ''))).length;
  return known < MOST_ANSWERS ? key : questionKeys.wrong(id, OTHER_ANSWERS);
}
