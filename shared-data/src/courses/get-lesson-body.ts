import { type LessonBody, type Locale, lessonBodyId, lessonBodySchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** The published course or its author's draft. */
export type CourseCollection = 'courses' | 'courseDrafts';

/** Reads a lesson's text in one language; undefined when there is none. Throws AppError: `no-access` when the lesson is closed to the reader. */
export const getLessonBody = (
  from: CourseCollection,
  courseId: string,
  lessonId: string,
  locale: Locale,
): Promise<LessonBody | undefined> =>
  guarded(async () => {
    const reference = doc(database(), from, courseId, 'bodies', lessonBodyId(lessonId, locale));
    return parseDocument(lessonBodySchema, await getDoc(reference));
  });
