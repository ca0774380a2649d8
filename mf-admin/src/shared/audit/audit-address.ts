import type { AuditEvent } from '@cursiv/shared-domain';

/** The audit log with all that one administrator changed, or all that changed in one document; the whole of it without either. */
export const auditAddress = (of: Partial<Pick<AuditEvent, 'actorUid' | 'subject'>> = {}): string => {
  const query = new URLSearchParams({
    ...(of.actorUid === undefined ? {} : { actor: of.actorUid }),
    ...(of.subject === undefined ? {} : { subject: of.subject }),
  });
  return query.size === 0 ? '/admin/audit' : `/admin/audit?${query}`;
};
