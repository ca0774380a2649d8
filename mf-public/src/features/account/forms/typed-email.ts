import { useLocation } from '@cursiv/shared-router';
import * as z from 'zod/mini';

const typedEmailSchema = z.object({ email: z.string() });

/** Data passed from one form to the next in the history entry, not in the address, so that it reaches nobody's log. */
export type TypedEmail = z.infer<typeof typedEmailSchema>;

/** The e-mail address typed on the previous page; empty if none was. */
export function useTypedEmail(): string {
  const { state } = useLocation();
  return typedEmailSchema.safeParse(state).data?.email ?? '';
}
