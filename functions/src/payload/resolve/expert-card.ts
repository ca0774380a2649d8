import type { ExpertCard, Locale } from '@cursiv/shared-domain';
import { nextFreeAt } from '../../read-models/experts/free-times.ts';
import type { Person } from '../../read-models/experts/person.ts';
import { expertLine } from './expert-line.ts';
import { topicLines } from './topic-lines.ts';

/** What a list of experts shows of one. */
export function expertCard(person: Person, now: Date, locale: Locale): ExpertCard {
  const { expert, isVerified } = person;
  const { languages, categoryIds, timeZone, ratingAvg, ratingCount } = expert;
  const next = nextFreeAt(person, now);
  return {
    ...expertLine(expert, locale),
    languages,
    topics: topicLines(expert.topics, locale),
    categoryIds,
    timeZone,
    isVerified,
    ratingAvg,
    ratingCount,
    ...(next && { nextFreeAt: next.toISOString() }),
  };
}
