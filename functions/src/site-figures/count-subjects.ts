import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { instant, isOfPast, localeSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DocumentStore, StoredDocument } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { addToMonths, differences } from './months.ts';
import { type Facts, type Moment, type SubjectKind, subjectOf } from './subjects.ts';

/** A document that has changed, so that it may count differently. */
export interface SubjectChange {
  kind: SubjectKind;
  path: string;
  /** What it was when it was deleted, if that is the change. */
  last?: StoredDocument | undefined;
  /** When it was answered or finished, if the change tells. */
  moment?: Moment | undefined;
}

/** What a document adds to the figures: `siteShares/{hash}`, for nobody to read. Its id does not tell whose the document is. */
export const siteShareSchema = z.object({
  amounts: z.record(z.string(), z.number()),
  facts: z.optional(z.object({ at: instant, state: z.string(), amount: z.optional(z.number()) })),
  moment: z.optional(z.object({ at: instant, locale: z.optional(localeSchema) })),
  /** When it was found to be deleted. */
  goneAt: z.optional(instant),
});
type Share = z.infer<typeof siteShareSchema>;

const sharePath = (path: string) => `siteShares/${createHash('sha256').update(path).digest('hex').slice(0, 40)}`;

const NOTHING: Share = { amounts: {} };

/**
 * Counts what some documents add to the site's figures. What a document adds is made of its present state and of the earliest moment
 * that any event told of, and is compared with what it has added. Events that are repeated, late or out of order therefore end in the
 * same numbers. What is deleted stays in the figures of its day, and leaves those of the present.
 */
export const countSubjects = (store: DocumentStore, changes: readonly SubjectChange[], now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const counted = await Promise.all(
      [...Map.groupBy(changes, ({ path }) => path)].map(async ([path, own]) => {
        const [stored, kept] = await Promise.all([path, sharePath(path)].map((place) => transaction.get(place)));
        const before = parsed(siteShareSchema, kept) ?? NOTHING;
        return { path, before, after: nextShare(own, before, stored, now) };
      }),
    );
    const changed = counted.filter(({ before, after }) => !isDeepStrictEqual(before, after));
    await addToMonths(transaction, 'documents', differences(changed));
    for (const { path, after } of changed) transaction.set(sharePath(path), { ...after });
  });

function nextShare(changes: SubjectChange[], before: Share, stored: StoredDocument | undefined, now: Date): Share {
  const subject = subjectOf((changes[0] as SubjectChange).kind);
  const last = changes.find((change) => change.last)?.last;
  const facts = factsOf(stored ?? last, subject.facts) ?? (stored ? undefined : before.facts);
  const moment = earliest([before.moment, ...changes.map((change) => change.moment)]);
  const amounts = facts ? subject.amounts(facts, moment) : {};
  return {
    amounts: stored ? amounts : withoutTotals(amounts),
    ...(facts && { facts }),
    ...(moment && { moment }),
    ...(!stored && { goneAt: before.goneAt ?? now }),
  };
}

const factsOf = (document: StoredDocument | undefined, read: (document: StoredDocument) => Facts | undefined) =>
  document && read(document);

const earliest = (moments: readonly (Moment | undefined)[]): Moment | undefined =>
  moments.filter((moment) => moment !== undefined).toSorted((one, other) => +one.at - +other.at)[0];

const withoutTotals = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([key]) => isOfPast(key)));
