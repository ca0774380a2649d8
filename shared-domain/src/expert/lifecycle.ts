import { lifecycleOf } from '../lifecycle.ts';

export const EXPERT_STATUSES = ['draft', 'in_review', 'listed', 'paused', 'suspended', 'retired'] as const;

export type ExpertStatus = (typeof EXPERT_STATUSES)[number];

/** Who moves an expert's page: administrators. Who has retired comes back by way of a draft. */
export const expertLifecycle = lifecycleOf(EXPERT_STATUSES, 'draft', {
  administrator: {
    starts: true,
    edits: EXPERT_STATUSES,
    moves: {
      draft: ['in_review', 'listed', 'suspended', 'retired'],
      in_review: ['listed', 'draft', 'suspended', 'retired'],
      listed: ['paused', 'suspended', 'retired'],
      paused: ['listed', 'suspended', 'retired'],
      suspended: ['listed', 'paused', 'in_review', 'draft', 'retired'],
      retired: ['draft'],
    },
  },
});
