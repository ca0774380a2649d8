import { type Course, type Lesson, RATINGS, reviewSchema } from '@cursiv/shared-domain';
import { lessonsOf } from '../catalogue/collect-shard.ts';
import { resourceEntry } from '../catalogue/entries.ts';
import type { DocumentSource } from '../payload/document-source.ts';
import { allParsed } from '../payload/parsed.ts';
import { publishedCourse, publishedResourcesOf } from '../payload/published.ts';
import { inLocales } from '../payload/resolve/page-text.ts';
import type { CourseView, LessonView, ReviewView } from './course-view.ts';

/** Written reviews on a course's page, and how many are looked through for them: some are stars alone. */
const NEWEST_REVIEWS = { shown: 10, read: 50 };

/** Reads what a course's page shows from the documents themselves; undefined when the course is not published. */
export async function collectCourseView(source: DocumentSource, courseId: string): Promise<CourseView | undefined> {
  const course = await publishedCourse(source, courseId);
  if (!course) return undefined;
  const [lessons, resources, counts, newest] = await Promise.all([
    lessonsOf(source, courseId),
    publishedResourcesOf(source, courseId),
    countRatings(source, courseId),
    newestReviews(source, courseId),
  ]);
  const order = course.outline.flatMap(({ lessonIds }) => lessonIds);
  return {
    course: inPublishedLanguages(course),
    lessons: order
      .flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? [])
      .map((it) => lessonView(it, course)),
    resources: resources.flatMap((resource) => resourceEntry(resource) ?? []),
    reviews: { counts, newest },
  };
}

const ofCourse = (courseId: string) => ({ targetKind: 'course', targetId: courseId, status: 'published' });

/** How many published reviews of a course have 1, 2, 3, 4 and 5 stars. */
export const countRatings = (source: DocumentSource, courseId: string): Promise<number[]> =>
  Promise.all(
    RATINGS.map((rating) => source.count({ collection: 'reviews', equals: { ...ofCourse(courseId), rating } })),
  );

async function newestReviews(source: DocumentSource, courseId: string): Promise<ReviewView[]> {
  const documents = await source.find({
    collection: 'reviews',
    equals: ofCourse(courseId),
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: NEWEST_REVIEWS.read,
  });
  return allParsed(reviewSchema, documents)
    .filter(({ text }) => text !== '')
    .filter(
      ({ status, targetKind, targetId }) => status === 'published' && targetKind === 'course' && targetId === courseId,
    )
    .slice(0, NEWEST_REVIEWS.shown)
    .map(({ id, authorName, rating, text, locale, createdAt, updatedAt, reply }) => ({
      id,
      authorName,
      rating,
      text,
      locale,
      createdAt,
      updatedAt,
      ...(reply && { reply }),
    }));
}

const inPublishedLanguages = (course: Course): Course => ({
  ...course,
  title: inLocales(course.title, course.locales),
  subtitle: inLocales(course.subtitle, course.locales),
  description: inLocales(course.description, course.locales),
  outcomes: inLocales(course.outcomes, course.locales),
  outline: course.outline.map((section) => ({ ...section, title: inLocales(section.title, course.locales) })),
});

const lessonView = ({ id, type, title, durationSec, freePreview }: Lesson, course: Course): LessonView => ({
  id,
  type,
  title: inLocales(title, course.locales),
  durationSec,
  freePreview,
});
