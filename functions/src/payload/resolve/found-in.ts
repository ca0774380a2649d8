import type { FoundIn, Locale } from '@cursiv/shared-domain';
import type { Match } from '../../read-models/catalogue/search/match.ts';

/** Fields that a card shows in the language it is in. */
const SHOWN = ['title', 'subtitle', 'category'];

/** Where a search met an entry, unless its card, which is shown in `shown`, says so itself. */
export function foundIn(match: Match | undefined, shown: Locale): FoundIn | undefined {
  if (!match) return undefined;
  const { field, text, locale } = match.where;
  if (SHOWN.includes(field) && locale === shown) return undefined;
  return { field, text, ...(locale && { locale }) };
}
