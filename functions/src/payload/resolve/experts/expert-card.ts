import type { ExpertCard, Locale } from '@cursiv/shared-domain';
import type { ListEntry } from '../../../read-models/experts/list/list-entry.ts';
import { expertLine } from './expert-line.ts';
import { topicLines } from './topic-lines.ts';

/** An expert as lists show them, with their next free start in epoch minutes. */
export function expertCard(expert: Omit<ListEntry, 'times'>, next: number | undefined, locale: Locale): ExpertCard {
  const { languages, languageLevels, categoryIds, timeZone, isVerified, ratingAvg, ratingCount } = expert;
  return {
    ...expertLine(expert, locale),
    languages,
    ...(languageLevels && { languageLevels }),
    topics: topicLines(expert.topics, locale),
    categoryIds,
    timeZone,
    isVerified,
    ratingAvg,
    ratingCount,
    ...(next !== undefined && { nextFreeAt: new Date(next * 60_000).toISOString() }),
  };
}
