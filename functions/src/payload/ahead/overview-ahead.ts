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
  plainFields,
  preferencesPath,
  preferencesSchema,
  queryKey,
  type StoredQuery,
  unreadPath,
  userProfileSchema,
  type WatchedAhead,
} from '@cursiv/shared-domain';
import type { ReadersDatabase } from './as-reader.ts';

const fieldsIn = (watched: WatchedAhead | undefined) => plainFields(watched?.documents[0]?.fields);

/**
 * What the start page of a person's dashboard reads at first. What they have never begun is not asked for, as the page does not ask for it; what few people
 * have is left to the page.
 */
export async function overviewAhead(database: ReadersDatabase, uid: string, now: Date): Promise<DocumentsAhead> {
  const watched: Record<string, WatchedAhead> = {};
  const keep = async (key: string, asked: Promise<WatchedAhead | undefined>) => {
    const answer = await asked;
    if (answer) watched[key] = answer;
    return answer;
  };
  const watch = (path: string) => keep(path, database.watch(path));
  const find = (query: StoredQuery) => keep(queryKey(query), database.find(query));
  const since = overviewSince(now);
  const [profile, preferences] = await Promise.all([
    watch(`users/${uid}`),
    watch(preferencesPath(uid)),
    watch(unreadPath(uid)),
    find(latestLearning(uid, OVERVIEW_MOST.courses)),
    find(nextBookings(uid, since, OVERVIEW_MOST.bookings)),
  ]);
  const { hasDrafts, hasRequests } = userProfileSchema.parse(fieldsIn(profile));
  const { weeklyGoal } = preferencesSchema.parse(fieldsIn(preferences));
  await Promise.all([
    hasDrafts !== false && find(draftsOf(uid, OVERVIEW_MOST.drafts)),
    hasRequests !== false && find(bookingsOf('expert', uid, overviewBegunSince(since))),
    weeklyGoal && watch(learnedPath(uid)),
  ]);
  return { documents: {}, folders: {}, watched };
}
