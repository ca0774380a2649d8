import { lifecycleOf } from '../lifecycle.ts';

export const VERIFICATION_STATUSES = ['submitted', 'approved', 'rejected', 'withdrawn', 'revoked'] as const;

export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/**
 * A person's request for a right. There is one for each right, so at most one is open; whoever was refused asks again
 * with the same one. An approved request is made again when the right was taken back by other means.
 */
export const verificationLifecycle = lifecycleOf(VERIFICATION_STATUSES, 'submitted', {
  person: {
    starts: true,
    moves: {
      submitted: ['withdrawn'],
      withdrawn: ['submitted'],
      rejected: ['submitted'],
      revoked: ['submitted'],
      approved: ['submitted'],
    },
  },
  administrator: { moves: { submitted: ['approved', 'rejected'], approved: ['revoked'] } },
});

/** Whether an administrator's move goes with a reason, which the person reads. */
export const isVerifiedWithReason = (to: VerificationStatus): to is 'rejected' | 'revoked' =>
  to === 'rejected' || to === 'revoked';
