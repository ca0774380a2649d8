import type { User } from '@cursiv/shared-domain';

/**
 * The session as every section sees it. Before the service has confirmed anything there are only hints from cookies and cache
 * (spec §4): enough for the first paint, never for showing data.
 */
export type Session =
  | { status: 'unconfirmed'; loggedIn: boolean; isAdmin: boolean; user: User | undefined }
  | {
      status: 'signedOut';
      /** The person did not ask for it: the session was ended by the service, as when the account is suspended. */
      isUnasked?: true;
    }
  | {
      status: 'signedIn';
      user: User;
      /** False until the stored profile has been read (or could not be): the user still has default non-admin values. */
      isProfileKnown: boolean;
      /** What the authentication service knows of the account. */
      account: { emailVerified: boolean; hasPassword: boolean };
      /** What the admin cookie said before the profile was known; for the first paint only. */
      isAdminHinted: boolean;
    };

/** The user to show, hinted or confirmed. */
export const sessionUser = (session: Session): User | undefined =>
  session.status === 'signedOut' ? undefined : session.user;

/** Whether the visitor is, or before confirmation seems to be, signed in. */
export const seemsSignedIn = (session: Session): boolean =>
  session.status === 'signedIn' || (session.status === 'unconfirmed' && session.loggedIn);

/** Whether the visitor is, or before confirmation seems to be, an administrator. */
export function seemsAdmin(session: Session): boolean {
  if (session.status === 'unconfirmed') return session.isAdmin;
  if (session.status === 'signedOut') return false;
  return session.isProfileKnown ? session.user.isAdmin : session.isAdminHinted;
}

/** Whether guards may decide: the service has confirmed who this is, and the profile's rights are known. */
export const isSettled = (session: Session): boolean =>
  session.status === 'signedOut' || (session.status === 'signedIn' && session.isProfileKnown);
