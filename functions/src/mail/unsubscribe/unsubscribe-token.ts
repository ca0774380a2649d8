import { canTurnOff, LOCALES, NOTIFICATION_TYPES } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { readSigned, signedToken } from '../signed-token.ts';

const UNSUBSCRIBE_PATH = '/unsubscribe';

export interface Site {
  origin: string;
  /** The secret that signs links in mails. */
  key: string;
}

const wishSchema = z.object({
  uid: z.string(),
  type: z.union([z.enum(NOTIFICATION_TYPES).check(z.refine(canTurnOff)), z.literal('gathered')]),
  locale: z.enum(LOCALES),
});

/** Who wants no more mail of which type, or none that tells what can wait; the language is that of the mail. */
export type Wish = z.infer<typeof wishSchema>;

const PURPOSE = 'unsubscribe from mail';

/** The address that ends a type of mail for one person, signed in or not; it is good for nothing else. */
export const unsubscribeAddress = ({ origin, key }: Site, wish: Wish): string =>
  `${origin}${UNSUBSCRIBE_PATH}?token=${signedToken(key, PURPOSE, wish)}`;

/** What a token of ours says; undefined for any other, and for one about a type that there is no more. */
export const readToken = (token: unknown, key: string): Wish | undefined =>
  wishSchema.safeParse(readSigned(key, PURPOSE, token)).data;
