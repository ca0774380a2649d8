import type { Course, CoursePage, Lesson, LessonLine, Locale } from '@cursiv/shared-domain';
import type { CourseEntry, ResourceEntry } from '../../catalogue/entries.ts';
import { courseCard } from './course-card.ts';
import { inLocales, pageLines, pageText } from './page-text.ts';
import { resourceCard } from './resource-card.ts';

/** A course's own page: its outline names lessons but holds nothing of their content. */
export function coursePage(
  course: Course,
  entry: CourseEntry,
  lessons: Lesson[],
  resources: ResourceEntry[],
  locale: Locale,
): CoursePage {
  const { ownerUid, version, locales, baseLocale } = course;
  const lines = new Map(lessons.map((lesson) => [lesson.id, lessonLine(lesson, course, locale)]));
  return {
    ...courseCard(entry, locale),
    enrollmentCount: course.enrollmentCount,
    ownerUid,
    version,
    description: pageText(inLocales(course.description, locales), locale, baseLocale),
    outcomes: pageLines(inLocales(course.outcomes, locales), locale, baseLocale),
    outline: course.outline.map(({ sectionId, title, lessonIds }) => ({
      id: sectionId,
      title: pageText(inLocales(title, locales), locale, baseLocale),
      lessons: lessonIds.flatMap((id) => lines.get(id) ?? []),
    })),
    resources: resources.map((resource) => resourceCard(resource, locale)),
  };
}

const lessonLine = (
  { id, title, type, durationSec, freePreview }: Lesson,
  course: Course,
  locale: Locale,
): LessonLine => ({
  id,
  title: pageText(inLocales(title, course.locales), locale, course.baseLocale),
  type,
  durationSec,
  freePreview,
});
