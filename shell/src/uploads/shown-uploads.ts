import type { sessionStore } from '@cursiv/shared-auth';
import { shownList } from '@cursiv/shared-platform/shell';
import { isUnderWay, type UploadRecord } from './upload-record.ts';

/** The uploads of everybody who uses this browser; the tray names none but the signed-in person's. */
export const allUploads = shownList<UploadRecord>();

/** The question whether uploads may end, while it waits for its answer. */
export const questions = shownList<(mayEnd: boolean) => void>();

let sessions: typeof sessionStore;

/** Takes the session from the shell's start, so that the first page need not have it as a piece of its own. */
export function follow(store: typeof sessionStore): void {
  sessions = store;
}

/** The present session, to be followed. */
export const presentSession = {
  subscribe: (listener: () => void) => sessions.subscribe(listener),
  get: () => sessions.getState(),
};

/** The signed-in person. Only a confirmed one counts: a hint from the last visit has no token. */
export function person(): string | undefined {
  const session = sessions.getState();
  return session.status === 'signedIn' ? session.user.id : undefined;
}

/** The uploads of the signed-in person. */
export const ownUploads = (records: readonly UploadRecord[]): UploadRecord[] => {
  const uid = person();
  return records.filter((record) => record.uid === uid);
};

/** Asks the person whether their uploads under way may end; true at once when there are none. */
export async function askToEnd(): Promise<boolean> {
  if (!ownUploads(allUploads.list()).some(isUnderWay)) return true;
  const mayEnd = await new Promise<boolean>((answer) => questions.show([answer]));
  questions.show([]);
  return mayEnd;
}
