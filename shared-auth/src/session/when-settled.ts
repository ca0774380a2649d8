import { isSettled, type Session } from './session.ts';
import { sessionStore } from './session-store.ts';

/** Waits until the session can be trusted: confirmed by the service, with the profile's rights known. */
export function whenSettled(): Promise<Session> {
  return new Promise((resolve) => {
    const present = sessionStore.getState();
    if (isSettled(present)) return resolve(present);
    const stop = sessionStore.subscribe((session) => {
      if (!isSettled(session)) return;
      stop();
      resolve(session);
    });
  });
}
