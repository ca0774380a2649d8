import {
  collection,
  database,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from '@cursiv/shared-firebase/firestore';
import { guarded } from '../../provider-error.ts';
import { type KeptFields, keepAt } from '../store/kept-documents.ts';
import { lessonNotesFolder, sentAnnouncementsFolder } from './kept-folders.ts';

/** As many announcements of a course as are kept, newest first. */
const MOST_ANNOUNCEMENTS = 50;

const found = (wanted: Query): Promise<KeptFields[]> =>
  guarded(async () => (await getDocs(wanted)).docs.map((snapshot) => ({ id: snapshot.id, fields: snapshot.data() })));

/** Keeps what the learners of a course were told, and what one of them notes in its lessons. Throws AppError. */
export async function keepWords(
  cache: Cache,
  uid: string,
  courseId: string,
  lessonIds: readonly string[],
): Promise<void> {
  const announcements = query(
    collection(database(), 'courses', courseId, 'announcements'),
    ...[where('status', '==', 'sent'), orderBy('sentAt', 'desc'), limit(MOST_ANNOUNCEMENTS)],
  );
  const notes = query(collection(database(), 'users', uid, 'notes'), where('courseId', '==', courseId));
  await keepAt(cache, uid, sentAnnouncementsFolder(courseId), await found(announcements));
  const byLesson = Map.groupBy(await found(notes), ({ fields }) => fields?.lessonId);
  for (const lessonId of lessonIds)
    await keepAt(cache, uid, lessonNotesFolder(uid, courseId, lessonId), byLesson.get(lessonId) ?? []);
}
