import {
  addedFigures,
  FIGURES_DAYS,
  figuresOf,
  type ReleaseVisit,
  releaseFiguresPath,
  releaseFiguresSchema,
} from '@cursiv/shared-domain';
import { gathered } from '../../gathered.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

const DAY_MS = 86_400_000;

interface Counted {
  visit: ReleaseVisit;
  at: Date;
}

/** Adds visits to the figures of a section's day, in one write. */
async function add(store: DocumentStore, path: string, visits: readonly Counted[]): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const { at, visit } = first;
  await store.transact(async (transaction) => {
    const builds = { ...parsed(releaseFiguresSchema, await transaction.get(path))?.builds };
    for (const { visit: one } of visits) {
      const before = builds[one.build];
      builds[one.build] = before ? addedFigures(before, figuresOf(one)) : figuresOf(one);
    }
    const expiresAt = new Date(at.getTime() + FIGURES_DAYS * DAY_MS);
    transaction.set(path, { section: visit.section, day: at.toISOString().slice(0, 10), builds, expiresAt });
  });
}

/**
 * Counts visits of releases; those of a section that come while others are written are written together. `keptBuilds` tells which releases the
 * site has: visits of others are left out.
 */
export function visitCounter(
  store: DocumentStore,
  keptBuilds: () => Promise<ReadonlySet<string>>,
): (visits: readonly ReleaseVisit[], at: Date) => Promise<void> {
  const count = gathered<Counted>((path, visits) => add(store, path, visits));
  return async (visits, at) => {
    const known = await keptBuilds();
    const counted = visits.filter(({ section, build }) => known.has(`${section} ${build}`));
    await Promise.all(counted.map((visit) => count(releaseFiguresPath(visit.section, at), { visit, at })));
  };
}
