import type { User } from '@cursiv/shared-domain';
import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { sessionStore } from './session-store.ts';

/** The session, kept up to date. A page from the server begins as for a visitor and updates at once. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, sessionStore.getInitialState);

/** The confirmed user; undefined while nobody is signed in, or not yet. */
export function useOptionalUser(): User | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : undefined;
}

/** The confirmed user of a page behind the `auth` guard. Throws elsewhere; use `useOptionalUser` there. */
export function useUser(): User {
  const user = useOptionalUser();
  if (!user) throw new Error('useUser() without a signed-in user');
  return user;
}
