import type { Locale, Payloads } from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import { newestFirst } from '../../read-models/catalogue/search/course-search.ts';
import { expertsModel } from '../../read-models/experts/experts-model.ts';
import { freeTimes } from '../../read-models/experts/free-times.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { courseCard } from '../resolve/course-card.ts';
import { reviewLine } from '../resolve/course-page.ts';
import { expertCard } from '../resolve/expert-card.ts';
import { offeringLine } from '../resolve/offering-line.ts';
import { pageText } from '../resolve/page-text.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from './site-settings.ts';

/** `experts/{id}.json`; undefined when no such expert is listed. */
export async function expertPage(
  source: DocumentSource,
  locale: Locale,
  id: string,
  now: Date,
): Promise<Payloads['expert'] | undefined> {
  const [settings, people, { courses }] = await Promise.all([
    siteSettings(source),
    expertsModel.read(source, now),
    catalogueModel.read(source),
  ]);
  const person = people.find(({ expert }) => expert.id === id);
  if (!person) return undefined;
  const taught = courses.filter(({ instructors }) => instructors.some(({ uid }) => uid === id));
  return {
    site: sitePayload(settings, locale),
    expert: {
      ...expertCard(person, now, locale),
      bio: pageText(person.expert.bio, locale),
      offerings: freeTimes(person, now).map(({ id: offeringId, offering, starts }) =>
        offeringLine(offeringId, offering, starts, locale),
      ),
      reviews: person.reviews.map(reviewLine),
      courses: taught.toSorted(newestFirst).map((course) => courseCard(course, locale)),
    },
  };
}
