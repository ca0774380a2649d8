import {
  type AccountPreferences,
  plainFields,
  preferencesPath,
  preferencesSchema,
  type UserProfile,
  unreadPath,
  userProfileSchema,
  type WatchedAhead,
} from '@cursiv/shared-domain';
import type { ReadersDatabase } from './as-reader.ts';

interface OwnAhead {
  profile: UserProfile;
  preferences: AccountPreferences;
  /** Both, and how much is unread, by their paths. */
  watched: Record<string, WatchedAhead>;
}

const fieldsIn = (watched: WatchedAhead | undefined) => plainFields(watched?.documents[0]?.fields);

/** What every page of a person listens to. */
export async function ownAhead(database: ReadersDatabase, uid: string): Promise<OwnAhead> {
  const paths = [`users/${uid}`, preferencesPath(uid), unreadPath(uid)];
  const answers = await Promise.all(paths.map((path) => database.watch(path)));
  const [profile, preferences] = answers;
  return {
    profile: userProfileSchema.parse(fieldsIn(profile)),
    preferences: preferencesSchema.parse(fieldsIn(preferences)),
    watched: Object.fromEntries(paths.flatMap((path, at) => (answers[at] ? [[path, answers[at]]] : []))),
  };
}
