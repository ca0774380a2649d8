import { type Course, type Lesson, lessonSchema, versionPath } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads a lesson of the version that a course names; undefined when there is none. Throws AppError. */
export const getLesson = (
  { id, version }: Pick<Course, 'id' | 'version'>,
  lessonId: string,
): Promise<Lesson | undefined> =>
  guarded(async () =>
    parseDocument(lessonSchema, await getDoc(doc(database(), `${versionPath(id, version)}/lessons`, lessonId))),
  );
