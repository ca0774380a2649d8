import { type Course, courseSchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads `courses/{courseId}`. Throws AppError: `no-access` when it is closed to the reader or does not exist. */
export const getCourse = (courseId: string): Promise<Course | undefined> =>
  guarded(async () => parseDocument(courseSchema, await getDoc(doc(database(), 'courses', courseId))));
