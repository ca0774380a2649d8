import { type Deletion, deletionPath, deletionSchema, hasRight, userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/** Whether nobody would administer the site without this person: not those who are suspended, nor those whom `isLeaving` is true of. */
export async function isLastAdministrator(
  source: Pick<DocumentTransaction, 'get' | 'find'>,
  uid: string,
  isLeaving: (deletion: Deletion) => boolean,
): Promise<boolean> {
  const profile = parsed(userProfileSchema, await source.get(`users/${uid}`));
  if (!profile || !hasRight(profile, 'isAdmin')) return false;
  const administrators = await source.find({ collection: 'users', equals: { isAdmin: true } });
  for (const { id, fields } of administrators) {
    if (id === uid || !hasRight(fields, 'isAdmin')) continue;
    const deletion = parsed(deletionSchema, await source.get(deletionPath(id)));
    if (!deletion || !isLeaving(deletion)) return false;
  }
  return true;
}
