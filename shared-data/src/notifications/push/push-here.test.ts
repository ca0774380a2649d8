import { startPush, unsubscribe } from './push-here.ts';

/** A browser whose person answers so, and whose push service does so. */
function browser(permission: NotificationPermission, pushManager: Partial<PushManager> = {}) {
  const asked: string[] = [];
  const registration = { pushManager: { getSubscription: async () => null, ...pushManager } };
  Object.assign(globalThis, {
    Notification: {
      requestPermission: async () => {
        asked.push('permission');
        return permission;
      },
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return asked;
}

const refused = () => Promise.reject(new DOMException('no push service', 'AbortError'));

describe('push in this browser', () => {
  it('is not begun where its person says no', async () => {
    const subscribe = jest.fn();
    expect(browser('denied', { subscribe })).toEqual([]);
    expect(await startPush('key')).toBe('denied');
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('is not available where the browser has no push service', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const asked = browser('granted', { subscribe: refused });
    expect(await startPush('key')).toBe('unavailable');
    expect(asked).toEqual(['permission']);
  });

  it('ends at the push service, too', async () => {
    const end = jest.fn(async () => true);
    browser('granted', { getSubscription: async () => ({ unsubscribe: end }) as unknown as PushSubscription });
    await unsubscribe();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('has nothing to end where there is no worker', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
    await expect(unsubscribe()).resolves.toBeUndefined();
  });
});
