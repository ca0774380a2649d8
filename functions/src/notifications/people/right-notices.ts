import type { NotificationType } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { DocumentChange, Notice } from '../notice.ts';

const RIGHTS: Record<string, [type: NotificationType, link: string]> = {
  verifiedCreator: ['right.creator', paths.myResources()],
  verifiedExpert: ['right.expert', paths.expertPage()],
  verifiedInstructor: ['right.instructor', paths.myCourses()],
  isAdmin: ['right.administrator', paths.admin()],
};

/** What a person is told of the rights that an administrator gives them. */
export function rightNotices(uid: string, { before, after }: DocumentChange): Notice[] {
  if (!before || !after) return [];
  return Object.entries(RIGHTS).flatMap(([flag, [type, link]]) =>
    before[flag] !== true && after[flag] === true
      ? [{ uid, id: `${type}__${String(after.lastAuditId)}`, type, params: {}, link }]
      : [],
  );
}
