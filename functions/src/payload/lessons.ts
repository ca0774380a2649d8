import { type Course, type CourseCard, type Lesson, type Locale, lessonSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from './document-source.ts';
import { allParsed } from './parsed.ts';
import { courseCard } from './resolve/course-card.ts';

/** The lessons of a live course, in no order. */
export const lessonsOf = async (source: DocumentSource, courseId: string): Promise<Lesson[]> =>
  allParsed(lessonSchema, await source.find({ collection: `courses/${courseId}/lessons` }));

/** Cards of courses, each looked up for a free preview among its lessons. */
export const courseCards = (source: DocumentSource, courses: Course[], locale: Locale): Promise<CourseCard[]> =>
  Promise.all(courses.map(async (course) => courseCard(course, await hasFreePreview(source, course.id), locale)));

async function hasFreePreview(source: DocumentSource, courseId: string): Promise<boolean> {
  const collection = `courses/${courseId}/lessons`;
  return (await source.find({ collection, equals: { freePreview: true }, limit: 1 })).length > 0;
}
