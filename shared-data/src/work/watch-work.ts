import { type L10nText, leadState, type WorkKind } from '@cursiv/shared-domain';
import { watchAllResources } from '../admin/watch-all-resources.ts';
import { watchExperts } from '../admin/watch-experts.ts';
import { watchReportedReviews } from '../admin/watch-reported-reviews.ts';
import { watchVerifications } from '../admin/watch-verifications.ts';
import { watchReportedContributions } from '../discussions/moderate.ts';
import { watchDraftsInReview } from '../drafts/watch-drafts-in-review.ts';
import { watchLeads } from '../leads/watch-leads.ts';
import { watchDeadMails } from '../mail/dead-mails.ts';
import { watchTogether } from '../reading/watch-together.ts';
import type { Watch } from '../watch.ts';
import type { WorkItem } from './work-item.ts';

/** Read of each kind. What is beyond shows as soon as the list gets shorter. */
const MOST = 100;

type Found = Omit<WorkItem, 'kind'>;

const named = (name: string): L10nText | undefined => (name ? { ro: name, en: name } : undefined);

const mapped =
  <T>(watch: Watch<T>, found: (value: T) => Found[]): Watch<Found[]> =>
  ({ next, fail }) =>
    watch({ next: (value) => next(found(value)), fail });

const SOURCES: Record<WorkKind, Watch<Found[]>> = {
  course: mapped(watchDraftsInReview(), (drafts) =>
    drafts.map(({ id, title, handedIn, updatedAt }) => ({ id, name: title, since: handedIn?.at ?? updatedAt })),
  ),
  resource: mapped(watchAllResources('in_review', MOST), (resources) =>
    resources.map(({ id, title, updatedAt }) => ({ id, name: title, since: updatedAt })),
  ),
  expert: mapped(watchExperts('in_review', MOST), (experts) =>
    experts.map(({ id, displayName, updatedAt }) => ({
      id,
      name: named(displayName),
      since: updatedAt ?? new Date(0),
    })),
  ),
  right: mapped(watchVerifications('submitted', MOST), (requests) =>
    requests.map(({ id, name, updatedAt }) => ({ id, name: named(name), since: updatedAt })),
  ),
  review: mapped(watchReportedReviews('open', MOST), ({ reviews }) =>
    reviews.map(({ reviewId, review, reports }) => ({
      id: reviewId,
      name: named(review?.authorName ?? ''),
      since: new Date(Math.min(...reports.map(({ createdAt }) => createdAt.getTime()))),
    })),
  ),
  question: mapped(watchReportedContributions('open', MOST), (reported) =>
    reported.map(({ id, authorName, reportedAt }) => ({ id, name: named(authorName), since: reportedAt })),
  ),
  message: mapped(watchLeads(MOST), (leads) =>
    leads
      .filter((lead) => ['new', 'working'].includes(leadState(lead)))
      .map(({ id, name, createdAt }) => ({ id, name: named(name), since: createdAt })),
  ),
  mail: mapped(watchDeadMails(MOST), (mails) =>
    mails.map(({ id, createdAt }) => ({ id, name: undefined, since: createdAt })),
  ),
};

/** Watches everything of the given kinds that waits for an administrator or their staff, the longest waiting first. */
export const watchWork =
  (kinds: readonly WorkKind[]): Watch<WorkItem[]> =>
  ({ next, fail }) =>
    watchTogether(new Map(kinds.map((kind) => [kind, SOURCES[kind]])))({
      next: (found) =>
        next(
          [...found]
            .flatMap(([kind, items]) => items.map((item) => ({ kind, ...item })))
            .sort((one, other) => one.since.getTime() - other.since.getTime()),
        ),
      fail,
    });
