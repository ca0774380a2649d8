import { type Course, type CourseStatus, courseSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** The published courses of everybody, in one state or any, the latest version first; for administrators. */
export const allCourses = (status: CourseStatus | undefined): DocumentList<Course> =>
  documentList(courseSchema, () =>
    query(
      collection(database(), 'courses'),
      ...(status ? [where('status', '==', status)] : []),
      orderBy('publishedAt', 'desc'),
    ),
  );
