import type { FoundIn, Locale } from '@cursiv/shared-domain';
import type { Match } from '../../read-models/catalogue/search/found-by.ts';

/** Fields that a card shows, in its language. */
const SHOWN = ['title', 'subtitle', 'category'];

/** The field in which a search found an entry, unless the entry's card, in the language `shown`, already shows it. */
export function foundIn(match: Match | undefined, shown: Locale): FoundIn | undefined {
  const where = match?.where();
  if (!where) return undefined;
  const { field, text, locale } = where;
  if (SHOWN.includes(field) && locale === shown) return undefined;
  return { field, text, ...(locale && { locale }) };
}
