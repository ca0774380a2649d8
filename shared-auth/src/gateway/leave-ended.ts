import type { Watch } from '@cursiv/shared-data';
import type { UserProfile } from '@cursiv/shared-domain';
import { authService, signOut } from '@cursiv/shared-firebase/auth';

/** Signs this browser out when its session began before the person signed out everywhere. Tokens count whole seconds. */
async function leaveIfOlder(uid: string, endedAt: Date): Promise<void> {
  const user = authService().currentUser;
  if (user?.uid !== uid) return;
  const { authTime } = await user.getIdTokenResult();
  if (Math.floor(endedAt.getTime() / 1000) * 1000 > Date.parse(authTime)) await signOut(authService());
}

/** Watches a profile, and leaves with a session that its person has ended elsewhere. */
export const leavingEnded =
  (uid: string, watch: Watch<UserProfile | undefined>): Watch<UserProfile | undefined> =>
  (watcher) =>
    watch({
      ...watcher,
      next: (profile) => {
        watcher.next(profile);
        // A refused token signs out by itself.
        if (profile?.sessionsEndedAt)
          leaveIfOlder(uid, profile.sessionsEndedAt).catch((error: unknown) => console.info(error));
      },
    });
