import { AGREED_TEXTS, withTimeOut } from '@cursiv/shared-domain';
import { warn } from '../../logged/log.ts';
import { presentDay, storedLegal } from '../../read-models/legal/present-legal.ts';
import { remembered } from '../../site/remembered.ts';
import type { DocumentSource } from '../../store/document-source.ts';

/** How long the day is remembered, in milliseconds: an instance reads both texts once a minute, however many pages it answers. */
const FRESH_MS = 60_000;
/** A page waits no longer than this for a database that does not answer, in milliseconds. */
const PATIENCE_MS = 1_000;

/** The day of the newest text that people agree to; undefined as long as all are the product's, whose day the shell knows. */
export async function storedTermsDay(source: Pick<DocumentSource, 'get'>): Promise<string | undefined> {
  const texts = await Promise.all(
    AGREED_TEXTS.map(async (name) => {
      const stored = await storedLegal(source, name);
      return { isProducts: stored.kept.length === 0, day: presentDay(name, stored) };
    }),
  );
  if (texts.every(({ isProducts }) => isProducts)) return undefined;
  return texts
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
}

/** Tells the day of the newest terms. Never rejects: where it cannot be read, the last one stands. */
export function termsDayReader(read: () => Promise<string | undefined>): () => Promise<string | undefined> {
  let known: string | undefined;
  return remembered(async () => {
    try {
      known = await withTimeOut(read(), PATIENCE_MS, 'the terms were not read in time', 'timed-out');
    } catch (problem) {
      warn('The day of the terms is not known', problem);
    }
    return known;
  }, FRESH_MS);
}
