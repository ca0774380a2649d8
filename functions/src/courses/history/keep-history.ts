import { HISTORY_LIMITS, type HistoryEntry, historyEntrySchema, type Locale } from '@cursiv/shared-domain';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/** What a part of a draft says, and who has said it; `by` is unknown for what no person has saved. */
export interface Said {
  ownerUid: string;
  by?: string | undefined;
  text: string;
  restoredFrom?: string | undefined;
}

/** The text of a draft whose history it is. */
export interface HistoryPlace {
  courseId: string;
  textId: string;
  locale?: Locale;
}

/** A text before and after a save. */
export interface Saved {
  before: Said | undefined;
  after: Said | undefined;
  at: Date;
}

const collectionOf = ({ courseId }: HistoryPlace) => `courseDrafts/${courseId}/history`;
const entryPath = (place: HistoryPlace, at: Date | 0) =>
  `${collectionOf(place)}/${place.textId.replace(' ', '-')}__${Number(at)}`;

/**
 * Writes down what a text says after a save; the same save changes nothing when it is reported again. Edits of one person within some
 * minutes are one entry, unless they take most of the text away or bring an earlier one back.
 */
export async function keepHistory(store: DocumentStore, place: HistoryPlace, saved: Saved): Promise<void> {
  const { before, after, at } = saved;
  if (!after?.by || before?.text === after.text) return;
  const by = after.by;
  const names = await namesOf(store, [by, before?.by]);
  const isNew = await store.transact(async (transaction) => {
    const last = await lastEntry(transaction, place, after.ownerUid);
    if (last?.at.getTime() === at.getTime()) return false;
    if (!last && before) {
      const first = { ...entry(place, before, at), byName: names.get(before.by) ?? '' };
      transaction.set(entryPath(place, 0), { ...first, at: new Date(at.getTime() - 1) });
    }
    if (last && isTogether(last, after, at)) {
      transaction.update(`${collectionOf(place)}/${last.id}`, { text: after.text, at });
      return false;
    }
    transaction.set(entryPath(place, at), { ...entry(place, after, at), byName: names.get(by) ?? '' });
    return true;
  });
  if (isNew) await forgetOldest(store, place, after.ownerUid);
}

/** Whether a save goes on with the last entry. One that is reported late has an entry of its own. */
const isTogether = (last: HistoryEntry, after: Said, at: Date): boolean =>
  last.by === after.by &&
  !last.restoredFrom &&
  !after.restoredFrom &&
  at > last.at &&
  at.getTime() - last.startedAt.getTime() < HISTORY_LIMITS.togetherMs &&
  after.text.length * 2 >= last.text.length;

function entry({ textId, locale }: HistoryPlace, { ownerUid, by, text, restoredFrom }: Said, at: Date) {
  return {
    ...{ ownerUid, textId, text, startedAt: at, at },
    ...(locale && { locale }),
    ...(by && { by }),
    ...(restoredFrom && { restoredFrom }),
  };
}

async function lastEntry(
  transaction: DocumentTransaction,
  place: HistoryPlace,
  ownerUid: string,
): Promise<HistoryEntry | undefined> {
  const [last] = await transaction.find({ ...latest(place, ownerUid), limit: 1 });
  return parsed(historyEntrySchema, last);
}

const latest = (place: HistoryPlace, ownerUid: string) => ({
  collection: collectionOf(place),
  equals: { ownerUid, textId: place.textId },
  orderBy: { field: 'at', direction: 'desc' } as const,
});

async function namesOf(store: DocumentStore, uids: readonly (string | undefined)[]) {
  const known = [...new Set(uids)].filter((uid) => uid !== undefined);
  const people = await Promise.all(known.map((uid) => store.get(`users/${uid}`)));
  return new Map(
    known.map((uid, index): [string | undefined, string] => [uid, String(people[index]?.fields.name ?? '')]),
  );
}

/** How many entries there may be too many before they go: each time the last ones are read whole. */
const SPARE = 20;
const AT_ONCE = 100;

async function forgetOldest(store: DocumentStore, place: HistoryPlace, ownerUid: string): Promise<void> {
  const { collection, equals } = latest(place, ownerUid);
  if ((await store.count({ collection, equals })) <= HISTORY_LIMITS.entries + SPARE) return;
  const found = await store.find({ ...latest(place, ownerUid), limit: HISTORY_LIMITS.entries + AT_ONCE });
  await store.transact(async (transaction) => {
    for (const { path } of found.slice(HISTORY_LIMITS.entries)) transaction.delete(path);
  });
}
