import { type Course, courseSchema } from '@cursiv/shared-domain';
import { collection, database, getDocs, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads the published courses, newest first. Throws AppError. */
export const getPublishedCourses = (): Promise<Course[]> =>
  guarded(async () => {
    const found = await getDocs(
      query(collection(database(), 'courses'), where('status', '==', 'published'), orderBy('publishedAt', 'desc')),
    );
    return parseDocuments(courseSchema, found.docs);
  });
