import { type SessionList, sessionListSchema, sessionsPath } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../../call-function.ts';
import { browserId } from '../../edits/kept/browser-id.ts';
import { type Watch, watchDocument } from '../../watch.ts';

/** Watches where a person is signed in; undefined before that was noted anywhere. */
export const watchSessions = (uid: string): Watch<SessionList | undefined> =>
  watchDocument(sessionListSchema, () => doc(database(), sessionsPath(uid)));

/** Whether an entry of that list is this browser's. */
export const isThisBrowser = (id: string): boolean => id === browserId();

/** Notes that the present person uses this browser now; false before they have a profile. Throws AppError. */
export const noteSession = async (): Promise<boolean> =>
  (await callFunction<object, { isNoted: boolean }>('noteSession', { id: browserId() })).isNoted;
