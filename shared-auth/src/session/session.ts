import type { User } from '@cursiv/shared-domain';

/**
 * The session as every section sees it. Until the service has confirmed anything, it holds only hints from cookies and
 * cache (spec §4): enough for the first paint, never for showing data.
 */
export type Session =
  | { status: 'unconfirmed'; loggedIn: boolean; isAdmin: boolean; user: User | undefined }
  | {
      status: 'signedOut';
      /** The service ended the session without the person's request, for example because the account was suspended. */
      isUnasked?: true;
    }
  | {
      status: 'signedIn';
      user: User;
      /**
       * False until the stored profile has been read (or could not be); until then the user has default values without
       * rights.
       */
      isProfileKnown: boolean;
      /**
       * The user has the name and rights, but those of administrators, by which this browser knew them within the last hour, until the profile
       * is known.
       */
      isRemembered?: true;
      /**
       * The service has said so to the document alone: enough to show what the document has asked for. Its code, which judges the session, is still
       * to come.
       */
      isAhead?: true;
      /** The authentication service's data about the account. */
      account: { emailVerified: boolean; hasPassword: boolean };
      /** The admin cookie's value before the profile is known; for the first paint only. */
      isAdminHinted: boolean;
    };

/** The user to show, hinted or confirmed. */
export const sessionUser = (session: Session): User | undefined =>
  session.status === 'signedOut' ? undefined : session.user;

/** Whether the visitor is signed in, or seems to be before confirmation. */
export const seemsSignedIn = (session: Session): boolean =>
  session.status === 'signedIn' || (session.status === 'unconfirmed' && session.loggedIn);

/** Whether the visitor is an administrator, or seems to be before confirmation. */
export function seemsAdmin(session: Session): boolean {
  if (session.status === 'unconfirmed') return session.isAdmin;
  if (session.status === 'signedOut') return false;
  return session.isProfileKnown ? session.user.isAdmin : session.isAdminHinted;
}

/** Whether the visitor is an administrator or has one of the roles, or seems to before confirmation. */
export const seemsStaff = (session: Session, roles: readonly string[] = []): boolean =>
  seemsAdmin(session) || roles.includes(sessionUser(session)?.role ?? '');

/** Whether guards may decide: the service has confirmed the identity, and the profile's rights are known. */
export const isSettled = (session: Session): boolean =>
  session.status === 'signedOut' || (session.status === 'signedIn' && session.isProfileKnown);

/** Whether the pages that are everybody's own may show: whoever is signed in is confirmed, and what they are called and may do is known or remembered. */
export const isRecognized = (session: Session): boolean =>
  isSettled(session) || (session.status === 'signedIn' && session.isRemembered === true);
