import { CONTENT_ADDRESS, ROLE_RIGHTS, staffRole } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { DocumentChange, Notice } from '../notice.ts';

/** What a person is told of the role in the staff that an administrator gives them or takes back. */
export function roleNotices(uid: string, { before, after }: DocumentChange): Notice[] {
  if (!before || !after) return [];
  const role = staffRole(after.role);
  if (role === staffRole(before.role)) return [];
  const type = `right.${role ?? 'noRole'}` as const;
  const opens = role && ROLE_RIGHTS[role].includes('overview') ? paths.admin() : CONTENT_ADDRESS;
  const link = role ? opens : paths.account();
  return [{ uid, id: `${type}__${String(after.lastAuditId)}`, type, params: {}, link }];
}
