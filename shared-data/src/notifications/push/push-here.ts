import { callFunction } from '../../call-function.ts';
import { browserId } from '../../edits/kept/browser-id.ts';

/** How long the site's worker may take to be there, in milliseconds: a first visit registers it after some seconds. */
const PATIENCE_MS = 15_000;

/** Whether this browser can be pushed to at all; on iOS, only a site that is on the home screen can. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The key that browsers subscribe with; null where the site does not push. Throws AppError. */
export const readPushKey = async (): Promise<string | null> =>
  (await callFunction<object, { key: string | null }>('pushKey', {})).key;

/** What came of the wish to be pushed to: the person, or their browser, may not allow it. */
export type PushStart = 'on' | 'denied' | 'unavailable';

/**
 * Pushes to this browser from now on. Browsers ask their person first, and do so only after a click. Throws AppError.
 */
export async function startPush(key: string): Promise<PushStart> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribed(key);
  if (!subscription) return 'unavailable';
  const { endpoint, keys } = subscription.toJSON();
  await callFunction('savePush', { device: browserId(), endpoint, keys });
  return 'on';
}

/** The browser's subscription with a key; undefined where it has no push service, or the site no worker. */
async function subscribed(key: string): Promise<PushSubscription | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (!registration) return undefined;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(wish);
  } catch (error) {
    // One with an earlier key of the site stands in the way.
    const earlier = await registration.pushManager.getSubscription();
    if (!earlier) {
      console.info(error);
      return undefined;
    }
    await earlier.unsubscribe();
    return registration.pushManager.subscribe(wish);
  }
}

/** Pushes to a browser of the person no more, this one unless another is named. Throws AppError. */
export async function endPush(device = browserId()): Promise<void> {
  await callFunction('forgetPush', { device });
  if (device === browserId()) await unsubscribe();
}

/** Ends this browser's own subscription, if it has one, so that its push service takes nothing more for it. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
