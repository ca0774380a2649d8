import { useSyncExternalStore } from 'react';

/** The site must answer within this time, in milliseconds. */
const TIME_OUT_MS = 4_000;

const listeners = new Set<() => void>();
let isStandingIn = false;

function note(now: boolean): void {
  if (now === isStandingIn) return;
  isStandingIn = now;
  for (const listener of listeners) listener();
}

/** The service could not be reached, and what is kept was read instead. */
export const noteStandIn = (): void => note(true);

/** The service has answered. */
export const noteReached = (): void => note(false);

/** Whether what is kept stands in now, as far as this page knows. */
export const isOffline = (): boolean => isStandingIn;

/** Whether the browser says that it has no network, and is right: a site on the same machine needs none. */
export async function hasNoNetwork(): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(TIME_OUT_MS);
    await fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store', signal });
    return false;
  } catch {
    return true;
  }
}

/** Whether there is no connection now: what is kept stands in, or there is no network. */
export const isCutOff = async (): Promise<boolean> => isStandingIn || hasNoNetwork();

const lookAtLoss = async (): Promise<void> => {
  if (await hasNoNetwork()) noteStandIn();
};
const lookAtReturn = async (): Promise<void> => {
  if (!(await hasNoNetwork())) noteReached();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('offline', lookAtLoss);
  addEventListener('online', lookAtReturn);
  void lookAtLoss();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('offline', lookAtLoss);
    removeEventListener('online', lookAtReturn);
  };
}

/** Whether there is no connection, as long as the component is mounted. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
