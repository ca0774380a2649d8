/** Entry of local storage with the id of the person; the document's own script knows its name. */
const KEY = 'cursiv:kept';

/**
 * The person who keeps courses in this browser, as long as they are signed in: the session's cookie goes with the session. Undefined
 * without one, and on the server.
 */
export function keeper(): string | undefined {
  try {
    const uid = localStorage.getItem(KEY);
    return uid && document.cookie.split('; ').includes(`auth-user-id=${uid}`) ? uid : undefined;
  } catch {
    return undefined;
  }
}

/** Who has kept something here, signed in or not; undefined when nobody has. */
export function lastKeeper(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes that a person keeps courses here; undefined when nobody does any more. */
export function noteKeeper(uid: string | undefined): void {
  if (uid === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, uid);
}

/** Whether the authentication service would restore a session at the next load, whatever became of this page's. */
export const hasStoredSession = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser'));
