import * as z from 'zod/mini';
import { instant, requiredText } from '../schema.ts';
import { isEmailAddress } from './email-address.ts';
import { DEFAULT_ROLE, USER_LIMITS } from './user.ts';

export const userNameSchema = requiredText(USER_LIMITS.name);

export const emailSchema = z.string().check(z.trim(), z.refine(isEmailAddress));

export const newPasswordSchema = z
  .string()
  .check(z.minLength(USER_LIMITS.passwordMin), z.maxLength(USER_LIMITS.passwordMax));

/** The stored record `users/{uid}` (spec §3). Flags count only when exactly true (spec §5). */
export const userProfileSchema = z.object({
  name: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  role: z.catch(z.string(), DEFAULT_ROLE),
  isAdmin: z.catch(z.boolean(), false),
  verifiedCreator: z.catch(z.boolean(), false),
  verifiedExpert: z.catch(z.boolean(), false),
  verifiedInstructor: z.catch(z.boolean(), false),
  /** The keys by which administrators find the person; a trigger updates them with the name and the e-mail address. */
  searchKeys: z.catch(z.optional(z.array(z.string())), undefined),
  createdAt: z.optional(instant),
  updatedAt: z.optional(instant),
});

export type UserProfile = z.infer<typeof userProfileSchema>;
