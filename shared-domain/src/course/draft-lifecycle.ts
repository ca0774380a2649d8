import { lifecycleOf } from '../lifecycle.ts';

export const DRAFT_STATUSES = [
  'draft',
  'in_review',
  'changes_requested',
  'published',
  'archived',
  'suspended',
] as const;

export type DraftStatus = (typeof DRAFT_STATUSES)[number];

/** An author's working copy: edits stay in it whatever has become of the course, and what was handed in is not deleted. */
export const draftLifecycle = lifecycleOf(DRAFT_STATUSES, 'draft', {
  author: { starts: true, edits: DRAFT_STATUSES, deletes: ['draft'] },
});
