import type { ResourceStatus } from '@cursiv/shared-domain';

/** Where an administrator may move a resource from each state; what was published is archived, never a draft again. */
const MOVES: Record<ResourceStatus, readonly ResourceStatus[]> = {
  draft: ['published', 'archived', 'suspended'],
  in_review: ['published', 'draft', 'suspended'],
  published: ['archived', 'suspended'],
  archived: ['published', 'draft', 'suspended'],
  suspended: ['published', 'draft', 'archived'],
};

/** The states that an administrator may move a resource to, the likeliest first. */
export const movesFrom = (status: ResourceStatus): readonly ResourceStatus[] => MOVES[status];
