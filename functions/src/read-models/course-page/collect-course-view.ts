import type { Course, Lesson, Review } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { resourceEntry } from '../catalogue/entries.ts';
import { inLocales } from '../in-locales.ts';
import { newestReviews } from '../newest-reviews.ts';
import { lessonsOf, publishedCourse, publishedResourcesOf } from '../published.ts';
import { countRatings } from '../ratings/count-ratings.ts';
import type { CourseView, LessonView, ReviewView } from './course-view.ts';

/** The most written reviews on a course's page. */
const SHOWN_REVIEWS = 10;

/** Reads what a course's page shows from the documents themselves; undefined unless the course is published. */
export async function collectCourseView(source: DocumentSource, courseId: string): Promise<CourseView | undefined> {
  const course = await publishedCourse(source, courseId);
  if (!course) return undefined;
  const target = { targetKind: 'course', targetId: courseId } as const;
  const [lessons, resources, counts, newest] = await Promise.all([
    lessonsOf(source, course),
    publishedResourcesOf(source, course),
    countRatings(source, target),
    newestReviews(source, target, SHOWN_REVIEWS),
  ]);
  const order = course.outline.flatMap(({ lessonIds }) => lessonIds);
  return {
    course: inPublishedLanguages(course),
    lessons: order
      .flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? [])
      .map((it) => lessonView(it, course)),
    resources: resources.flatMap((resource) => resourceEntry(resource) ?? []),
    reviews: { counts, newest: newest.map(reviewView) },
  };
}

const reviewView = ({ id, authorName, rating, text, locale, createdAt, updatedAt, reply }: Review): ReviewView => ({
  id,
  authorName,
  rating,
  text,
  locale,
  createdAt,
  updatedAt,
  ...(reply && { reply }),
});

const inPublishedLanguages = (course: Course): Course => ({
  ...course,
  title: inLocales(course.title, course.locales),
  subtitle: inLocales(course.subtitle, course.locales),
  description: inLocales(course.description, course.locales),
  outcomes: inLocales(course.outcomes, course.locales),
  outline: course.outline.map((unit) => ({ ...unit, title: inLocales(unit.title, course.locales) })),
});

const lessonView = ({ id, type, title, durationSec, freePreview }: Lesson, course: Course): LessonView => ({
  id,
  type,
  title: inLocales(title, course.locales),
  durationSec,
  freePreview,
});
