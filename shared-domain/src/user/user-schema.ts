import * as z from 'zod/mini';
import { instant } from '../schema.ts';
import { isEmailAddress } from './email-address.ts';
import { DEFAULT_ROLE, USER_STATUSES } from './user.ts';

export const emailSchema = z.string().check(z.trim(), z.refine(isEmailAddress));

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
  /** The terms of use that held when the person registered, by their day; absent before there were any. */
  termsVersion: z.catch(z.optional(z.string()), undefined),
  /** The path of their portrait. */
  photo: z.catch(z.optional(z.string()), undefined),
  /** A suspended account cannot sign in, and its rights have no effect. Functions alone change this; absent while active. */
  status: z.catch(z.optional(z.enum(USER_STATUSES)), undefined),
  /** Why an administrator suspended it. */
  suspension: z.catch(z.optional(z.object({ reason: z.string() })), undefined),
  /** When the person signed out everywhere; sessions that began before are over. Functions alone change this. */
  sessionsEndedAt: z.catch(z.optional(instant), undefined),
  /**
   * Whether they have ever owned a draft, been asked for a session, asked for one from a lesson, and noted something. Functions say so;
   * absent before they have looked.
   */
  hasDrafts: z.catch(z.optional(z.boolean()), undefined),
  hasRequests: z.catch(z.optional(z.boolean()), undefined),
  hasBooked: z.catch(z.optional(z.boolean()), undefined),
  hasNotes: z.catch(z.optional(z.boolean()), undefined),
  createdAt: z.optional(instant),
  updatedAt: z.optional(instant),
});

export type UserProfile = z.infer<typeof userProfileSchema>;
