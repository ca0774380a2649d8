import { isDeepStrictEqual } from 'node:util';
import { siteFiguresPath, siteFiguresSchema } from '@cursiv/shared-domain';
import type { DocumentQuery, DocumentStore, StoredDocument } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';
import { countSubjects, type SubjectChange, siteShareSchema } from './count-subjects.ts';
import { addedAmounts, byMonth } from './months.ts';
import { answerOf } from './question-answers.ts';
import { SUBJECTS, type SubjectKind, subjectOf } from './subjects.ts';

/** Documents that are read, or counted in one transaction, at once. */
const TOGETHER = 50;
/** How often the sums are tried when something is counted while they are made. */
const TRIES = 5;

/**
 * Counts anew what the site's figures know from documents: the share of each document first, then each month from the shares and from
 * what is settled. What visitors did is in no document and stays as it is. Rejects when the site is too busy for the sums.
 */
export async function recountSite(store: DocumentStore, now: Date): Promise<void> {
  for (const kind of Object.keys(SUBJECTS) as SubjectKind[]) {
    if (kind === 'questions')
      await countAll(store, await store.find({ collection: kind, everywhere: true }), kind, now);
    else for await (const documents of pages(store, { collection: kind })) await countAll(store, documents, kind, now);
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) if (await hasAddedUp(store)) return;
  throw new Error('The site’s figures change too often to be added up: try again later');
}

async function countAll(store: DocumentStore, documents: StoredDocument[], kind: SubjectKind, now: Date) {
  for (let start = 0; start < documents.length; start += TOGETHER) {
    const changes = documents.slice(start, start + TOGETHER).map(async (document): Promise<SubjectChange> => {
      const moment = kind === 'questions' ? await answerOf(store, document) : subjectOf(kind).moment?.(document);
      return { kind, path: document.path, moment };
    });
    await countSubjects(store, await Promise.all(changes), now);
  }
}

async function* pages(store: DocumentStore, query: DocumentQuery): AsyncGenerator<StoredDocument[]> {
  let page: StoredDocument[] = [];
  do {
    page = await store.find({ ...query, afterId: page.at(-1)?.id ?? '', limit: TOGETHER });
    if (page.length > 0) yield page;
  } while (page.length === TOGETHER);
}

/** Writes the sums of the shares, unless something was counted meanwhile. */
async function hasAddedUp(store: DocumentStore): Promise<boolean> {
  const present = await countedMonths(store);
  const sum: Record<string, number> = {};
  for await (const shares of pages(store, { collection: 'siteShares' })) {
    const amounts = allParsed(siteShareSchema, shares).flatMap((share) => Object.entries(share.amounts));
    for (const [key, amount] of amounts) sum[key] = (sum[key] ?? 0) + amount;
  }
  const settled = addedAmounts([...present.values()].map((figures) => figures.settled ?? {}));
  const wanted = byMonth(addedAmounts([sum, settled]));
  return store.transact(async (transaction) => {
    const months = [...new Set([...wanted.keys(), ...present.keys()])];
    const paths = months.map((month) => siteFiguresPath(month, 'documents'));
    const stored = await Promise.all(paths.map(async (path) => parsed(siteFiguresSchema, await transaction.get(path))));
    if (!months.every((month, index) => isDeepStrictEqual(stored[index], present.get(month)))) return false;
    for (const [index, month] of months.entries()) {
      const kept = present.get(month)?.settled;
      const counts = Object.fromEntries(wanted.get(month) ?? []);
      transaction.set(paths[index] as string, { month, counts, ...(kept && { settled: kept }) });
    }
    return true;
  });
}

async function countedMonths(store: DocumentStore) {
  const documents = await store.find({ collection: 'siteFigures' });
  const counted = documents.filter(({ path, fields }) => path === siteFiguresPath(String(fields.month), 'documents'));
  return new Map(allParsed(siteFiguresSchema, counted).map((figures) => [figures.month, figures]));
}
