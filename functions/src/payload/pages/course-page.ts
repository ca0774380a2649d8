import type { Locale, Payloads } from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import { coursePageModel } from '../../read-models/course-page/course-page-model.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { courseCard } from '../resolve/course-card.ts';
import { coursePage as resolved } from '../resolve/course-page.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { relatedCourses } from './related-courses.ts';
import { siteSettings } from './site-settings.ts';

/** `courses/{id}.json`; undefined when no such course is published. */
export async function coursePage(
  source: DocumentSource,
  locale: Locale,
  id: string,
): Promise<Payloads['course'] | undefined> {
  const view = await coursePageModel.read(source, id);
  if (!view) return undefined;
  const [settings, catalogue] = await Promise.all([siteSettings(source), catalogueModel.read(source)]);
  const related = relatedCourses(catalogue, view.course).map((course) => courseCard(course, locale));
  const instructors = view.course.instructors.map(({ uid, name }) => ({
    uid,
    name,
    isExpert: catalogue.experts.some((expert) => expert.id === uid),
  }));
  return { site: sitePayload(settings, locale), course: { ...resolved(view, locale), instructors, related } };
}
