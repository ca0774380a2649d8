import { attemptSchema, enrollmentId, enrollmentSchema, userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';
import { rosterEntry } from './roster-entry.ts';

/** Whom a course's roster is about to name. */
export interface Learner {
  uid: string;
  courseId: string;
}

/** Makes a learner's line in a course's roster what the documents say; who has left, or has no profile any more, has none. */
export const keepRosterEntry = (store: DocumentStore, { uid, courseId }: Learner): Promise<void> =>
  store.transact(async (transaction) => {
    const line = `courses/${courseId}/learners/${uid}`;
    const path = `enrollments/${enrollmentId(uid, courseId)}`;
    const enrollment = parsed(enrollmentSchema, await transaction.get(path));
    const profile = parsed(userProfileSchema, await transaction.get(`users/${uid}`));
    const passed = await transaction.find({ collection: `${path}/attempts`, equals: { status: 'passed' } });
    const quizzes = new Set(allParsed(attemptSchema, passed).map(({ lessonId }) => lessonId));
    const entry = enrollment && profile && rosterEntry(enrollment, profile.name, quizzes.size);
    if (entry) transaction.set(line, entry);
    else transaction.delete(line);
  });

/** Puts the roster of a course in order: a line for everybody who learns, and no other. */
export async function recountRoster(store: DocumentStore, courseId: string): Promise<void> {
  const enrollments = await store.find({ collection: 'enrollments', equals: { courseId } });
  const lines = await store.find({ collection: `courses/${courseId}/learners` });
  const uids = new Set([...enrollments.map(({ fields }) => String(fields.uid)), ...lines.map(({ id }) => id)]);
  for (const uid of uids) await keepRosterEntry(store, { uid, courseId });
}
