import * as z from 'zod/mini';
import { PRODUCT } from '../product.ts';
import { instant, requiredText } from '../schema.ts';

/** Role of everybody who registers (spec §3 and §9: `{product}-user`). */
export const DEFAULT_ROLE = `${PRODUCT}-user`;

export const USER_LIMITS = { name: 80, passwordMin: 8, passwordMax: 128, email: 254 } as const;

export const userNameSchema = requiredText(USER_LIMITS.name);
export const emailSchema = z.string().check(z.trim(), z.maxLength(USER_LIMITS.email), z.email());
export const newPasswordSchema = z
  .string()
  .check(z.minLength(USER_LIMITS.passwordMin), z.maxLength(USER_LIMITS.passwordMax));

export const VERIFIED_FLAGS = ['verifiedCreator', 'verifiedExpert', 'verifiedInstructor'] as const;
export type VerifiedFlag = (typeof VERIFIED_FLAGS)[number];
/** What an administrator may switch on another account. */
export const USER_FLAGS = ['isAdmin', ...VERIFIED_FLAGS] as const;
export type UserFlag = (typeof USER_FLAGS)[number];

/** The stored record `users/{uid}` (spec §3). Flags count only when exactly true (spec §5). */
export const userProfileSchema = z.object({
  name: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  role: z.catch(z.string(), DEFAULT_ROLE),
  isAdmin: z.catch(z.boolean(), false),
  verifiedCreator: z.catch(z.boolean(), false),
  verifiedExpert: z.catch(z.boolean(), false),
  verifiedInstructor: z.catch(z.boolean(), false),
  createdAt: z.optional(instant),
  updatedAt: z.optional(instant),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** The in-app user (spec §3). */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  isAdmin: z.boolean(),
  verifiedCreator: z.boolean(),
  verifiedExpert: z.boolean(),
  verifiedInstructor: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

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
