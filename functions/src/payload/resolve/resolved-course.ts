import type { Categories, CoursePayload, Locale, PageText, ReviewLine } from '@cursiv/shared-domain';
import { courseEntryOf } from '../../read-models/catalogue/entries.ts';
import type { CourseView, ReviewView } from '../../read-models/course-page/course-view.ts';
import { courseCard } from './course-card.ts';
import { pageLines, pageText } from './page-text.ts';
import { resourceCard } from './resource-card.ts';

/**
 * A course's own data, without related courses: its outline names the lessons but contains nothing of their content.
 */
export function resolvedCourse(
  view: CourseView,
  locale: Locale,
  categories: Categories,
): Omit<CoursePayload, 'related' | 'instructors'> {
  const { course, lessons, resources, reviews } = view;
  const text = (value: CourseView['course']['title']): PageText => pageText(value, locale, course.baseLocale);
  const lines = new Map(lessons.map((lesson) => [lesson.id, { ...lesson, title: text(lesson.title) }]));
  return {
    ...courseCard(courseEntryOf(course, lessons), locale, categories),
    enrollmentCount: course.enrollmentCount,
    ownerUid: course.ownerUid,
    version: course.version,
    description: text(course.description),
    outcomes: pageLines(course.outcomes, locale, course.baseLocale),
    outline: course.outline.map(({ sectionId, title, lessonIds }) => ({
      id: sectionId,
      title: text(title),
      lessons: lessonIds.flatMap((id) => lines.get(id) ?? []),
    })),
    resources: resources.map((resource) => resourceCard(resource, locale, categories)),
    reviews: { counts: reviews.counts, newest: reviews.newest.map(reviewLine) },
  };
}

/** A review as everybody may read it. */
export const reviewLine = ({
  createdAt,
  updatedAt,
  reply,
  id,
  authorName,
  rating,
  text,
  locale,
}: ReviewView): ReviewLine => ({
  id,
  authorName,
  rating,
  text,
  locale,
  createdAt: createdAt.toISOString(),
  isEdited: updatedAt > createdAt,
  ...(reply && { reply: { text: reply.text, locale: reply.locale } }),
});
