import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';

export const CARD_LIMITS = { bio: 1000, languages: 10 } as const;

/** What a person says of themselves to readers, beside the name and the portrait of their account. */
export const cardWordsSchema = z.object({
  bio: l10nText(CARD_LIMITS.bio),
  /** Languages they speak, by their ISO 639 codes. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(CARD_LIMITS.languages)),
});

export type CardWords = z.infer<typeof cardWordsSchema>;

/** A person's public card: `profiles/{uid}`. Its person hides it without losing what it says. */
export const publicCardSchema = z.extend(cardWordsSchema, {
  isShown: z.boolean(),
  rev: z.number(),
  updatedAt: z.optional(instant),
});

export type PublicCard = z.infer<typeof publicCardSchema>;

/** Where a person's card is stored. */
export const cardPath = (uid: string): string => `profiles/${uid}`;

/** The words of a card that readers see; undefined when its person hides it, or it says nothing. */
export function shownWords(card: PublicCard | undefined): CardWords | undefined {
  if (!card?.isShown) return undefined;
  const { bio, languages } = card;
  return bio.ro || bio.en || languages.length > 0 ? { bio, languages } : undefined;
}
