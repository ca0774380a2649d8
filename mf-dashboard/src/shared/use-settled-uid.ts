import { isSettled, useSession } from '@cursiv/shared-auth';

/** The reader: unknown until the service has confirmed the session, then a user's id or nobody. */
export function useSettledUid(): { isKnown: boolean; uid: string | undefined } {
  const session = useSession();
  return { isKnown: isSettled(session), uid: session.status === 'signedIn' ? session.user.id : undefined };
}
