import { toAppError, type Watch } from '@cursiv/shared-data';
import type { UserProfile } from '@cursiv/shared-domain';
import type { Identity } from './auth-gateway.ts';

const load = () => import('./stored-profiles.ts');

let loading: ReturnType<typeof load> | undefined;

/** The database's code, which is large: it comes while the sign-in service says whose the session is. A file that did not come is asked for once more. */
function stored(): ReturnType<typeof load> {
  loading ??= load()
    .catch(load)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** A watch that begins when the database's code has come. */
const watch =
  (uid: string): Watch<UserProfile | undefined> =>
  (watcher) => {
    let isWanted = true;
    let stop: (() => void) | undefined;
    stored().then(
      ({ watchProfile }) => {
        if (isWanted) stop = watchProfile(uid)(watcher);
      },
      (error: unknown) => isWanted && watcher.fail(toAppError(error)),
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  };

/** The stored profiles (spec §7). Each call may throw an AppError. */
export const profiles = {
  watch,
  get: async (uid: string) => (await stored()).getProfile(uid),
  createIfMissing: async ({ uid, email, name }: Identity) => (await stored()).createProfileIfMissing(uid, email, name),
  saveName: async (uid: string, name: string) => (await stored()).saveProfileName(uid, name),
  /** Drops what the database's client remembers; what was never loaded remembers nothing. */
  forget: async () => (await loading)?.closeDatabase(),
};
