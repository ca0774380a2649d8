import { authService } from '@cursiv/shared-firebase/auth';

/** How long a sign-out waits for the answer, in milliseconds: the request carries a token that is gone afterwards, and its code may have to be fetched. */
const PATIENCE_MS = 2_000;

/** Takes this browser out of the list of the person's devices, and of those that are pushed to. The request carries their token, so it starts before they are signed out. */
export async function withdrawSession(): Promise<void> {
  if (!authService().currentUser || !navigator.onLine) return;
  const asked = import('@cursiv/shared-data')
    .then(({ forgetSession, unsubscribe }) => Promise.allSettled([forgetSession(), unsubscribe()]))
    .catch((error: unknown) => console.info(error));
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
