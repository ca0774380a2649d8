import { instant } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** How a person signs in, as the sign-in service says: what `knownSignIns/{uid}` remembers of it. */
export const signInsSchema = z.object({
  email: z.optional(z.string()),
  /** Whether the address is proven. */
  isProven: z.boolean(),
  /** Such as `password` and `google.com`. */
  providers: z.array(z.string()),
  /** When the password was set; absent without one. */
  passwordAt: z.optional(instant),
  /** When Google was found to have become one of several ways. */
  googleSince: z.optional(instant),
});

export type SignIns = z.infer<typeof signInsSchema>;

export const knownSignInsPath = (uid: string): string => `knownSignIns/${uid}`;
