import type { ResourceStatus } from '@cursiv/shared-domain';

/** The moves that an administrator may make from the list. A resource that is approved or returned is opened and read first. */
const MOVES: Record<ResourceStatus, readonly ResourceStatus[]> = {
  draft: ['archived', 'suspended'],
  in_review: ['suspended'],
  published: ['archived', 'suspended'],
  archived: ['draft', 'suspended'],
  suspended: ['draft', 'archived'],
};

/** The states that an administrator may move a resource to, most likely first. */
export const movesFrom = (status: ResourceStatus): readonly ResourceStatus[] => MOVES[status];
