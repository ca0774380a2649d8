import { AppError, type CourseDraft, hasRight, publishingWay } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';

/** The person who publishes, according to their current profile. */
export interface Publisher {
  uid: string;
  name: string;
  /** Whether they decide about another person's course. */
  isDecision: boolean;
}

/** The caller as the publisher of this draft. Throws `no-access` for anybody who may not publish it. */
export async function publisherOf(
  transaction: Pick<DocumentTransaction, 'get'>,
  uid: string,
  draft: Pick<CourseDraft, 'ownerUid' | 'editorUids' | 'status'>,
): Promise<Publisher> {
  const { fields = {} } = (await transaction.get(`users/${uid}`)) ?? {};
  const person = {
    id: uid,
    isAdmin: hasRight(fields, 'isAdmin'),
    verifiedCreator: hasRight(fields, 'verifiedCreator'),
    verifiedInstructor: hasRight(fields, 'verifiedInstructor'),
  };
  const way = publishingWay(person, draft);
  if (way !== 'direct' && way !== 'decision') throw new AppError('no-access');
  return { uid, name: String(fields.name || fields.email || ''), isDecision: way === 'decision' };
}
