import { type Course, courseSchema } from '@cursiv/shared-domain';
import { readDocument } from '../reading/read-document.ts';

/** Reads `courses/{courseId}`. Throws AppError: `no-access` when it is closed to the reader or does not exist. */
export const getCourse = (courseId: string): Promise<Course | undefined> =>
  readDocument(courseSchema, `courses/${courseId}`);
