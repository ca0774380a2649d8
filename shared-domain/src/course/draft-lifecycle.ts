import { lifecycleOf } from '../lifecycle.ts';

export const DRAFT_STATUSES = ['draft', 'in_review', 'changes_requested', 'published'] as const;

export type DraftStatus = (typeof DRAFT_STATUSES)[number];

/**
 * An author's working copy and its way to readers. Edits stay in it whatever becomes of the course; what readers once had is not
 * deleted. Taken back from review, it is again what it was: a draft, or the working copy of a published course.
 */
export const draftLifecycle = lifecycleOf(DRAFT_STATUSES, 'draft', {
  author: {
    starts: true,
    edits: DRAFT_STATUSES,
    deletes: ['draft'],
    moves: {
      draft: ['in_review'],
      changes_requested: ['in_review'],
      published: ['in_review'],
      in_review: ['draft', 'published'],
    },
  },
  /** Writes with them and asks for a review; what readers get and who writes is the author's to decide. */
  coAuthor: {
    edits: DRAFT_STATUSES,
    moves: { draft: ['in_review'], changes_requested: ['in_review'], published: ['in_review'] },
  },
  administrator: { moves: { in_review: ['changes_requested'] } },
  server: { moves: { draft: ['published'], in_review: ['published'], changes_requested: ['published'] } },
});
