import {
  type CardWords,
  type CourseInstructorLine,
  type Locale,
  type Payloads,
  pictureAddress,
} from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import { coursePageModel } from '../../read-models/course-page/course-page-model.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { categoriesOf } from '../resolve/categories.ts';
import { courseCard } from '../resolve/course-card.ts';
import { pageText } from '../resolve/page-text.ts';
import { resolvedCourse } from '../resolve/resolved-course.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { relatedCourses } from './related-courses.ts';
import { siteSettings } from './site/site-settings.ts';

/** `courses/{id}.json`; undefined when no such course is published. */
export async function coursePayload(
  source: DocumentSource,
  locale: Locale,
  id: string,
): Promise<Payloads['course'] | undefined> {
  const view = await coursePageModel.read(source, id);
  if (!view) return undefined;
  const [settings, catalogue] = await Promise.all([siteSettings(source), catalogueModel.read(source)]);
  const categories = categoriesOf(settings);
  const related = relatedCourses(catalogue, view.course).map((course) => courseCard(course, locale, categories));
  const instructors = view.course.instructors.map(({ uid, name, photo, isVerified = false, card }) => ({
    uid,
    name,
    isVerified,
    ...(photo && { photo: pictureAddress(photo) }),
    ...(card && cardLines(card, locale)),
    isExpert: catalogue.experts.some((expert) => expert.id === uid),
  }));
  const course = { ...resolvedCourse(view, locale, categories), instructors, related };
  return { site: sitePayload(settings, locale), course };
}

/** What a card says, in the page's language where it says it there. */
function cardLines({ bio, languages }: CardWords, locale: Locale): Pick<CourseInstructorLine, 'bio' | 'languages'> {
  const text = pageText(bio, locale);
  return { ...(text.text && { bio: text }), ...(languages.length > 0 && { languages }) };
}
