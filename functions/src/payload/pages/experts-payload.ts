import { type ExpertsPayload, type Locale, parseExpertQuery } from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import { expertsModel } from '../../read-models/experts/experts-model.ts';
import { searchExperts } from '../../read-models/experts/list/search-experts.ts';
import { nextStart } from '../../read-models/experts/list/start-runs.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { expertCard } from '../resolve/experts/expert-card.ts';
import { topicIds, topicNames } from '../resolve/experts/topic-names.ts';
import { facets } from '../resolve/facets.ts';
import { pageText } from '../resolve/page-text.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { paged } from './paged.ts';
import { siteSettings } from './site/site-settings.ts';

/** `experts.json?{query}`: one page of the listed experts who match the query, each with their next free time. */
export async function expertsPayload(
  source: DocumentSource,
  locale: Locale,
  parameters: URLSearchParams,
  now: Date,
): Promise<ExpertsPayload> {
  const query = parseExpertQuery(parameters);
  const [settings, experts, courses] = await Promise.all([
    siteSettings(source),
    expertsModel.read(source, now),
    query.course === undefined ? [] : catalogueModel.read(source).then((catalogue) => catalogue.courses),
  ]);
  const course = courses.find(({ id }) => id === query.course);
  const result = searchExperts(experts, query, { locale, now, topicIds, course });
  const { here, ...place } = paged(result.found, query.page);
  return {
    site: sitePayload(settings, locale),
    ...place,
    everything: experts.length,
    experts: here.map((expert) => expertCard(expert, nextStart(expert.times, now), locale)),
    facets: {
      topic: facets(result.counts.topic, query.topic, topicNames(experts, locale)),
      language: facets(result.counts.language, query.language),
    },
    ...(course && { course: { id: course.id, title: pageText(course.title, locale) } }),
  };
}
