import type { User } from './user.ts';
import type { UserProfile } from './user-schema.ts';

/** The user enriched from the stored profile: role, admin flag, verified flags and name (spec §4). */
export function enrichUser(user: User, profile: UserProfile): User {
  const { role, isAdmin, verifiedCreator, verifiedExpert, verifiedInstructor } = profile;
  return {
    ...user,
    name: profile.name || user.name,
    role,
    isAdmin,
    verifiedCreator,
    verifiedExpert,
    verifiedInstructor,
  };
}
