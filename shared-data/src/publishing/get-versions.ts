import {
  type Captions,
  type CourseVersion,
  captionsSchema,
  courseVersionSchema,
  type LessonBody,
  lessonBodySchema,
  type QuizKey,
  quizKeySchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, getDoc, getDocs, limit, orderBy, query } from '@cursiv/shared-firebase/firestore';
import { parseDocument, parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Versions that are listed at most. */
const LISTED = 50;

const versions = (courseId: string) => collection(database(), 'courses', courseId, 'versions');

/** Reads the versions of an author's own course, the latest first. Throws AppError. */
export const getVersions = (courseId: string): Promise<CourseVersion[]> =>
  guarded(async () => {
    const snapshot = await getDocs(query(versions(courseId), orderBy('version', 'desc'), limit(LISTED)));
    return parseDocuments(courseVersionSchema, snapshot.docs);
  });

/** Reads one version of an author's own course. Throws AppError. */
export const getVersion = (courseId: string, version: number): Promise<CourseVersion | undefined> =>
  guarded(async () => parseDocument(courseVersionSchema, await getDoc(doc(versions(courseId), String(version)))));

/** Reads every lesson text of a version of an author's own course. Throws AppError. */
export const getVersionBodies = (courseId: string, version: number): Promise<LessonBody[]> =>
  guarded(async () => {
    const snapshot = await getDocs(collection(doc(versions(courseId), String(version)), 'bodies'));
    return parseDocuments(lessonBodySchema, snapshot.docs);
  });

/** Reads every quiz of a version of an author's own course, with its answers. Throws AppError. */
export const getVersionQuizzes = (courseId: string, version: number): Promise<QuizKey[]> =>
  guarded(async () => {
    const snapshot = await getDocs(collection(doc(versions(courseId), String(version)), 'quizKeys'));
    return parseDocuments(quizKeySchema, snapshot.docs);
  });

/** Reads the captions that were being written when a version of an author's own course was made. Throws AppError. */
export const getVersionCaptions = (courseId: string, version: number): Promise<Captions[]> =>
  guarded(async () => {
    const snapshot = await getDocs(collection(doc(versions(courseId), String(version)), 'captions'));
    return parseDocuments(captionsSchema, snapshot.docs);
  });
