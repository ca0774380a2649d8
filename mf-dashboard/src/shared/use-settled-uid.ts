import { isSettled, useSession } from '@cursiv/shared-auth';

/**
 * The reader: unknown until the service has confirmed the session, then a user's id or nobody. What the profile says of their rights is
 * not waited for: the data rules know it.
 */
export function useSettledUid(): { isKnown: boolean; uid: string | undefined } {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.id : undefined;
  return { isKnown: uid !== undefined || isSettled(session), uid };
}
