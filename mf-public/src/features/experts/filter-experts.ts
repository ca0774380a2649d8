import type { ExpertCard } from '@cursiv/shared-domain';
import { matchesQuery } from '@cursiv/shared-domain';

export interface ExpertFilter {
  query: string;
  topic?: string | undefined;
  language?: string | undefined;
}

/** The experts who meet every part of the filter, in their order. */
export const filterExperts = (experts: readonly ExpertCard[], { query, topic, language }: ExpertFilter): ExpertCard[] =>
  experts.filter(
    (expert) =>
      (!topic || expert.topics.includes(topic)) &&
      (!language || expert.languages.includes(language)) &&
      matchesQuery(query, [expert.displayName, expert.headline.text, ...expert.topics]),
  );
