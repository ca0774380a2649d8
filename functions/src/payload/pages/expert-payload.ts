import { dateAt, type Locale, type Payloads } from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import { newestFirst } from '../../read-models/catalogue/search/course-search.ts';
import { freeTimes } from '../../read-models/experts/free-times.ts';
import { readPerson } from '../../read-models/experts/read-person.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { categoriesOf } from '../resolve/categories.ts';
import { courseCard } from '../resolve/course-card.ts';
import { expertCard } from '../resolve/experts/expert-card.ts';
import { offeringLine } from '../resolve/offering-line.ts';
import { pageText } from '../resolve/page-text.ts';
import { reviewLine } from '../resolve/resolved-course.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from './site/site-settings.ts';

/** `experts/{id}.json`; undefined when visitors see no such expert. */
export async function expertPayload(
  source: DocumentSource,
  locale: Locale,
  id: string,
  now: Date,
): Promise<Payloads['expert'] | undefined> {
  const [settings, person, { courses }] = await Promise.all([
    siteSettings(source),
    readPerson(source, id, now),
    catalogueModel.read(source),
  ]);
  if (!person) return undefined;
  const isPaused = person.expert.status === 'paused';
  const offered = isPaused ? [] : freeTimes(person, now);
  const offerings = offered.map(({ id: offeringId, offering, starts }) =>
    offeringLine(offeringId, offering, starts, locale),
  );
  const next = offerings.flatMap(({ freeStarts }) => freeStarts[0] ?? []).toSorted((one, other) => one - other)[0];
  const today = dateAt(now, person.expert.timeZone);
  const stays = (person.schedule?.stays ?? []).filter(({ to }) => to >= today);
  const taught = courses.filter(({ instructors }) => instructors.some(({ uid }) => uid === id));
  const categories = categoriesOf(settings);
  return {
    site: sitePayload(settings, locale),
    expert: {
      ...expertCard({ ...person.expert, isVerified: person.isVerified }, next, locale),
      ...(isPaused && { isPaused }),
      ...(stays.length > 0 && { stays }),
      bio: pageText(person.expert.bio, locale),
      offerings,
      reviews: person.reviews.map(reviewLine),
      courses: taught.toSorted(newestFirst).map((course) => courseCard(course, locale, categories)),
    },
  };
}
