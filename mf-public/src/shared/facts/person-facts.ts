import type { ExpertCard } from '@cursiv/shared-domain';
import { type HeadContext, paths } from '@cursiv/shared-platform';

/** An expert's data for search engines. */
export const personFacts = (
  { id, displayName, headline, languages, topics }: ExpertCard,
  { address }: HeadContext,
) => ({
  '@type': 'Person',
  url: address(paths.expert(id)),
  name: displayName,
  jobTitle: headline.text,
  knowsLanguage: languages,
  knowsAbout: topics.map(({ text }) => text),
});
