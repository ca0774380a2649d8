import { forgetSession } from '@cursiv/shared-data/forget-session';
import type { AuthUser } from '@cursiv/shared-firebase/auth';

/** How long a sign-out waits for a token that has to be renewed first, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Takes this browser out of the list of the devices of who is signing out, and of those that are pushed to. Their token is taken while they
 * are signed in; the requests go on by themselves.
 */
export async function withdrawSession(user: Pick<AuthUser, 'getIdToken'> | null): Promise<void> {
  if (!user || !navigator.onLine) return;
  const token = user.getIdToken();
  const withdrawn = [
    token.then(forgetSession),
    import('@cursiv/shared-data/signed-in').then(({ unsubscribe }) => unsubscribe()),
  ];
  for (const one of withdrawn) one.catch((error: unknown) => console.info(error));
  await Promise.race([token.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
