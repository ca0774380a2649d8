import { userProfileSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** A stored profile with its document's id, as administrators list them. */
export const userAccountSchema = z.extend(userProfileSchema, { id: z.string() });
export type UserAccount = z.infer<typeof userAccountSchema>;
