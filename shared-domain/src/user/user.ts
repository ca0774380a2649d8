import { PRODUCT } from '../product.ts';

/** Role of everybody who registers (spec §3 and §9: `{product}-user`). */
export const DEFAULT_ROLE = `${PRODUCT}-user`;

export const USER_LIMITS = { name: 80, passwordMin: 8, passwordMax: 128, email: 254 } as const;

export const VERIFIED_FLAGS = ['verifiedCreator', 'verifiedExpert', 'verifiedInstructor'] as const;

export type VerifiedFlag = (typeof VERIFIED_FLAGS)[number];

/** The rights that an administrator may switch on another account. */
export const USER_FLAGS = ['isAdmin', ...VERIFIED_FLAGS] as const;

export type UserFlag = (typeof USER_FLAGS)[number];

export const USER_STATUSES = ['active', 'suspended'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

/** The longest reason for suspending an account; its person reads it in a mail. */
export const MAX_SUSPENSION_REASON = 500;

/** The in-app user (spec §3). */
export interface User extends Record<UserFlag, boolean> {
  id: string;
  email: string;
  name: string;
  role: string;
}

/** Whether a right of a stored profile has effect: those of a suspended account have none. */
export const hasRight = (profile: { [Field in UserFlag | 'status']?: unknown }, flag: UserFlag): boolean =>
  profile[flag] === true && profile.status !== 'suspended';

/** Whether a value stored outside the program is a user. */
export function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email, name, role, ...flags } = value as Record<string, unknown>;
  const isText = [id, email, name, role].every((text) => typeof text === 'string');
  return isText && id !== '' && USER_FLAGS.every((flag) => typeof flags[flag] === 'boolean');
}

/** A user as set at once after sign-in, before the profile is read: default role, no rights (spec §4). */
export function defaultUser(id: string, email: string, name: string): User {
  return {
    id,
    email,
    name,
    role: DEFAULT_ROLE,
    isAdmin: false,
    verifiedCreator: false,
    verifiedExpert: false,
    verifiedInstructor: false,
  };
}
