import type { ExpertCard } from '@cursiv/shared-domain';
import { matchesQuery } from '@cursiv/shared-domain';

export const EXPERT_ORDERS = ['next', 'rating', 'name'] as const;
type ExpertOrder = (typeof EXPERT_ORDERS)[number];

export interface ExpertFilter {
  query: string;
  topic?: string | undefined;
  language?: string | undefined;
  order: ExpertOrder;
}

/** ISO 8601 instants compare as text; experts without a free time come last. */
const NEVER = '9999';

const compare: Record<ExpertOrder, (one: ExpertCard, other: ExpertCard) => number> = {
  next: (one, other) => (one.nextFreeAt ?? NEVER).localeCompare(other.nextFreeAt ?? NEVER),
  rating: (one, other) => other.ratingAvg - one.ratingAvg || other.ratingCount - one.ratingCount,
  name: (one, other) => one.displayName.localeCompare(other.displayName, 'ro'),
};

/** The experts who match every part of the filter, in the chosen order. */
export const filterExperts = (
  experts: readonly ExpertCard[],
  { query, topic, language, order }: ExpertFilter,
): ExpertCard[] =>
  experts
    .filter(
      (expert) =>
        (!topic || expert.topics.some(({ id }) => id === topic)) &&
        (!language || expert.languages.includes(language)) &&
        matchesQuery(query, [expert.displayName, expert.headline.text, ...expert.topics.map(({ text }) => text)]),
    )
    .sort(compare[order]);
