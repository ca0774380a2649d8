import type { Expert, ExpertCard, Locale } from '@cursiv/shared-domain';
import { pageLines, pageText } from './page-text.ts';

/** What the list of experts shows of one. */
export function expertCard(expert: Expert, locale: Locale): ExpertCard {
  const { id, displayName, languages, categoryIds, timeZone, ratingAvg, ratingCount } = expert;
  return {
    id,
    displayName,
    headline: pageText(expert.headline, locale),
    bio: pageText(expert.bio, locale),
    languages,
    topics: pageLines(expert.topics, locale).items,
    categoryIds,
    timeZone,
    ratingAvg,
    ratingCount,
  };
}
