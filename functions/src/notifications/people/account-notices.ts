import { userProfileSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { DocumentChange, Notice } from '../notice.ts';

/** What a person is told when their account is suspended or restored. */
export function accountNotices(uid: string, { before, after }: DocumentChange): Notice[] {
  if (!before || !after) return [];
  const { status: was = 'active' } = userProfileSchema.parse(before);
  const { status: is = 'active', suspension } = userProfileSchema.parse(after);
  if (was === is) return [];
  const type = is === 'suspended' ? 'security.suspended' : 'security.restored';
  const note = suspension?.reason;
  return [
    { uid, id: `${type}__${String(after.lastAuditId)}`, type, params: note ? { note } : {}, link: paths.contact() },
  ];
}
