import type { Locale } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import * as z from 'zod/mini';
import { readSigned, signedToken } from '../signed-token.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';

const PURPOSE = 'accept an invitation to the site';

const invitedSchema = z.object({ invitation: z.string() });

/** The address where whoever was invited accepts; it is good for nothing else. When it ends stands in the invitation. */
export const invitationAddress = ({ origin, key }: Site, invitation: string, locale: Locale): string =>
  `${origin}${locale === 'en' ? '/en' : ''}${paths.invitation()}?token=${signedToken(key, PURPOSE, { invitation })}`;

/** The id of the invitation that a token of ours names; undefined for any other. */
export function readInvitationToken(token: string, key: string): string | undefined {
  const said = readSigned(key, PURPOSE, token);
  return said === undefined ? undefined : invitedSchema.parse(said).invitation;
}
