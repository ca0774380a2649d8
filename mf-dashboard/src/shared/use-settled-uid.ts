import { isSettled, useSession } from '@cursiv/shared-auth';

/** Who reads the page: unknown until the service has confirmed it, and then a user's id or nobody. */
export function useSettledUid(): { isKnown: boolean; uid: string | undefined } {
  const session = useSession();
  return { isKnown: isSettled(session), uid: session.status === 'signedIn' ? session.user.id : undefined };
}
