import { sessionStore } from '@cursiv/shared-auth';
import { hasStoredSession, lastKeeper } from '@cursiv/shared-data/keeper';
import { whenIdle } from '@cursiv/shared-ui';

/** Loaded once something is kept. */
const kept = () => import('@cursiv/shared-data/kept');

const failed = (error: unknown) => console.info('What is kept for offline stays as it is', error);

/** The person who is signed in; null when nobody is, undefined while that is not known. */
function settledUid(): string | null | undefined {
  const session = sessionStore.getState();
  if (session.status === 'unconfirmed') return undefined;
  return session.status === 'signedIn' ? session.user.id : null;
}

/** What was kept here by somebody who is no longer signed in goes. */
async function forgetOthers(): Promise<void> {
  // A sign-out shows first, and then removes what the service has stored.
  await Promise.resolve();
  const [uid, owner] = [settledUid(), lastKeeper()];
  if (uid === undefined || owner === undefined || uid === owner) return;
  // A session whose code could not be loaded has not ended.
  if (uid === null && hasStoredSession()) return;
  await (await kept()).forgetKept();
}

async function refresh(): Promise<void> {
  const owner = lastKeeper();
  if (owner === undefined || settledUid() !== owner) return;
  await (await kept()).refreshKept(owner);
}

/** After a failure, the next try comes after this time in milliseconds, and after twice as long with every further one. */
const AGAIN_MS = 5_000;

let isFollowing = false;

/**
 * Looks after what is kept on this device, as long as the document lives: it is brought up to date once the page is idle and when the
 * connection is back, and goes with the session of its owner.
 */
export function followKept(): void {
  if (isFollowing) return;
  isFollowing = true;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(again);
    try {
      await refresh();
      failures = 0;
    } catch (error) {
      failed(error);
      again = setTimeout(look, AGAIN_MS * 2 ** failures);
      failures += 1;
    }
  };
  void forgetOthers().catch(failed);
  sessionStore.subscribe(() => void forgetOthers().catch(failed));
  addEventListener('online', look);
  whenIdle(look);
}
