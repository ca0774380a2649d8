import { AppError, isOfStaff, may, type OnBehalfRefusal, userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

type UserProfile = ReturnType<typeof userProfileSchema.parse>;

/**
 * The calling administrator, and the person for whom they act. Throws `no-access`, `not-found`, or `conflict` for one of the staff, who act
 * for themselves.
 */
export async function requirePerson(
  source: Pick<DocumentSource, 'get'>,
  uid: string,
  callerUid: string,
): Promise<{ actor: UserProfile; person: UserProfile }> {
  const actor = parsed(userProfileSchema, await source.get(`users/${callerUid}`));
  if (!actor || !may(actor, 'accounts')) throw new AppError('no-access');
  const person = parsed(userProfileSchema, await source.get(`users/${uid}`));
  if (!person) throw new AppError('not-found');
  const reason: OnBehalfRefusal = 'staff';
  if (isOfStaff(person)) throw new AppError('conflict', reason, { reason });
  return { actor, person };
}
