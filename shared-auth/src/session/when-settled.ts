import { isRecognized, isSettled, type Session } from './session.ts';
import { sessionStore } from './session-store.ts';

/** Waits until the session is as wanted. */
function whenSession(isWanted: (session: Session) => boolean): Promise<Session> {
  return new Promise((resolve) => {
    const present = sessionStore.getState();
    if (isWanted(present)) return resolve(present);
    const stop = sessionStore.subscribe((session) => {
      if (!isWanted(session)) return;
      stop();
      resolve(session);
    });
  });
}

/** Waits until the session can be trusted: confirmed by the service, with the profile's rights known. */
export const whenSettled = (): Promise<Session> => whenSession(isSettled);

/** Waits until the service has said who is signed in. The profile, with their name and rights, may come later. */
export const whenConfirmed = (): Promise<Session> => whenSession(({ status }) => status !== 'unconfirmed');

/** Waits until a person's own pages may show to whoever is signed in. */
export const whenRecognized = (): Promise<Session> => whenSession(isRecognized);
