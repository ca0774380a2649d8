import {
  expertSchema,
  type L10nText,
  mailJobSchema,
  pushJobSchema,
  reportedContributionSchema,
  resourceSchema,
  storedLeadSchema,
  type WorkKind,
} from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, type Query, query, where } from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { allVerifications } from '../admin/all-verifications.ts';
import { watchDraftsInReview } from '../drafts/watch-drafts-in-review.ts';
import { watchTogether } from '../reading/watched/watch-together.ts';
import { watchWaitingReviews } from '../reviews/reported-reviews.ts';
import { watchHealth } from '../site/watch-health.ts';
import { type Watch, watchQuery } from '../watch.ts';
import type { WorkItem } from './work-item.ts';

/** Things of one kind that wait, and whether there may be more. */
interface Waiting {
  items: Omit<WorkItem, 'kind'>[];
  hasMore: boolean;
}

const named = (name: string): L10nText | undefined => (name ? { ro: name, en: name } : undefined);

const mapped =
  <From, To>(watch: Watch<From>, map: (value: From) => To): Watch<To> =>
  ({ next, fail }) =>
    watch({ next: (value) => next(map(value)), fail });

/** At most `most` documents, as things that wait. */
const listed =
  <T>(watch: (most: number) => Watch<T[]>, itemOf: (found: T) => Waiting['items'][number]) =>
  (most: number): Watch<Waiting> =>
    mapped(watch(most), (found) => ({ items: found.map(itemOf), hasMore: found.length >= most }));

const first =
  <T extends z.ZodMiniType>(schema: T, asked: () => Query) =>
  (most: number): Watch<z.output<T>[]> =>
    watchQuery(schema, () => query(asked(), limit(most)));

const folder = (name: string) => collection(database(), name);

const SOURCES: Record<WorkKind, (most: number) => Watch<Waiting>> = {
  course: listed(watchDraftsInReview, ({ id, title, handedIn, updatedAt }) => ({
    id,
    name: title,
    since: handedIn?.at ?? updatedAt,
  })),
  resource: listed(
    first(resourceSchema, () => query(folder('resources'), where('status', '==', 'in_review'), orderBy('updatedAt'))),
    ({ id, title, updatedAt }) => ({ id, name: title, since: updatedAt }),
  ),
  // In no order: old pages do not say when they changed.
  expert: listed(
    first(expertSchema, () => query(folder('experts'), where('status', '==', 'in_review'))),
    ({ id, displayName, updatedAt }) => ({ id, name: named(displayName), since: updatedAt ?? new Date(0) }),
  ),
  right: listed(allVerifications('submitted').watch, ({ id, name, updatedAt }) => ({
    id,
    name: named(name),
    since: updatedAt,
  })),
  review: (most) =>
    mapped(watchWaitingReviews(most), ({ found, hasMore }) => ({
      items: found.map(({ reviewId, review, reports }) => ({
        id: reviewId,
        name: named(review?.authorName ?? ''),
        since: new Date(Math.min(...reports.map(({ createdAt }) => createdAt.getTime()))),
      })),
      hasMore,
    })),
  question: listed(
    first(reportedContributionSchema, () =>
      query(folder('reportedContributions'), where('reports', '==', 'open'), orderBy('reportedAt')),
    ),
    ({ id, authorName, reportedAt }) => ({ id, name: named(authorName), since: reportedAt }),
  ),
  message: listed(
    first(storedLeadSchema, () =>
      query(folder('leads'), where('state', 'in', ['new', 'working']), orderBy('createdAt')),
    ),
    ({ id, name, createdAt }) => ({ id, name: named(name), since: createdAt }),
  ),
  mail: listed(
    first(mailJobSchema, () => query(folder('mails'), where('status', '==', 'dead'), orderBy('createdAt'))),
    ({ id, createdAt }) => ({ id, name: undefined, since: createdAt }),
  ),
  push: listed(
    first(pushJobSchema, () => query(folder('pushes'), where('status', '==', 'dead'), orderBy('createdAt'))),
    ({ id, createdAt }) => ({ id, name: undefined, since: createdAt }),
  ),
  job: () =>
    mapped(watchHealth, (health) => ({
      items: (health?.schedules.runs ?? [])
        .filter(({ isLate }) => isLate)
        .map(({ name, doneAt }) => ({
          id: name,
          name: named(name),
          since: new Date(doneAt ?? health?.checkedAt ?? 0),
        })),
      hasMore: false,
    })),
  request: () =>
    mapped(watchHealth, (health) => {
      const dueSince = health?.dataRequests.dueSince;
      return { items: dueSince ? [{ id: 'late', name: undefined, since: new Date(dueSince) }] : [], hasMore: false };
    }),
};

/** What waits, and whether a larger `most` may find more. */
export interface WorkFound {
  items: WorkItem[];
  hasMore: boolean;
}

/** Watches what waits for an administrator or their staff, the longest waiting first: at most `most` things of each of the kinds. */
export const watchWork = (kinds: readonly WorkKind[], most: number): Watch<WorkFound> =>
  mapped(watchTogether(new Map(kinds.map((kind) => [kind, SOURCES[kind](most)]))), (found) => ({
    items: [...found]
      .flatMap(([kind, { items }]) => items.map((item) => ({ kind, ...item })))
      .sort((one, other) => one.since.getTime() - other.since.getTime()),
    hasMore: [...found.values()].some(({ hasMore }) => hasMore),
  }));
