import { lifecycleOf } from '../lifecycle.ts';

export const RESOURCE_STATUSES = ['draft', 'in_review', 'published', 'archived', 'suspended'] as const;

export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];

/**
 * Who moves a resource. `creator` is an author whom the administrators trust to publish. Every move of an administrator has a
 * way back, so that it can be undone.
 */
export const resourceLifecycle = lifecycleOf(RESOURCE_STATUSES, 'draft', {
  author: {
    starts: true,
    edits: ['draft'],
    deletes: ['draft'],
    moves: { draft: ['in_review'], in_review: ['draft'], published: ['archived'], archived: ['draft'] },
  },
  creator: {
    starts: true,
    edits: ['draft', 'published'],
    deletes: ['draft'],
    moves: {
      draft: ['published', 'in_review'],
      in_review: ['draft', 'published'],
      published: ['archived'],
      archived: ['draft'],
    },
  },
  administrator: {
    moves: {
      draft: ['in_review', 'archived', 'suspended'],
      in_review: ['published', 'draft', 'suspended'],
      published: ['in_review', 'archived', 'suspended'],
      archived: ['published', 'draft', 'suspended'],
      suspended: ['published', 'draft', 'archived', 'in_review'],
    },
  },
});

/** The role of somebody in what is theirs. */
export const resourceRole = (verifiedCreator: boolean) => (verifiedCreator ? 'creator' : 'author');

/** Whether a state shows the resource to others, or to those who decide about that. */
export const isForOthers = (status: ResourceStatus): boolean => status === 'in_review' || status === 'published';

/** Whether an administrator opens and reads a resource before this move: it goes to others, or back to its author for a reason. */
export const isReadFirst = (from: ResourceStatus, to: ResourceStatus): boolean =>
  isForOthers(to) || (from === 'in_review' && to === 'draft');
