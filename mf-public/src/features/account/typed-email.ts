import { useLocation } from '@cursiv/shared-router';
import * as z from 'zod/mini';

const typedEmailSchema = z.object({ email: z.string() });

/** What goes along from one form to the next, in the history entry and not in the address: nobody else's log should have it. */
export type TypedEmail = z.infer<typeof typedEmailSchema>;

/** The e-mail address that was typed on the page before; empty when none was. */
export function useTypedEmail(): string {
  const { state } = useLocation();
  return typedEmailSchema.safeParse(state).data?.email ?? '';
}
