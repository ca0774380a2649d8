import type { DocumentSource } from '../../store/document-source.ts';
import { collectCourseView } from './collect-course-view.ts';
import { type CourseView, courseViewPath, unpackCourseView } from './course-view.ts';

/**
 * What a course's page shows: one read of the stored view, otherwise from its documents. Undefined unless the course is
 * published.
 */
export async function readCourseView(source: DocumentSource, courseId: string): Promise<CourseView | undefined> {
  const stored = await source.get(courseViewPath(courseId));
  if (!stored) return collectCourseView(source, courseId);
  const { bytes } = stored.fields;
  return bytes instanceof Uint8Array ? unpackCourseView(bytes) : undefined;
}
