import { lifecycleOf } from '../lifecycle.ts';

export const CERTIFICATE_STATUSES = ['valid', 'revoked', 'superseded'] as const;

export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

/** A certificate: functions issue it, replace it with one in a corrected name, or revoke it for an administrator. */
export const certificateLifecycle = lifecycleOf(CERTIFICATE_STATUSES, 'valid', {
  server: { starts: true, moves: { valid: ['superseded', 'revoked'] } },
});
