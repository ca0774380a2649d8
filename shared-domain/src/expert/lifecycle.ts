import { lifecycleOf } from '../lifecycle.ts';

export const EXPERT_STATUSES = ['draft', 'in_review', 'listed', 'paused', 'suspended', 'retired'] as const;

export type ExpertStatus = (typeof EXPERT_STATUSES)[number];

/**
 * Who moves an expert's page. `applicant` is its person before the administrators trust them, `expert` the same person with
 * the right of a verified expert: only they change what visitors see. Who has retired comes back by way of a draft.
 */
export const expertLifecycle = lifecycleOf(EXPERT_STATUSES, 'draft', {
  applicant: {
    starts: true,
    edits: ['draft'],
    moves: {
      draft: ['in_review'],
      in_review: ['draft'],
      listed: ['paused', 'retired'],
      paused: ['retired'],
      retired: ['draft'],
    },
  },
  expert: {
    starts: true,
    edits: ['draft', 'listed', 'paused'],
    moves: {
      draft: ['in_review'],
      in_review: ['draft'],
      listed: ['paused', 'retired'],
      paused: ['listed', 'retired'],
      retired: ['draft'],
    },
  },
  administrator: {
    moves: {
      draft: ['suspended'],
      in_review: ['listed', 'draft', 'suspended'],
      listed: ['suspended'],
      paused: ['suspended'],
      suspended: ['listed', 'draft'],
    },
  },
});

/** The role of a person towards their own page. */
export const expertRole = (verifiedExpert: boolean) => (verifiedExpert ? 'expert' : 'applicant');

/** Whether an administrator's move goes with a reason, which the person reads. */
export const isRuledWithReason = (to: ExpertStatus): to is 'draft' | 'suspended' =>
  to === 'draft' || to === 'suspended';

/** Whether visitors see the page of somebody in this state: of who pauses too, so that it says so. */
export const isShownExpert = (status: ExpertStatus): boolean => status === 'listed' || status === 'paused';

/** Whether somebody in this state sets hours: everybody but those who offer none any more. */
export const keepsHours = (status: ExpertStatus): boolean => status !== 'suspended' && status !== 'retired';
