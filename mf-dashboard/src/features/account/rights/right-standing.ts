import type { VerificationRequest } from '@cursiv/shared-domain';

/** How somebody stands with a right; an approved request without the right means that it was taken back. */
export type RightStanding = 'has' | 'submitted' | 'rejected' | 'revoked' | 'withdrawn' | 'none';

export const RIGHT_TONES = {
  has: 'success',
  submitted: 'progress',
  rejected: 'danger',
  revoked: 'warning',
  withdrawn: 'neutral',
} as const;

/** The right itself counts first: an administrator may give it unasked. */
export function rightStanding(hasIt: boolean, request: Pick<VerificationRequest, 'status'> | undefined): RightStanding {
  if (hasIt) return 'has';
  if (!request) return 'none';
  return request.status === 'approved' ? 'revoked' : request.status;
}
