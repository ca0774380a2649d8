import type { ResourceStatus } from '@cursiv/shared-domain';

/**
 * Where an administrator may move a resource from the list. What goes to others, or back to its author for a reason, is opened
 * and read first.
 */
const MOVES: Record<ResourceStatus, readonly ResourceStatus[]> = {
  draft: ['archived', 'suspended'],
  in_review: ['suspended'],
  published: ['archived', 'suspended'],
  archived: ['draft', 'suspended'],
  suspended: ['draft', 'archived'],
};

/** The states that an administrator may move a resource to, the likeliest first. */
export const movesFrom = (status: ResourceStatus): readonly ResourceStatus[] => MOVES[status];
