import {
  bookingsOf,
  type DocumentsAhead,
  draftsOf,
  latestLearning,
  learnedPath,
  nextBookings,
  OVERVIEW_MOST,
  overviewBegunSince,
  overviewSince,
  queryKey,
  type StoredQuery,
  type WatchedAhead,
} from '@cursiv/shared-domain';
import type { ReadersDatabase } from './as-reader.ts';
import { ownAhead } from './own-ahead.ts';

/**
 * What the start page of a person's dashboard reads at first. What they have never begun is not asked for, as the page does not ask for it; what few people
 * have is left to the page.
 */
export async function overviewAhead(database: ReadersDatabase, uid: string, now: Date): Promise<DocumentsAhead> {
  const found: Record<string, WatchedAhead> = {};
  const keep = async (key: string, asked: Promise<WatchedAhead | undefined>) => {
    const answer = await asked;
    if (answer) found[key] = answer;
    return answer;
  };
  const find = (query: StoredQuery) => keep(queryKey(query), database.find(query));
  const since = overviewSince(now);
  const [{ profile, preferences, watched }] = await Promise.all([
    ownAhead(database, uid),
    find(latestLearning(uid, OVERVIEW_MOST.courses)),
    find(nextBookings(uid, since, OVERVIEW_MOST.bookings)),
  ]);
  const { hasDrafts, hasRequests } = profile;
  await Promise.all([
    hasDrafts !== false && find(draftsOf(uid, OVERVIEW_MOST.drafts)),
    hasRequests !== false && find(bookingsOf('expert', uid, overviewBegunSince(since))),
    preferences.weeklyGoal && keep(learnedPath(uid), database.watch(learnedPath(uid))),
  ]);
  return { documents: {}, folders: {}, watched: { ...watched, ...found } };
}
