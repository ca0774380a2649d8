import { collection, database, getCountFromServer, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

const QUERIES = {
  users: () => collection(database(), 'users'),
  publishedCourses: () => query(collection(database(), 'courses'), where('status', '==', 'published')),
  coursesInReview: () => query(collection(database(), 'courseDrafts'), where('status', '==', 'in_review')),
  resourcesInReview: () => query(collection(database(), 'resources'), where('status', '==', 'in_review')),
  expertsInReview: () => query(collection(database(), 'experts'), where('status', '==', 'in_review')),
  verificationsInReview: () =>
    query(collection(database(), 'verificationRequests'), where('status', '==', 'submitted')),
  openReports: () => query(collection(database(), 'reports'), where('status', '==', 'open')),
  leads: () => collection(database(), 'leads'),
};

export type OverviewCount = keyof typeof QUERIES;
/** The totals of the overview, in display order. */
export const OVERVIEW_COUNTS = Object.keys(QUERIES) as OverviewCount[];

/** Nothing is counted further: so many entries of an index cost one read, however many there are (Firestore's price list). */
export const MOST_COUNTED = 1000;

/**
 * The named totals, up to MOST_COUNTED, counted by the server; for administrators, and for staff who may read what is counted. Throws
 * AppError.
 */
export const getOverviewCounts = (names: readonly OverviewCount[]): Promise<Partial<Record<OverviewCount, number>>> =>
  guarded(async () => {
    const counts = await Promise.all(
      names.map(async (name) => {
        const counted = await getCountFromServer(query(QUERIES[name](), limit(MOST_COUNTED)));
        return [name, counted.data().count] as const;
      }),
    );
    return Object.fromEntries(counts);
  });
