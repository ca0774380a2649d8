import { LEADS_PATH, localeSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { readSigned, signedToken } from '../signed-token.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';

const PURPOSE = 'erase a message from the site';

/** The erasure of one message; `locale` is that of its sender, who is answered after it is gone, too. */
const erasureSchema = z.object({ lead: z.string(), locale: localeSchema });
type Erasure = z.infer<typeof erasureSchema>;

/** The address where whoever wrote a message erases it, signed in or not; it is good for nothing else. */
export const erasureAddress = ({ origin, key }: Site, erasure: Erasure): string =>
  `${origin}${LEADS_PATH}?erase=${signedToken(key, PURPOSE, erasure)}`;

/** What a token of ours says; undefined for any other. */
export function readErasure(token: unknown, key: string): Erasure | undefined {
  const said = readSigned(key, PURPOSE, token);
  return said === undefined ? undefined : erasureSchema.parse(said);
}
