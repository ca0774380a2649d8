import type { User } from '@cursiv/shared-domain';

/** A user as a stored profile says that was read without its schema, which comes with the session's code: of each field only what is of its type. */
export function statedUser(user: User, profile: Readonly<Record<string, unknown>>): User {
  const { id, email, ...open } = user;
  const stated = Object.entries(open).filter(
    ([field, value]) => profile[field] && typeof profile[field] === typeof value,
  );
  return { ...user, ...Object.fromEntries(stated.map(([field]) => [field, profile[field]])) };
}
