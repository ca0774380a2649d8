import { type CardWords, LOCALES, type PublicCard, tidiedLines } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** A card as it is typed: the text of both languages, empty when missing. */
export const cardValuesSchema = z.object({
  bio: z.object({ ro: z.string(), en: z.string() }),
  languages: z.array(z.string()),
  isShown: z.boolean(),
});
export type CardValues = z.infer<typeof cardValuesSchema>;

/** A stored card, or none, as it is typed. Who writes their first one wants it shown. */
export const cardValues = (card: PublicCard | undefined): CardValues => ({
  bio: { ro: card?.bio.ro ?? '', en: card?.bio.en ?? '' },
  languages: card?.languages ?? [],
  isShown: card?.isShown ?? true,
});

/** The words of a card as they are stored: tidy, and without the language in which nothing is said. */
export const cardWords = ({ bio, languages }: CardValues): CardWords => ({
  bio: Object.fromEntries(
    LOCALES.map((locale) => [locale, tidiedLines(bio[locale])] as const).filter(([, text]) => text),
  ),
  languages,
});
