import type { Watch } from '@cursiv/shared-data';
import { AppError, type UserProfile } from '@cursiv/shared-domain';
import { aheadShown } from '@cursiv/shared-firebase';
import type { AuthGateway } from './auth-gateway.ts';

/** The code of the stored profile, with its schema: a session is confirmed without it. A file that did not come is asked for once more. */
const load = async () => {
  await aheadShown();
  return import('./stored-profile.ts').catch(() => import('./stored-profile.ts'));
};

/** The gateway's calls about the stored profile. */
export const profileCalls: Pick<AuthGateway, 'saveName' | 'getProfile' | 'createProfileIfMissing' | 'watchProfile'> = {
  saveName: async (uid, name) => (await load()).saveProfileName(uid, name),
  getProfile: async (uid) => (await load()).getProfile(uid),
  createProfileIfMissing: async ({ uid, email, name }) => (await load()).createProfileIfMissing(uid, email, name),
  watchProfile:
    (uid): Watch<UserProfile | undefined> =>
    (watcher) => {
      let isWanted = true;
      let stop: (() => void) | undefined;
      load().then(
        ({ watchProfile }) => {
          if (isWanted) stop = watchProfile(uid)(watcher);
        },
        (cause: unknown) => watcher.fail(new AppError('offline', 'the profile’s code has not come', { cause })),
      );
      return () => {
        isWanted = false;
        stop?.();
      };
    },
};
