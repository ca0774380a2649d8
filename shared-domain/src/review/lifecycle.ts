import { lifecycleOf } from '../lifecycle.ts';

export const REVIEW_STATUSES = ['published', 'flagged', 'hidden', 'removed'] as const;

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Who moves a review: it is in sight at once, and administrators hide it. What is hidden cannot be deleted and written again. */
export const reviewLifecycle = lifecycleOf(REVIEW_STATUSES, 'published', {
  author: { starts: true, edits: ['published'], deletes: ['published'] },
  administrator: { moves: { published: ['hidden'], hidden: ['published'] } },
});
