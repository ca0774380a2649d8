import { type Enrollment, enrollmentId, enrollmentSchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads a person's enrolment in a course; undefined when there is none. Throws AppError. */
export const getEnrollment = (uid: string, courseId: string): Promise<Enrollment | undefined> =>
  guarded(async () =>
    parseDocument(enrollmentSchema, await getDoc(doc(database(), 'enrollments', enrollmentId(uid, courseId)))),
  );
