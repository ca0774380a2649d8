import {
  type CardWords,
  type Course,
  cardPath,
  courseInstructorSchema,
  courseSchema,
  hasRight,
  publicCardSchema,
  shownWords,
} from '@cursiv/shared-domain';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';

/** Who is shown as an instructor of a course: its author, and verified instructors who have agreed with whom they were named by. */
export async function liveInstructors(
  transaction: Pick<DocumentTransaction, 'get' | 'find'>,
  courseId: string,
  ownerUid: string,
  namedBy = ownerUid,
): Promise<Course['instructors']> {
  const places = allParsed(
    courseInstructorSchema,
    await transaction.find({ collection: 'courseInstructors', equals: { courseId, status: 'accepted' } }),
  );
  const agreed = places
    .filter((place) => place.ownerUid === namedBy && place.uid !== ownerUid)
    .toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime());
  const people = await Promise.all([ownerUid, ...agreed.map(({ uid }) => uid)].map((uid) => shown(transaction, uid)));
  return people.filter(({ uid, isVerified }) => uid === ownerUid || isVerified);
}

async function shown(reader: Pick<DocumentTransaction, 'get'>, uid: string): Promise<Course['instructors'][number]> {
  const { fields = {} } = (await reader.get(`users/${uid}`)) ?? {};
  const { name = '', photo, status } = fields;
  const card = status === 'suspended' ? undefined : await cardOf(reader, uid);
  return {
    uid,
    name: String(name),
    ...(typeof photo === 'string' && photo && { photo }),
    isVerified: hasRight(fields, 'verifiedInstructor'),
    ...(card && { card }),
  };
}

const cardOf = async (reader: Pick<DocumentTransaction, 'get'>, uid: string): Promise<CardWords | undefined> =>
  shownWords(parsed(publicCardSchema, await reader.get(cardPath(uid))));

/** Brings the instructors of a published course up to date; one without changes is not written. */
export const keepInstructors = (store: DocumentStore, courseId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `courses/${courseId}`;
    const course = parsed(courseSchema, await transaction.get(path));
    if (!course) return;
    const instructors = await liveInstructors(transaction, courseId, course.ownerUid);
    if (JSON.stringify(instructors) !== JSON.stringify(course.instructors)) transaction.update(path, { instructors });
  });

/** Brings the courses that somebody wrote or teaches up to date with their name, their rights and their card. */
export async function keepInstructorsOf(store: DocumentStore, uid: string): Promise<void> {
  const [written, taught] = await Promise.all([
    store.find({ collection: 'courses', equals: { ownerUid: uid } }),
    store.find({ collection: 'courseInstructors', equals: { uid, status: 'accepted' } }),
  ]);
  const courseIds = new Set([...written.map(({ id }) => id), ...taught.map(({ fields }) => String(fields.courseId))]);
  for (const courseId of courseIds) await keepInstructors(store, courseId);
}
