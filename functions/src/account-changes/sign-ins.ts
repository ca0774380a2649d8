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

/** An account of the sign-in service, and when anything last happened to it. */
interface SeenAccount {
  uid: string;
  movedAt: Date;
}

/** What is asked of the sign-in service. */
export interface SignInService {
  /** Undefined when there is no such account. */
  read(uid: string): Promise<SignIns | undefined>;
  /** All accounts, page by page. */
  list(page: string | undefined): Promise<{ accounts: SeenAccount[]; next: string | undefined }>;
}
